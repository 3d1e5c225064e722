import { takeConsole } from '@dogear/contract'
import type { UsePaginationReturn } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { computed, nextTick, ref, shallowRef } from 'vue'
import Models from './fixtures/models.vue'
import { click, find, list, mount, mountRoot, next, pageList, use } from './mount'

/** Mounts a Root, and returns its context. */
function mountContext(props: () => object): UsePaginationReturn {
  let context!: UsePaginationReturn
  mountRoot(props, () => use((pagination) => (context = pagination)))
  return context
}

describe('v-model', () => {
  test('works in both directions, with modifiers, which don’t become attributes', async () => {
    const container = mount(Models)
    const input = find(container, 'input') as HTMLInputElement
    const select = find(container, 'select') as HTMLSelectElement
    expect(find(container, 'nav').getAttributeNames().sort()).toEqual(['aria-label', 'data-part', 'data-scope'])
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')

    await click(next(container))
    expect(input.value).toBe('4')
    expect(list(container)).toBe('1 2 3 [4] 5 … 10')
    await userEvent.fill(input, '7')
    expect(list(container)).toBe('1 … 6 [7] 8 9 10')

    await click(find(container, '#larger'))
    expect(select.value).toBe('20')
    expect(list(container)).toBe('1 2 3 [4] 5')
    await userEvent.selectOptions(select, '10')
    expect(list(container)).toBe('1 2 3 [4] 5 … 10')
  })

  test('can start undefined', async () => {
    const page = ref<number>()
    const write = (next: number) => (page.value = next)
    const container = mountRoot(() => ({ count: 50, page: page.value, 'onUpdate:page': write }), pageList)
    expect(list(container)).toBe('[1] 2 3 4 5')
    await click(next(container))
    expect(page.value).toBe(2)
    expect(list(container)).toBe('1 [2] 3 4 5')
  })

  test('is corrected by @page-out-of-range', async () => {
    const page = ref(9)
    const write = (next: number) => (page.value = next)
    const onPageOutOfRange = (details: { page: number }) => write(details.page)
    const propsOf = () => ({ count: 50, page: page.value, 'onUpdate:page': write, onPageOutOfRange })
    const container = mountRoot(propsOf, pageList)
    expect(page.value).toBe(9)
    await expect.poll(() => page.value).toBe(5)
    await nextTick()
    expect(list(container)).toBe('1 2 3 4 [5]')
  })
})

describe('two models', () => {
  type Change = { page?: number; pageSize?: number }

  /** `write` receives what the models set to, and `passed` returns what the parent passes then. */
  const mountModels = (write: (change: Change) => void, passed: () => object) =>
    mountContext(() => ({
      count: 100,
      'onUpdate:page': (page: number) => write({ page }),
      'onUpdate:pageSize': (pageSize: number) => write({ pageSize }),
      ...passed(),
    }))

  test('that are both written, or refused, don’t warn', async () => {
    const state = shallowRef({ page: 5, pageSize: 10 })
    const write = (change: Change) => (state.value = { ...state.value, ...change })
    // As a route's query has it.
    const written = mountModels(write, () => ({ ...state.value, pageSize: `${state.value.pageSize}` }))
    written.setPageSize(20)
    await nextTick()
    expect(written.value).toMatchObject({ page: 3, pageSize: 20 })
    expect(takeConsole().filter((text) => !text.includes('Invalid `pageSize`'))).toEqual([])
    // Changes one of them.
    written.setPage(4)
    await nextTick()
    const title = ref(1)
    const refuse = () => title.value++
    const refused = mountModels(refuse, () => ({ page: 5, pageSize: 10, title: `${title.value}` }))
    refused.setPageSize(20)
    await nextTick()
  })

  test('of which only one is a model don’t warn when the parent changes the other', async () => {
    const state = shallowRef({ page: 5, pageSize: 10 })
    const context = mountModels(
      () => {},
      () => ({ ...state.value, 'onUpdate:pageSize': undefined }),
    )
    context.setPageSize(20)
    state.value = { page: 5, pageSize: 20 }
    await nextTick()
    expect(context.value).toMatchObject({ page: 5, pageSize: 20 })
  })

  test('on one query warn once that the page size is lost', async () => {
    // As in a router, where the second navigation cancels the first.
    const query = shallowRef<Change>({ page: 5 })
    let navigation = query.value
    const passed = computed(() => ({ page: query.value.page ?? 1, pageSize: query.value.pageSize ?? 10 }))
    const write = (change: Change) => {
      navigation = { ...query.value, ...change }
      Promise.resolve(navigation).then((next) => {
        if (next === navigation) query.value = next
      })
    }
    const pagination = mountModels(write, () => passed.value)
    pagination.setPageSize(20)
    await expect.poll(() => pagination.value.page).toBe(3)
    expect(pagination.value.pageSize).toBe(10)
    expect(takeConsole()).toEqual([
      'warn: [dogear] Page 3 and page size 20 were requested together, but only the page was passed back. Two `v-model`s ' +
        'that write the same URL overwrite each other. Pass `navigate`, or write both values in `@pagination-change`.',
    ])
    pagination.setPageSize(25)
    await expect.poll(() => pagination.value.page).toBe(1)
  })
})

test.for<[listener: string, isHeard: boolean]>([
  ['onUpdate:page', true],
  ['onPageChange', true],
  ['onPaginationChange', true],
  ['onUpdate:pageSize', false],
  ['onPageSizeChange', false],
])(
  'a Root with a page warns that nobody hears of another one, unless it has a listener for that: %s',
  ([name, isHeard]) => {
    // Another page for each, because each message appears once.
    const page = 50 + name.length
    mountContext(() => ({ count: 1000, page, [name]: () => {} })).goToNextPage()
    expect(takeConsole()).toEqual(isHeard ? [] : [expect.stringContaining(`page ${page} stays. Pass \`onPageChange\``)])
  },
)
