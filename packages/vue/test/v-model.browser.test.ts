import { Pagination, type UsePaginationReturn } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { h, ref } from 'vue'
import Corrected from './fixtures/corrected.vue'
import Models from './fixtures/models.vue'
import Modifiers from './fixtures/modifiers.vue'
import { find, list, mount, next, pageList, use } from './mount'

describe('v-model', () => {
  test('v-model:page and v-model:page-size work in both directions', async () => {
    const container = mount(Models)
    const input = find(container, 'input') as HTMLInputElement
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')

    await userEvent.click(next(container))
    expect(input.value).toBe('4')
    await userEvent.fill(input, '7')
    expect(list(container)).toBe('1 … 6 [7] 8 9 10')

    await userEvent.click(find(container, '#larger'))
    expect((find(container, 'select') as HTMLSelectElement).value).toBe('20')
    expect(list(container)).toBe('1 2 3 [4] 5')
    await userEvent.selectOptions(find(container, 'select'), '10')
    expect(list(container)).toBe('1 2 3 [4] 5 … 10')
  })

  test('v-model:page can start undefined', async () => {
    const page = ref<number>()
    const container = mount(() =>
      h(
        Pagination.Root,
        { count: 50, page: page.value, 'onUpdate:page': (next: number) => (page.value = next) },
        pageList,
      ),
    )
    expect(list(container)).toBe('[1] 2 3 4 5')
    await userEvent.click(next(container))
    expect(page.value).toBe(2)
    expect(list(container)).toBe('1 [2] 3 4 5')
  })

  test('emits update:page-size, page-size-change, update:page, page-change and pagination-change, in this order', async () => {
    const emitted: unknown[] = []
    const log = (name: string) => (value: unknown) => emitted.push([name, value])
    let pagination: UsePaginationReturn | undefined
    const container = mount(() =>
      h(
        Pagination.Root,
        {
          count: 100,
          defaultPage: 5,
          onPageChange: log('page-change'),
          onPageSizeChange: log('page-size-change'),
          onPaginationChange: log('pagination-change'),
          'onUpdate:page': log('update:page'),
          'onUpdate:pageSize': log('update:page-size'),
        },
        () => h(use((context) => (pagination = context))),
      ),
    )
    pagination?.value.setPageSize(20)
    expect(emitted).toEqual([
      ['update:page-size', 20],
      ['page-size-change', { page: 3, pageSize: 20 }],
      ['update:page', 3],
      ['page-change', { page: 3, pageSize: 20 }],
      ['pagination-change', { page: 3, pageSize: 20, reason: 'api' }],
    ])
    // A DOM event with the same name from an element inside isn't the pagination's.
    find(container, 'nav').dispatchEvent(new CustomEvent('page-change'))
    expect(emitted).toHaveLength(5)
  })

  test('modifiers of v-model don’t become attributes, and page and page size stay numbers', async () => {
    const container = mount(Modifiers)
    expect(find(container, 'nav').getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope'])
    await userEvent.click(next(container))
    expect(list(container)).toBe('1 2 3 [4] 5 … 10')
    expect(find(container, 'output').textContent).toBe('4')
  })

  test('@page-out-of-range corrects v-model:page', async () => {
    const container = mount(Corrected)
    expect(find(container, 'output').textContent).toBe('9')
    await expect.poll(() => find(container, 'output').textContent).toBe('5')
    expect(list(container)).toBe('1 2 3 4 [5]')
  })
})
