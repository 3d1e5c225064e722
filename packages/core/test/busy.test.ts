import { describe, expect, test, vi } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { nextRun, noTotal, open } from './open.js'

/** A pagination that has shown some options, and shows others while it loads. */
function whileBusy(settled: PaginationOptions, busy: PaginationOptions) {
  const view = open(settled)
  view.replace({ ...busy, busy: true })
  return view
}

const remembered: [settled: PaginationOptions, busy: PaginationOptions, list: string, pages: string][] = [
  [{ count: 45 }, { page: 3 }, '1 2 [3] 4 5', '5'],
  [{ count: 45, page: 2 }, { page: 2, pageSize: 5 }, '1 [2] 3 4 5 … 9', '9'],
  [{ count: 0 }, { page: 1 }, '', '0'],
  [{ totalPages: 5 }, { page: 5 }, '1 2 3 4 [5]', '5'],
  [{ totalPages: 7 }, { pageSize: 20 }, '[1] 2 3 4 5 6 7', '7'],
  [{ minCount: 1000 }, { page: 2 }, '1 [2] 3 4 5 …', '100+'],
  [{ minCount: 95 }, { pageSize: 5 }, '[1] 2 3 4 5 …', '19+'],
  [{ hasNextPage: true }, { page: 2 }, '1 [2] 3 …', '3+'],
  [{ hasNextPage: true }, { page: 9 }, '1 … 8 [9] 10 …', '10+'],
  [{ hasNextPage: true, page: 4 }, { page: 2 }, '1 [2] 3 4 5 …', '5+'],
  [{ hasNextPage: true, page: 2 }, { page: 3, minCount: 95 }, '1 2 [3] 4 5 …', '10+'],
  [{ hasNextPage: false, page: 4 }, { page: 3 }, '1 2 [3] 4', '4'],
  [{ hasNextPage: false }, { pageSize: 5 }, '[1]', '1'],
  [{ count: 1000, maxPage: 5 }, { page: 5 }, '1 2 3 4 [5]', '5'],
  [{ totalPages: 100, maxPage: 4 }, { pageSize: 20 }, '[1] 2 3 4', '4'],
  [{ minCount: 1000, maxPage: 4 }, { pageSize: 20 }, '[1] 2 3 4', '4'],
  [{ page: 4 }, { page: 4 }, '', '0+'],
  // What is passed counts more than what is remembered.
  [{ count: 95, maxPage: 4 }, { count: 25, maxPage: 2 }, '[1] 2', '2'],
  [{ count: 100, page: 2 }, { page: 2, count: 30 }, '1 [2] 3', '3'],
  [{ count: 100, page: 2 }, { page: 2, totalPages: 4 }, '1 [2] 3 4 5 … 10', '10'],
]

describe('while busy, the last total is remembered', () => {
  test.for(remembered)('after %j, %j shows “%s”', ([settled, busy, list, pages]) => {
    const view = whileBusy(settled, busy)
    const { totalPages, isTotalKnown } = view.api()
    expect([view.list(), `${totalPages}${isTotalKnown ? '' : '+'}`]).toEqual([list, pages])
    expect(view.api()).toMatchObject({ count: busy.count ?? settled.count ?? 0, busy: true })
  })

  test('whatever is passed in the meantime', () => {
    const { api, update } = whileBusy({ count: 100 }, { count: 100 })
    update({ count: 50 })
    update({ count: 30 })
    update({ count: undefined })
    expect(api()).toMatchObject({ count: 100, totalPages: 10 })
  })

  test('until a render that isn’t busy', () => {
    const { list, update } = whileBusy({ count: 100, maxPage: 5 }, {})
    expect(list()).toBe('[1] 2 3 4 5')
    for (const busy of [false, true]) {
      update({ busy })
      expect(list()).toBe('')
    }
  })

  test('through any number of renders, requests and other options', () => {
    const { api, list, run, update } = whileBusy({ count: 100 }, {})
    run(({ goToNextPage }) => goToNextPage())
    update({ dir: 'rtl' })
    run(({ goToNextPage }) => goToNextPage())
    update({ translations: { rootLabel: 'pages' } })
    expect([list(), api().count]).toEqual(['1 2 [3] 4 5 … 10', 100])
  })

  test('as a number of items, which fills other pages with another page size', () => {
    const { api, run } = whileBusy({ count: 100, defaultPage: 5 }, {})
    run(({ setPageSize }) => setPageSize(20))
    expect(api()).toMatchObject({ page: 3, pageSize: 20, totalPages: 5 })
  })

  test('and the pages of an earlier busy render are forgotten', () => {
    const { list, update } = whileBusy({ hasNextPage: true, page: 2 }, { page: 9 })
    update({ page: 2 })
    expect(list()).toBe('1 [2] 3 …')
  })

  test('and counts from what is passed once loaded, without a change in between', () => {
    const { list, update } = whileBusy({ count: 100, page: 3 }, { page: 4 })
    update({ busy: false, hasNextPage: true })
    expect(list()).toBe('1 2 3 [4] 5 …')
  })
})

describe('while busy', () => {
  test('from the start, nothing is shown until there is a total', () => {
    const { api, list, update } = open({ busy: true, page: 3, hasNextPage: true })
    expect([list(), api().totalPages, api().pageRange]).toEqual(['', 0, { start: 20, end: 30 }])
    update({ busy: false, count: 100 })
    expect(list()).toBe('1 2 [3] 4 5 … 10')
  })

  test.for([
    [{ hasNextPage: true, page: 3 }, '[1] 2 3 4 …'],
    [{ minCount: 20, page: 1 }, '[1] 2 …'],
  ] as const)('`hasNextPage` is ignored, because it may belong to another page: after %j', ([settled, list]) => {
    const view = whileBusy(settled, { ...settled, page: 1, hasNextPage: false })
    expect([view.list(), view.api().isTotalKnown, view.api().nextPage]).toEqual([list, false, 2])
  })

  test('the controls stay enabled as they were', () => {
    const { isEnabled } = whileBusy({ count: 100, page: 5 }, { page: 6 })
    const names = ['first', 'prev', 1, 5, 7, 10, 'next', 'last'] as const
    expect(names.filter((name) => !isEnabled(name))).toEqual([])
  })

  test('an open total never exceeds 2^53 - 1 items', () => {
    const page = Number.MAX_SAFE_INTEGER
    const { api } = open({ minCount: 0, pageSize: 1, page, busy: true })
    expect(api()).toMatchObject({ page, totalPages: page, pageRange: { start: page - 1, end: page } })
  })
})

describe('while busy, the page', () => {
  test.for<[string, PaginationOptions, PaginationOptions, number]>([
    ['that is passed may be past the count', { count: 95, page: 2 }, { page: 12 }, 12],
    ['is not past maxPage', { count: 95, maxPage: 3, page: 2 }, { page: 12 }, 3],
    ['that Dogear manages is not past maxPage either', { defaultPage: 12 }, { maxPage: 3 }, 3],
    ['that Dogear manages may be past the count', { count: 95, defaultPage: 9 }, { count: 13, defaultPage: 9 }, 9],
    ['that was clamped stays clamped', { count: 25, page: 99 }, { page: 99 }, 3],
    ['that was clamped stays clamped below a smaller count', { count: 25, page: 99 }, { page: 99, count: 5 }, 3],
    ['that was clamped follows a larger count', { count: 25, page: 5 }, { page: 5, count: 45 }, 5],
    ['that was clamped is free with another page size', { count: 25, page: 9 }, { page: 9, pageSize: 5 }, 9],
    ['that was clamped is left for another one', { count: 25, page: 9 }, { page: 8 }, 8],
  ])('%s', ([, settled, busy, page]) => {
    const { api } = whileBusy(settled, busy)
    expect(api().page).toBe(page)
  })

  test.for([{ count: 13 }, { totalPages: 2 }])('past the total of another query can be left: %j', (total) => {
    const onPageChange = vi.fn()
    const { api, isEnabled, list, press } = whileBusy(total, { ...total, page: 12, onPageChange })
    expect([list(), api().pageRange]).toEqual(['1 2', { start: 110, end: 120 }])
    expect(api()).toMatchObject({ page: 12, previousPage: 11, nextPage: null })
    expect((['first', 'prev', 'next', 'last'] as const).filter(isEnabled)).toEqual(['first', 'prev', 'last'])
    press('prev')
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 11, pageSize: 10 })
  })

  test('right after the last item has a range like any other', () => {
    const { api } = whileBusy({ count: 20 }, { page: 3 })
    expect(api().pageRange).toEqual({ start: 20, end: 30 })
  })

  test('that Dogear manages is clamped once loaded', () => {
    const { api, press, update } = whileBusy({ count: 100, defaultPage: 9 }, { count: 30, defaultPage: 9 })
    press('prev')
    expect(api().page).toBe(8)
    update({ busy: false })
    expect(api().page).toBe(3)
  })

  test('doesn’t alternate in an app that is busy while it loads the shown page', () => {
    const { api, update } = open({ count: 30, page: 9 })
    const offsets = [true, false, true, false].map((busy) => {
      update({ busy, count: busy ? undefined : 30 })
      return api().pageRange.start
    })
    expect(new Set(offsets)).toEqual(new Set([20]))
  })
})

describe('while busy, beyond `maxPage`', () => {
  test('there is no Item, and Next stays enabled', () => {
    const { isEnabled, list } = whileBusy({ hasNextPage: true, maxPage: 3, page: 2 }, { page: 3, maxPage: 3 })
    expect(list()).toBe('1 2 [3] 4 …')
    expect(([1, 2, 3, 4, 'next'] as const).filter((name) => !isEnabled(name))).toEqual([4])
  })

  test('a page that is passed disables no trigger', () => {
    const { api, isEnabled } = whileBusy({ hasNextPage: true, maxPage: 3, page: 2 }, { page: 7 })
    expect(api()).toMatchObject({ page: 3, totalPages: 4, isTotalKnown: false, nextPage: null })
    expect([isEnabled('prev'), isEnabled('next')]).toEqual([true, true])
  })

  test('requests do nothing', () => {
    const onPageChange = vi.fn()
    const { press } = whileBusy({ hasNextPage: true, maxPage: 3, defaultPage: 3 }, { onPageChange })
    press('next')
    expect(onPageChange).not.toHaveBeenCalled()
  })

  test('a page that was clamped before can be requested', () => {
    const { api, run, update } = open({ maxPage: 1, page: 2 })
    update({ maxPage: 2, page: undefined, busy: true })
    run(({ goToNextPage }) => goToNextPage())
    expect(api().page).toBe(2)
  })
})

describe('a request while busy', () => {
  test.for([
    [{ count: 45 }, 5],
    [{ totalPages: 5 }, 5],
    [{ hasNextPage: true, maxPage: 3 }, 3],
    [{ minCount: 30 }, 99],
  ] as const)('is limited to the pages that can be reached: %j', ([total, page]) => {
    const { api, run } = whileBusy(total, {})
    run(({ setPage }) => setPage(99))
    expect(api().page).toBe(page)
  })

  test('moves to the next page as often as Next is pressed', () => {
    const onPageChange = vi.fn(({ page }: { page: number }) => view.update({ page, busy: true, ...noTotal }))
    const view = open({ hasNextPage: true, page: 1, onPageChange })
    for (const _press of [2, 3, 4, 5]) view.press('next')
    expect([view.list(), onPageChange.mock.calls.length]).toEqual(['1 … 4 [5] 6 …', 4])
    view.update({ busy: false, hasNextPage: false })
    expect(view.list()).toBe('1 2 3 4 [5]')
  })

  test('for another page size keeps the visible item past the count of another query', async () => {
    const onPageChange = vi.fn()
    const busy = { page: 12, onPageChange }
    const { replace, run } = whileBusy({ count: 13 }, busy)
    run(({ setPageSize }) => setPageSize(20))
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 6, pageSize: 20 })
    replace({ ...busy, busy: true, pageSize: 10 })
    run(({ setPagination }) => setPagination({ page: 99, pageSize: 20 }))
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 6, pageSize: 20 })
    replace({ ...busy, count: 13, pageSize: 10 })
    await nextRun()
    run(({ setPageSize }) => setPageSize(4))
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 4 })
  })

  test('for another page size may show a page right after the items of another query', () => {
    const onPageSizeChange = vi.fn()
    const { run } = open({ count: 20, page: 3, busy: true, onPageSizeChange })
    run(({ setPageSize }) => setPageSize(5))
    expect(onPageSizeChange.mock.calls).toEqual([[{ page: 5, pageSize: 5 }]])
  })

  test('for a clamped page that the app controls stores nothing', () => {
    const { api, run } = whileBusy({ count: 25, page: 99 }, { page: 99 })
    const before = api()
    run(({ setPage }) => setPage(1))
    expect(api()).toBe(before)
  })

  test('sees only totals that were rendered', () => {
    const onPageChange = vi.fn()
    const { list, press, run, update } = open({ hasNextPage: true, onPageChange })
    run(({ goToNextPage, goToLastPage, setPage }) => {
      goToNextPage()
      setPage(5)
      goToLastPage()
    })
    expect(list()).toBe('1 … 4 [5] 6 …')
    update({ busy: true, hasNextPage: undefined })
    press('first')
    expect(list()).toBe('[1] 2 3 4 5 …')
    expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 5, 1])
  })
})
