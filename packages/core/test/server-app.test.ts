import { type Answer, type App, openApp } from '@dogear/contract/harness/server-app'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { noTotal, open } from './open.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const count = (query: string): Answer => ({ count: query ? 13 : 500 })

describe.for([
  ['keeps the previous rows', true],
  ['drops them', false],
] as const)('an app that loads from a server and %s', ([, keepsRows]) => {
  const start = async (app: Omit<App, 'keepsRows'>) => {
    const view = await openApp(open, { keepsRows, ...app })
    const press = async (name: Parameters<typeof view.press>[0]) => {
      view.press(name)
      await vi.runAllTimersAsync()
    }
    return { ...view, press }
  }

  test('shows nothing before the first total, and then the requested page', async () => {
    const { api, list, load, requests } = await start({ server: count, start: { page: 7 } })
    expect([list(), api().busy]).toEqual(['', true])
    await load()
    expect([list(), api().busy]).toEqual(['1 … 6 [7] 8 … 50', false])
    expect(requests).toEqual(['60'])
  })

  test('moves at once, and shows the same list before and after the answer', async () => {
    const { api, list, load, press, requests } = await start({ server: count })
    await load()
    await press('next')
    expect(list()).toBe('1 [2] 3 4 5 … 50')
    expect(api()).toMatchObject({ busy: true, isTotalKnown: true, pageRange: { start: 10, end: 20 } })
    await load()
    expect([list(), api().busy]).toEqual(['1 [2] 3 4 5 … 50', false])
    expect(requests).toEqual(['0', '10'])
  })

  test('requests only the last page when Next is pressed again and again', async () => {
    const { list, load, press, requests } = await start({ server: count })
    await load()
    for (const _press of [2, 3, 4]) await press('next')
    await load()
    expect(list()).toBe('1 2 3 [4] 5 … 50')
    expect(requests).toEqual(['0', '10', '20', '30'])
  })

  test('resets the page with a filter, and requests one offset', async () => {
    const { goTo, list, load, requests } = await start({ server: count, start: { page: 12 } })
    await load()
    await goTo({ query: 'a', page: 1 })
    await load()
    expect(list()).toBe('[1] 2')
    expect(requests).toEqual(['110', 'a0'])
  })

  test('comes back from a filter with one request, at the right offset', async () => {
    const { api, goTo, list, load, requests } = await start({ server: count, start: { query: 'a', page: 2 } })
    await load()
    expect(api().pageRange).toEqual({ start: 10, end: 13 })
    await goTo({ query: '', page: 12 })
    expect(api()).toMatchObject({ page: 12, pageRange: { start: 110, end: 120 } })
    await vi.runAllTimersAsync()
    await load()
    expect(list()).toBe('1 … 11 [12] 13 … 50')
    expect(requests).toEqual(['a10', '110'])
  })

  test('can leave a page that failed to load, or retry it', async () => {
    const { list, load, press, requests } = await start({ server: count })
    await load()
    await press('next')
    // The request fails. The rows still belong to page 1, so the app stays busy.
    await press('prev')
    expect(list()).toBe('[1] 2 3 4 5 … 50')
    await press('next')
    await load()
    expect(list()).toBe('1 [2] 3 4 5 … 50')
    expect(requests).toEqual(['0', '10', '0', '10'])
  })

  test('follows a server that stops counting, until the end shows the count', async () => {
    const server = (_query: string, offset: number): Answer =>
      offset < 40 ? { minCount: 20, hasNextPage: true } : { count: 45 }
    const { api, list, load, press } = await start({ server })
    const lists: string[] = []
    await load()
    for (const _page of [2, 3, 4, 5]) {
      lists.push(list())
      await press('next')
      await load()
    }
    expect(lists).toEqual(['[1] 2 …', '1 [2] 3 …', '1 2 [3] 4 …', '1 2 3 [4] 5 …'])
    expect([list(), api().isTotalKnown, api().pageRange.end]).toEqual(['1 2 3 4 [5]', true, 45])
  })

  test('goes back once from an empty page after the end', async () => {
    const server = (_query: string, offset: number): Answer => (offset < 30 ? { minCount: 30 } : { count: 30 })
    const { api, list, load, press, requests } = await start({ server, start: { page: 3 } })
    await load()
    expect(list()).toBe('1 2 [3] …')
    await press('next')
    expect(list()).toMatch(/^1 2 3 \[4\] (5 )?…$/)
    await load()
    expect(list()).toBe('1 2 [3]')
    await vi.runAllTimersAsync()
    expect([list(), api().busy]).toEqual(['1 2 [3]', true])
    expect(requests).toEqual(['20', '30', '20'])
  })

  test.for([
    ['goes to the page before when the last row of the last page is deleted', 10, [91, 90], ['90', '80'], '8 [9]'],
    ['corrects a page past the end once', 99, [500], ['980', '490'], '49 [50]'],
  ] as const)('%s', async ([, page, counts, expected, end]) => {
    let rows = 0
    const { api, list, load, requests } = await start({ server: () => ({ count: rows }), start: { page } })
    for (rows of counts) await load()
    expect(list()).toMatch(new RegExp(`${end.replace(/[[\]]/g, '\\$&')}$`))
    await vi.runAllTimersAsync()
    expect(api().busy).toBe(true)
    await load()
    await vi.runAllTimersAsync()
    expect([api().busy, requests]).toEqual([false, expected])
  })
})

test('an app that knows only the cursors that it has received never requests a page past them', () => {
  // Three pages, each with the cursor of the next one.
  const cursorAfter: { [cursor: string]: string | undefined } = { start: 'b', b: 'c' }
  const cursors: (string | undefined)[] = ['start']
  const requested: (string | undefined)[] = []
  const load = (page: number): PaginationOptions => {
    const cursor = cursors[page - 1]
    requested.push(cursor)
    const next = cursorAfter[cursor as string]
    if (next) cursors[page] = next
    return { page, maxPage: cursors.length, hasNextPage: next !== undefined, busy: false }
  }
  let pending = 0
  const view = open({
    ...load(1),
    onPageChange({ page }) {
      pending = page
    },
  })
  const loadPending = () => {
    if (!pending) return
    view.update({ ...noTotal, page: pending, busy: true })
    view.update(load(pending))
    pending = 0
  }
  const lists = (['next', 'next', 'next', 'prev', 'first', 'next', 3] as const).map((name) => {
    view.press(name)
    loadPending()
    return view.list()
  })
  expect(lists).toEqual(['1 [2] 3 …', '1 2 [3]', '1 2 [3]', '1 [2] 3 …', '[1] 2 …', '1 [2] 3 …', '1 2 [3]'])
  view.run(({ setPage }) => setPage(99))
  loadPending()
  expect(requested).toEqual(['start', 'b', 'c', 'b', 'start', 'b', 'c'])
})
