import { Pagination, type PaginationChangeDetails } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, nextTick, ref } from 'vue'
import Corrected from './fixtures/corrected.vue'
import Flags from './fixtures/flags.vue'
import { find, list, mount, next, pageList } from './mount'

describe('boolean options', () => {
  const root = (container: Element, index: number) => container.querySelectorAll('nav')[index] as HTMLElement

  test('are true as attributes without a value', () => {
    const container = mount(Flags, undefined, { flags: true })
    expect(root(container, 0).hasAttribute('data-busy')).toBe(true)
    expect(container.querySelectorAll('nav:first-of-type [data-part]:not([data-disabled])')).toHaveLength(1)
    expect(list(root(container, 1))).toBe('1 2 [3] 4 …')
    expect(root(container, 0).getAttributeNames()).not.toContain('busy')
  })

  test('aren’t set if they are omitted', () => {
    const container = mount(Flags)
    expect(list(root(container, 0))).toBe('1 2 [3] …')
    expect(root(container, 0).hasAttribute('data-busy')).toBe(false)
    expect(root(container, 0).querySelector('[data-part=next-trigger]')?.ariaDisabled).toBeNull()
  })
})

describe('events', () => {
  test('@pagination-change and the callback are called once each, with the reason', async () => {
    const onPaginationChange = vi.fn()
    const container = mount(() => h(Pagination.Root, { count: 50, onPaginationChange }, pageList))
    await userEvent.click(next(container))
    const details: PaginationChangeDetails = { page: 2, pageSize: 10, reason: 'next-trigger' }
    expect(onPaginationChange.mock.calls).toEqual([[details]])
  })

  test('@page-out-of-range corrects v-model:page', async () => {
    const container = mount(Corrected)
    expect(find(container, 'output').textContent).toBe('9')
    await expect.poll(() => find(container, 'output').textContent).toBe('5')
    expect(list(container)).toBe('1 2 3 4 [5]')
  })

  test('with `navigate`, a page is shown only once it is passed', async () => {
    const page = ref(2)
    const navigate = vi.fn()
    const Routed = defineComponent(
      () => () =>
        h(
          Pagination.Root,
          { count: 50, page: page.value, getPageUrl: ({ page }: { page: number }) => `#${page}`, navigate },
          pageList,
        ),
    )
    const container = mount(Routed)
    await userEvent.click(next(container))
    expect(navigate.mock.calls.map(([url]) => url)).toEqual(['#3'])
    expect(list(container)).toBe('1 [2] 3 4 5')
    page.value = 3
    await nextTick()
    expect(list(container)).toBe('1 2 [3] 4 5')
  })
})
