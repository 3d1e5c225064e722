import type { ComponentProps } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Root from './fixtures/root.svelte'
import { change, click, find, list, mount, next, reactive } from './mount.svelte'

type Props = ComponentProps<typeof Root>

const calls = (...pages: number[]) => ({ setPage: pages.map((page) => [page]) })
const setPage = vi.fn()

/** Props of a Root, then steps: a click or new values, the list expected after it and, if they matter, the bound values or calls. */
const stories: [what: string, Props, ...[string | Props, shown: string, bound?: object][]][] = [
  [
    'bind:page and bind:pageSize work in both directions',
    { count: 100, start: { page: 3, pageSize: 10 } },
    ['next-trigger', '1 2 3 [4] 5 … 10', { page: 4, pageSize: 10 }],
    [{ start: { page: 7 } }, '1 … 6 [7] 8 9 10'],
    [{ start: { pageSize: 20 } }, '1 2 3 4 [5]'],
    ['prev-trigger', '1 2 3 [4] 5', { page: 4, pageSize: 20 }],
  ],
  [
    'bindings that start undefined work in both directions too',
    { count: 50, start: {} },
    ['next-trigger', '1 [2] 3 4 5', { page: 2 }],
    [{ start: { page: 5 } }, '1 2 3 4 [5]'],
    [{ start: { page: 2 } }, '1 [2] 3 4 5'],
    [{ start: { page: 4 } }, '1 2 3 [4] 5'],
    [{ start: { page: undefined } }, '1 2 3 [4] 5'],
    ['next-trigger', '1 2 3 4 [5]', { page: 5 }],
    [{ start: { page: 2 } }, '1 [2] 3 4 5'],
    ['next-trigger', '1 2 [3] 4 5', { page: 3 }],
  ],
  [
    'a function binding controls the page',
    { count: 50, page: 2, setPage },
    ['next-trigger', '1 [2] 3 4 5', calls(3)],
    ['next-trigger', '1 [2] 3 4 5', calls(3, 3)],
    [{ page: 3 }, '1 2 [3] 4 5'],
  ],
  [
    'a function binding leaves the page to Dogear while it returns undefined',
    { count: 50, page: undefined, setPage },
    ['next-trigger', '1 [2] 3 4 5', calls(2)],
    ['next-trigger', '1 2 [3] 4 5', calls(2, 3)],
    [{ page: 2 }, '1 [2] 3 4 5'],
    [{ page: 3 }, '1 2 [3] 4 5'],
    [{ page: undefined }, '1 2 [3] 4 5'],
  ],
  [
    'a plain page sets the page each time it changes',
    { count: 50, page: 2 },
    ['next-trigger', '1 2 [3] 4 5'],
    [{ count: 60 }, '1 2 [3] 4 5 6'],
    [{ page: 5 }, '1 2 3 4 [5] 6'],
    [{ page: 2 }, '1 [2] 3 4 5 6'],
  ],
  [
    'a plain page that becomes undefined leaves the page to Dogear',
    { count: 50, page: 4 },
    [{ page: undefined }, '1 2 3 [4] 5'],
    ['next-trigger', '1 2 3 4 [5]'],
    [{ page: 4 }, '1 2 3 [4] 5'],
  ],
  ...[undefined, null as never, 1].map((page): (typeof stories)[number] => [
    `a plain page that is ${page} leaves the page to Dogear until it changes, and the first visible item stays`,
    { count: 100, pageSize: 10, page },
    ['next-trigger', '1 [2] 3 4 5 … 10'],
    ['next-trigger', '1 2 [3] 4 5 … 10'],
    [{ pageSize: 20 }, '1 [2] 3 4 5'],
    [{ pageSize: 10 }, '1 2 [3] 4 5 … 10'],
  ]),
]

test.for(stories)('%s', async ([, props, ...steps]) => {
  setPage.mockClear()
  const { app, container, change: changeProps } = mount(Root, props)
  for (const [step, shown, bound] of steps) {
    if (typeof step === 'string') await click(container, step)
    else if (step.start) change(app.shared, step.start)
    else changeProps(step)
    expect(list(container)).toBe(shown)
    if (bound) expect(props.setPage ? { setPage: setPage.mock.calls } : { ...app.shared }).toEqual(bound)
  }
})

test('bindings that start undefined are written with the first request, not on mount', async () => {
  const onPageChange = vi.fn()
  const { app, container, change } = mount(Root, { count: 50, start: {}, onPageChange, pageSize: undefined })
  expect(app.shared).toEqual({ page: undefined, pageSize: undefined })
  await click(container, 'next-trigger')
  expect(app.shared).toEqual({ page: 2, pageSize: undefined })
  change({ count: 10 })
  expect([list(container), app.shared.page]).toEqual(['[1]', 2])
  expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
})

test('bindings are written before the callback is called', async () => {
  const seen: unknown[] = []
  const see = (details: object) => seen.push([{ ...app.shared }, details])
  const props = { count: 100, start: {}, defaultPage: 5, onPageChange: see, onPageSizeChange: see }
  const { app, container } = mount(Root, props)
  await userEvent.click(find(container, '#larger'))
  const details = { page: 3, pageSize: 20 }
  expect(seen).toEqual([
    [{ page: undefined, pageSize: 20 }, details],
    [details, details],
  ])
  change(app.shared, { pageSize: 10 })
  expect(list(container)).toBe('1 … 4 [5] 6 … 10')
})

test('with `navigate`, bindings are not written, nor does a page size that Dogear manages change', async () => {
  const navigate = vi.fn()
  const getPageUrl = ({ page }: { page: number }) => `#page=${page}`
  const { app, container } = mount(Root, { count: 100, start: { page: 3 }, getPageUrl, navigate })
  await click(container, 'next-trigger')
  await userEvent.click(find(container, '#larger'))
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['#page=4', '#page=2'])
  expect([list(container), { ...app.shared }]).toEqual(['1 2 [3] 4 5 … 10', { page: 3, pageSize: undefined }])
})

test.for([
  ['accepts a page up to 3', (page: number) => Math.min(page, 3)],
  ['accepts only page 3', (page: number) => (page === 3 ? page : undefined)],
] as const)('a function binding controls the page as soon as it returns one: %s', async ([, accept]) => {
  const setPage = (page = 1) => {
    props.page = accept(page) ?? props.page
  }
  const props = reactive<Props>({ count: 50, page: undefined, setPage })
  const { container } = mount(Root, props)
  await userEvent.click(find(container, '[data-index="3"]'))
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding that ignores a request shows its own page, even after a callback has flushed', async () => {
  const props = reactive<Props>({
    count: 100,
    page: undefined,
    setPage: vi.fn().mockImplementationOnce((page) => Object.assign(props, { page })),
    onPageSizeChange: () => change({}, {}),
  })
  const { container } = mount(Root, props)
  await userEvent.click(find(container, '[data-index="5"]'))
  await userEvent.click(find(container, '#larger'))
  expect(list(container)).toBe('1 2 3 4 [5]')
})

test('a request starts from a plain page that has changed, even before it is shown', () => {
  const props = reactive({ count: 50, page: 1 })
  const { container } = mount(Root, props)
  props.page = 3
  next(container).click()
  change(props, {})
  expect(list(container)).toBe('1 2 3 [4] 5')
})
