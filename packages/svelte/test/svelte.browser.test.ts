import { inOneSpelling } from '@dogear/contract/golden'
import type { Pagination, UsePaginationProps } from '@dogear/svelte'
import { type Component, flushSync, mount as mountComponent, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import AsChild from './fixtures/as-child.svelte'
import Bound from './fixtures/bound.svelte'
import Controlled from './fixtures/controlled.svelte'
import Filtered from './fixtures/filtered.svelte'
import Leaving from './fixtures/leaving.svelte'
import Plain from './fixtures/plain.svelte'
import PropGetters from './fixtures/prop-getters.svelte'
import { reactive } from './fixtures/reactive.svelte'
import Refs from './fixtures/refs.svelte'

const said: string[] = []

beforeEach(() => {
  for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...words) => said.push(words.join(' ')))
  }
})

afterEach(() => {
  vi.restoreAllMocks()
  expect(said.splice(0)).toEqual([])
})

describe('bind:page and bind:pageSize', () => {
  test('go both ways', async () => {
    const { container, app } = mount(Bound, { count: 100, start: { page: 3, pageSize: 10 } })
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')
    await click(container, 'next-trigger')
    expect(app.shared.page).toBe(4)
    app.shared.page = 7
    flushSync()
    expect(list(container)).toBe('1 … 6 [7] 8 9 10')
    app.shared.pageSize = 20
    flushSync()
    expect(list(container)).toBe('1 2 3 4 [5]')
    await click(container, 'prev-trigger')
    expect(app.shared.page).toBe(4)
  })

  test('start undefined, and are written when a callback would be called, not on mount', async () => {
    const onPageChange = vi.fn()
    const props = reactive({ count: 50, onPageChange, pageSize: undefined })
    const { container, app } = mount(Bound, props)
    expect(app.shared).toMatchObject({ page: undefined, pageSize: undefined })
    await click(container, 'next-trigger')
    expect(app.shared).toMatchObject({ page: 2, pageSize: undefined })
    expect(list(container)).toBe('1 [2] 3 4 5')
    props.count = 10
    flushSync()
    expect(list(container)).toBe('[1]')
    expect(app.shared.page).toBe(2)
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
  })

  test('go both ways where they start undefined too, whatever stood there before', async () => {
    const { container, app } = mount(Bound, { count: 50 })
    await click(container, 'next-trigger')
    for (const page of [5, 2, 4, undefined]) {
      app.shared.page = page
      flushSync()
      expect(current(container)).toBe(String(page ?? 4))
    }
    await click(container, 'next-trigger')
    expect(app.shared.page).toBe(5)
    app.shared.page = 2
    flushSync()
    await click(container, 'next-trigger')
    expect([app.shared.page, current(container)]).toEqual([3, '3'])
  })

  test('are written before the callback is called', async () => {
    const seen: unknown[] = []
    const see = (details: object) => seen.push([{ ...app.shared }, details])
    const { container, app } = mount(Bound, {
      count: 100,
      defaultPage: 5,
      onPageChange: see,
      onPageSizeChange: see,
    })
    await userEvent.click(find(container, '#larger'))
    expect(seen).toEqual([
      [
        { page: undefined, pageSize: 20 },
        { page: 3, pageSize: 20 },
      ],
      [
        { page: 3, pageSize: 20 },
        { page: 3, pageSize: 20 },
      ],
    ])
    app.shared.pageSize = 10
    flushSync()
    expect(list(container)).toBe('1 … 4 [5] 6 … 10')
  })

  test('a function binding is strict control', async () => {
    const ask = vi.fn()
    const props = reactive({ count: 50, page: 2, ask })
    const { container } = mount(Controlled, props)
    await click(container, 'next-trigger')
    await click(container, 'next-trigger')
    expect(ask.mock.calls).toEqual([[3], [3]])
    expect(list(container)).toBe('1 [2] 3 4 5')
    props.page = 3
    flushSync()
    expect(list(container)).toBe('1 2 [3] 4 5')
  })

  test('a function binding that starts without a page controls it as soon as it answers with another', async () => {
    const props = reactive<{ count: number; page: number | undefined; ask: (page: number | undefined) => void }>({
      count: 50,
      page: undefined,
      ask: (page) => {
        props.page = Math.min(page ?? 1, 3)
      },
    })
    const { container } = mount(Controlled, props)
    await userEvent.click(find(container, '[data-index="5"]'))
    expect(list(container)).toBe('1 2 [3] 4 5')
    await click(container, 'next-trigger')
    expect(list(container)).toBe('1 2 [3] 4 5')
  })

  test('a function binding that agrees first and refuses then has the page that it holds shown', async () => {
    const props = reactive<{ count: number; page: number | undefined; ask: (page: number | undefined) => void }>({
      count: 50,
      page: undefined,
      ask: (page) => {
        if (page === 3) props.page = page
      },
    })
    const { container } = mount(Controlled, props)
    await userEvent.click(find(container, '[data-index="3"]'))
    await click(container, 'next-trigger')
    expect(list(container)).toBe('1 2 [3] 4 5')
  })

  test('a function binding that gives nothing leaves the page to the pagination', async () => {
    const ask = vi.fn()
    const props = reactive<{ count: number; page: number | undefined; ask: typeof ask }>({
      count: 50,
      page: undefined,
      ask,
    })
    const { container } = mount(Controlled, props)
    await click(container, 'next-trigger')
    await click(container, 'next-trigger')
    expect(ask.mock.calls).toEqual([[2], [3]])
    for (const [page, shown] of [
      [2, 2],
      [3, 3],
      [undefined, 3],
    ]) {
      props.page = page
      flushSync()
      expect(current(container)).toBe(String(shown))
    }
  })

  test('a plain page sets the page each time it changes', async () => {
    const props = reactive({ count: 50, page: 2 })
    const { container } = mount(Plain, props)
    await click(container, 'next-trigger')
    expect(list(container)).toBe('1 2 [3] 4 5')
    props.count = 60
    flushSync()
    expect(list(container)).toBe('1 2 [3] 4 5 6')
    props.page = 5
    flushSync()
    expect(list(container)).toBe('1 2 3 4 [5] 6')
    props.page = 2
    flushSync()
    expect(list(container)).toBe('1 [2] 3 4 5 6')
  })

  test('a page that nobody binds is kept with the page size it was asked at', async () => {
    const props = reactive({ count: 100, pageSize: 10 })
    const { container } = mount(Plain, props)
    await click(container, 'next-trigger')
    await click(container, 'next-trigger')
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')
    props.pageSize = 20
    flushSync()
    expect(list(container)).toBe('1 [2] 3 4 5')
    props.pageSize = 10
    flushSync()
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')
  })
})

describe('usePagination', () => {
  const kinds: Record<string, (options: UsePaginationProps) => UsePaginationProps | (() => UsePaginationProps)> = {
    'a function': (options) => () => ({ ...options }),
    'an object of getters': (options) => ({
      get count() {
        return options.count
      },
      get page() {
        return options.page
      },
    }),
  }

  test.for(Object.entries(kinds))('takes %s, which stays live', async ([, create]) => {
    const options = reactive<UsePaginationProps>({ count: 20 })
    const { container } = mount(PropGetters, { options: create(options) })
    expect(list(container)).toBe('[1] 2')
    await click(container, 'next-trigger')
    options.count = 100
    flushSync()
    expect(list(container)).toBe('1 [2] 3 4 5 … 10')
    options.page = 5
    flushSync()
    expect(list(container)).toBe('1 … 4 [5] 6 … 10')
  })

  test('takes an object, and no options', async () => {
    const { container } = mount(PropGetters, { options: { count: 20, type: 'link', getPageUrl: () => '#here' } })
    expect(list(container)).toBe('[1] 2')
    expect(find(container, '[data-index="2"]').getAttribute('href')).toBe('#here')
    expect(mount(PropGetters, {}).app.api().pages).toEqual([])
  })

  test('two requests in one tick add up, and are shown once', () => {
    const { container, app } = mount(PropGetters, { options: { count: 100 } })
    const { goToNextPage } = app.api()
    goToNextPage()
    goToNextPage()
    expect(app.api().page).toBe(3)
    expect(current(container)).toBe('1')
    flushSync()
    expect(current(container)).toBe('3')
  })

  test('the callback that is called is the latest one given, and a new one renders nothing', async () => {
    const itemLabel = vi.fn(() => '')
    const props = reactive({ count: 50, translations: { itemLabel }, onPageChange: () => {} })
    const { container } = mount(Plain, props)
    const onPageChange = vi.fn()
    itemLabel.mockClear()
    props.onPageChange = onPageChange
    flushSync()
    expect(itemLabel).not.toHaveBeenCalled()
    await click(container, 'next-trigger')
    expect(onPageChange).toHaveBeenCalledOnce()
  })

  test('an effect that makes a request does not run again for its answer', async () => {
    const props = reactive({ count: 50, query: '' })
    const { container } = mount(Filtered, props)
    await click(container, 'next-trigger')
    props.query = 'a'
    flushSync()
    expect(current(container)).toBe('1')
    await click(container, 'next-trigger')
    expect(current(container)).toBe('2')
  })
})

describe('bind:ref', () => {
  test('gives the element of every part, of a child too, and null once it is gone', () => {
    const props = reactive({ items: [1, 2] })
    const { container, app } = mount(Refs, props)
    const parts = [...container.querySelectorAll('[data-part]')]
    expect(parts).toHaveLength(9)
    expect(new Set(Object.values(app.refs))).toEqual(new Set(parts))
    expect(app.refs.last).toBe(find(container, 'b[data-part=last-trigger]'))
    props.items = [2]
    flushSync()
    expect([app.refs[1], app.refs[2]]).toEqual([null, find(container, '[data-index="2"]')])
  })
})

describe('attributes', () => {
  test("the caller's attributes win but for the part's name, and what is undefined is not given", () => {
    const { container } = mount(Plain, {
      'aria-label': 'results',
      'data-part': 'mine',
      class: ['a', { b: true, c: false }],
      style: 'margin: 0px',
      id: undefined,
      ids: { root: 'list' },
    })
    const { attributes } = find(container, 'nav')
    expect(Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]))).toEqual({
      'data-scope': 'pagination',
      'data-part': 'root',
      'aria-label': 'results',
      class: 'a b',
      style: 'margin: 0px;',
      id: 'list',
    })
  })

  test("the caller's click handler runs first, the latest one given, and can veto", async () => {
    const order: string[] = []
    const props = reactive<{
      note: (word: string) => void
      given: Pagination.NextTriggerProps
      onPageChange: () => void
    }>({
      note: () => {},
      given: {},
      onPageChange: () => order.push('page change'),
    })
    const { container } = mount(AsChild, props)
    props.note = (word) => order.push(word)
    flushSync()
    order.length = 0
    await userEvent.click(find(container, '#child'))
    expect(order).toEqual(['child', 'part', 'page change'])
  })
})

describe('asChild', () => {
  test('renders the child with the attributes of the part and of the caller', () => {
    const { container } = mount(AsChild, {
      note: () => {},
      class: ['pages'],
      given: { class: ['part', { never: false }], style: 'color: red', title: 'part', lang: undefined },
      own: { class: { own: true }, style: 'margin: 0px', title: undefined, lang: 'en', 'data-part': 'mine' },
    })
    const [section] = find(container, 'section').outerHTML.split('>')
    expect(inOneSpelling(`${section}>`)).toBe(
      inOneSpelling('<section data-scope="pagination" data-part="root" aria-label="pagination" class="pages">'),
    )
    expect(inOneSpelling(find(container, 'b').outerHTML)).toBe(
      inOneSpelling(
        '<b data-scope="pagination" data-part="next-trigger" id="child" aria-label="next page" type="button" class="part own" style="color: red; margin: 0px;" title="part" lang="en">Next</b>',
      ),
    )
  })

  test('attachments of the part and of the child reach the element, once', async () => {
    const words: string[] = []
    const { container } = mount(AsChild, { note: (word: string) => words.push(word) })
    await userEvent.click(find(container, '[data-index="2"]'))
    expect(words.sort()).toEqual(['attached to the child', 'attached to the part'])
  })

  test('a root that is a child keeps the focus too', async () => {
    const { container } = mount(AsChild, { note: () => {} })
    await userEvent.click(find(container, '[data-part=next-trigger]'))
    await expect.poll(() => document.activeElement).toBe(find(container, '[aria-current]'))
  })
})

describe('life', () => {
  test('a loop keyed by value keeps its elements and their focus, wherever it goes', async () => {
    const { container } = mount(Plain, { count: 200 })
    for (const page of [5, 6, 7, 20, 16, 15, 14, 13, 1, 3, 4, 5, 4, 3, 1]) {
      const item = find(container, `[data-index="${page}"]`)
      await userEvent.click(item)
      expect(current(container)).toBe(String(page))
      expect(find(container, `[data-index="${page}"]`)).toBe(item)
      expect(document.activeElement).toBe(item)
    }
  })

  test('two ellipses keyed by value are two elements that stay', async () => {
    const { container } = mount(Plain, { count: 200, defaultPage: 10 })
    const gaps = () => [...container.querySelectorAll('[data-part=ellipsis]')]
    const before = gaps()
    expect(before).toHaveLength(2)
    await click(container, 'next-trigger')
    expect(gaps()).toEqual(before)
  })

  test('a pagination that is gone after its first callback makes the second one', async () => {
    const calls: unknown[] = []
    const { container, end } = mount(Leaving, {
      isShown: true,
      pages: 10,
      defaultPage: 5,
      onPageSizeChange(details: object) {
        end()
        calls.push(details)
      },
      onPageChange: (details: object) => calls.push(details),
    })
    await userEvent.click(find(container, '#larger'))
    expect(calls).toEqual([
      { page: 3, pageSize: 20 },
      { page: 3, pageSize: 20 },
    ])
  })

  test('links that are clicked and gone call nothing', async () => {
    const onPageChange = vi.fn()
    const { container, end } = mount(Plain, { count: 50, type: 'link', getPageUrl: () => '#here', onPageChange })
    const item = find(container, '[data-index="2"]')
    item.addEventListener('click', (event) => event.preventDefault())
    item.click()
    end()
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(onPageChange).not.toHaveBeenCalled()
  })

  test('works on while it fades away', async () => {
    const onPageChange = vi.fn()
    const props = reactive({ isShown: true, pages: 5, onPageChange })
    const { container } = mount(Leaving, props)
    props.isShown = false
    flushSync()
    props.pages = 6
    flushSync()
    const next = find(container, '[data-part=next-trigger]')
    next.click()
    next.click()
    expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 3])
    await expect.poll(() => container.querySelector('nav')).toBe(null)
  })
})

// biome-ignore lint/suspicious/noExplicitAny: as in Svelte's own mount
function mount<Props extends Record<string, any>, Exports extends Record<string, any>>(
  component: Component<Props, Exports>,
  props: NoInfer<Props>,
) {
  const container = document.body.appendChild(document.createElement('div'))
  const app = mountComponent(component, { target: container, props })
  flushSync()
  const end = () => {
    void unmount(app)
    container.remove()
  }
  onTestFinished(() => {
    if (container.isConnected) end()
  })
  return { container, app, end }
}

const click = (container: Element, part: string) => userEvent.click(find(container, `[data-part=${part}]`))

function find(container: Element, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${container.innerHTML}`)
  return found
}

const current = (container: Element) => find(container, '[aria-current]').textContent

/** What is listed: '1 2 [3] 4 5 … 10', the current page in brackets. */
const list = (container: Element) =>
  [...container.querySelectorAll('[data-part=item], [data-part=ellipsis]')]
    .map((part) => (part.hasAttribute('aria-current') ? `[${part.textContent}]` : part.textContent))
    .join(' ')
