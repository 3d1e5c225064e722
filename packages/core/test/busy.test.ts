import { describe, expect, test, vi } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { nextRun, open } from './open.js'

/** A pagination that has shown some options, and shows others while it loads. */
function whileBusy(settled: PaginationOptions, busy: PaginationOptions) {
  const view = open(settled)
  view.replace({ ...busy, busy: true })
  return view
}

const remembered: [settled: PaginationOptions, busy: PaginationOptions, list: string, pages: string][] = [
  [{ count: 45 }, { page: 3 }, '1 2 [3] 4 5', '5'],
  [{ count: 0 }, { page: 1 }, '', '0'],
  [{ totalPages: 7 }, { pageSize: 20 }, '[1] 2 3 4 5 6 7', '7'],
  [{ minCount: 95 }, { pageSize: 5 }, '[1] 2 3 4 5 …', '19+'],
  [{ hasNextPage: true }, { page: 9 }, '1 … 8 [9] 10 …', '10+'],
  [{ hasNextPage: true, page: 2 }, { page: 3, minCount: 95 }, '1 2 [3] 4 5 …', '10+'],
  [{ hasNextPage: false }, { pageSize: 5 }, '[1]', '1'],
  [{ totalPages: 100, maxPage: 4 }, { pageSize: 20 }, '[1] 2 3 4', '4'],
]

describe('while busy, the last total is remembered', () => {
  test.for(remembered)('after %j, %j shows “%s”', ([settled, busy, list, pages]) => {
    const view = whileBusy(settled, busy)
    const { totalPages, isTotalKnown } = view.api()
    expect([view.list(), `${totalPages}${isTotalKnown ? '' : '+'}`]).toEqual([list, pages])
    expect(view.api()).toMatchObject({ count: busy.count ?? settled.count ?? 0, busy: true })
  })

  test('through any number of renders, requests and other options', () => {
    const { api, list, run, update } = whileBusy({ count: 100 }, {})
    run(({ goToNextPage }) => goToNextPage())
    update({ dir: 'rtl' })
    run(({ goToNextPage }) => goToNextPage())
    update({ translations: { rootLabel: 'pages' } })
    expect([list(), api().count]).toEqual(['1 2 [3] 4 5 … 10', 100])
  })
})

describe('while busy', () => {
  test('from the start, no page is shown until there is a total, but those before the requested one can be reached', () => {
    const { api, isEnabled, list, update } = open({ busy: true, page: 3, hasNextPage: true })
    expect([list(), api().totalPages, api().pageRange]).toEqual(['', 0, { start: 20, end: 30 }])
    expect((['first', 'prev', 'next', 'last'] as const).filter(isEnabled)).toEqual(['first', 'prev'])
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
})

describe('while busy, the page', () => {
  test.for<[string, PaginationOptions, PaginationOptions, number]>([
    ['that Dogear manages is not past maxPage either', { defaultPage: 12 }, { maxPage: 3 }, 3],
    ['that was clamped stays clamped', { count: 25, page: 99 }, { page: 99 }, 3],
    ['that was clamped follows a larger count', { count: 25, page: 5 }, { page: 5, count: 45 }, 5],
    ['that was clamped is free with another page size', { count: 25, page: 9 }, { page: 9, pageSize: 5 }, 9],
  ])('%s', ([, settled, busy, page]) => {
    const { api } = whileBusy(settled, busy)
    expect(api().page).toBe(page)
  })

  test.for([{ count: 13 }, { totalPages: 2 }])('past a total that is kept makes it unknown: %j', (total) => {
    const { api, isEnabled, list, replace } = whileBusy(total, { page: 7 })
    expect([list(), api().count, api().isTotalKnown]).toEqual(['1 … 6 [7] 8 …', 0, false])
    expect(api()).toMatchObject({ page: 7, previousPage: 6, nextPage: 8 })
    expect((['first', 'prev', 'next', 'last'] as const).filter(isEnabled)).toEqual(['first', 'prev', 'next'])
    replace({ page: 2, busy: true })
    expect([list(), api().isTotalKnown]).toEqual(['1 [2]', true])
  })

  test('that is the first is never past a total that is kept', () => {
    expect(whileBusy({ count: 0 }, { page: 1, pageSize: 5 }).api().isTotalKnown).toBe(true)
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

  test.for([{}, { count: 20 }])('right after the last item has a range like any other: %j', (total) => {
    const { api } = whileBusy({ count: 20 }, { page: 3, ...total })
    expect(api().pageRange).toEqual({ start: 20, end: 30 })
  })
})

describe('while busy, beyond `maxPage`', () => {
  test('there is no Item, and Next stays enabled', () => {
    const { isEnabled, list } = whileBusy({ hasNextPage: true, maxPage: 3, page: 2 }, { page: 3, maxPage: 3 })
    expect(list()).toBe('1 2 [3] 4 …')
    expect(([1, 2, 3, 4, 'next'] as const).filter((name) => !isEnabled(name))).toEqual([4])
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
    [{ hasNextPage: true, maxPage: 3 }, 3],
  ] as const)('is limited to the pages that can be reached: %j', ([total, page]) => {
    const { api, run } = whileBusy(total, {})
    run(({ setPage }) => setPage(99))
    expect(api().page).toBe(page)
  })

  test('for another page size keeps the visible item past the count of another query', async () => {
    const onPageChange = vi.fn()
    const busy = { page: 12, onPageChange }
    const { replace, run } = whileBusy({ count: 13 }, busy)
    run(({ setPageSize }) => setPageSize(20))
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 6, pageSize: 20 })
    replace({ ...busy, busy: true, count: 13, pageSize: 10 })
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
})
