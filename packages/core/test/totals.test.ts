import { describe, expect, test, vi } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { noTotal, open } from './open.js'

type Neighbors = [previousPage: number | null, nextPage: number | null]

const rows: [PaginationOptions, list: string, pages: string, Neighbors, range: [start: number, end: number]][] = [
  // An exact number of items.
  [{ count: 45, page: 2 }, '1 [2] 3 4 5', '5', [1, 3], [10, 20]],
  [{ count: 45, page: 5 }, '1 2 3 4 [5]', '5', [4, null], [40, 45]],
  [{ count: 0 }, '', '0', [null, null], [0, 0]],
  [{ count: 45, totalPages: 3, minCount: 500, hasNextPage: true }, '[1] 2 3 4 5', '5', [null, 2], [0, 10]],
  [{ count: 25, page: 3, hasNextPage: true }, '1 2 [3]', '3', [2, null], [20, 25]],
  // An exact number of pages.
  [{ totalPages: 5, page: 2 }, '1 [2] 3 4 5', '5', [1, 3], [10, 20]],
  [{ totalPages: 5, page: 5 }, '1 2 3 4 [5]', '5', [4, null], [40, 50]],
  [{ totalPages: 0, page: 9 }, '', '0', [null, null], [0, 0]],
  [{ totalPages: 3, page: 9 }, '1 2 [3]', '3', [2, null], [20, 30]],
  [{ totalPages: 3, minCount: 500, hasNextPage: false }, '[1] 2 3', '3', [null, 2], [0, 10]],
  // A lower bound.
  [{ minCount: 1000 }, '[1] 2 3 4 5 …', '100+', [null, 2], [0, 10]],
  [{ minCount: 30, page: 3 }, '1 2 [3] …', '3+', [2, 4], [20, 30]],
  [{ minCount: 25, page: 3 }, '1 2 [3] …', '3+', [2, 4], [20, 30]],
  [{ minCount: 30, page: 5 }, '1 2 3 4 [5] …', '5+', [4, 6], [40, 50]],
  [{ minCount: 0 }, '[1] …', '1+', [null, 2], [0, 10]],
  // Only whether there is another page.
  [{ hasNextPage: true }, '[1] 2 …', '2+', [null, 2], [0, 10]],
  [{ hasNextPage: true, page: 5 }, '1 … 4 [5] 6 …', '6+', [4, 6], [40, 50]],
  [{ hasNextPage: false, page: 3 }, '1 2 [3]', '3', [2, null], [20, 30]],
  [{ hasNextPage: false }, '[1]', '1', [null, null], [0, 10]],
  [{ hasNextPage: null as never }, '', '0+', [null, null], [0, 10]],
  // Both.
  [{ minCount: 30, page: 3, hasNextPage: true }, '1 2 [3] 4 …', '4+', [2, 4], [20, 30]],
  [{ minCount: 30, page: 5, hasNextPage: true }, '1 … 4 [5] 6 …', '6+', [4, 6], [40, 50]],
  [{ minCount: 30, page: 3, hasNextPage: false }, '1 2 [3]', '3', [2, null], [20, 30]],
  [{ minCount: 30, page: 2, hasNextPage: false }, '1 [2] 3 …', '3+', [1, 3], [10, 20]],
  // Nothing.
  [{ page: 5 }, '', '0+', [null, null], [40, 50]],
  [{ maxPage: 9, page: 5 }, '', '0+', [null, null], [40, 50]],
  // A highest page.
  [{ count: 1000, maxPage: 5, page: 9 }, '1 2 3 4 [5]', '5', [4, null], [40, 50]],
  [{ count: 45, maxPage: 2, page: 2 }, '1 [2]', '2', [1, null], [10, 20]],
  [{ totalPages: 100, maxPage: 5 }, '[1] 2 3 4 5', '5', [null, 2], [0, 10]],
  [{ minCount: 1000, maxPage: 5 }, '[1] 2 3 4 5', '5', [null, 2], [0, 10]],
  [{ minCount: 50, maxPage: 5 }, '[1] 2 3 4 5', '5', [null, 2], [0, 10]],
  [{ minCount: 50, maxPage: 6 }, '[1] 2 3 4 5 …', '5+', [null, 2], [0, 10]],
  [{ count: 30, maxPage: 5 }, '[1] 2 3', '3', [null, 2], [0, 10]],
  [{ hasNextPage: false, page: 3, maxPage: 5 }, '1 2 [3]', '3', [2, null], [20, 30]],
  [{ hasNextPage: true, page: 2, maxPage: 3 }, '1 [2] 3 …', '3+', [1, 3], [10, 20]],
  [{ hasNextPage: true, page: 3, maxPage: 3 }, '1 2 [3]', '3', [2, null], [20, 30]],
]

describe('a total', () => {
  test.for(rows)(
    'of %j is shown as “%s” (%s pages)',
    ([options, list, pages, [previousPage, nextPage], [start, end]]) => {
      const view = open(options)
      const { totalPages, isTotalKnown } = view.api()
      expect(view.list()).toBe(list)
      expect(`${totalPages}${isTotalKnown ? '' : '+'}`).toBe(pages)
      expect(view.api()).toMatchObject({ previousPage, nextPage, count: options.count ?? 0, pageRange: { start, end } })
      expect([view.isEnabled('prev'), view.isEnabled('next')]).toEqual([previousPage !== null, nextPage !== null])
      expect(view.isEnabled('last')).toBe(isTotalKnown && nextPage !== null)
    },
  )

  test('can change from each kind to any other', () => {
    const view = open()
    for (const [options, list, pages] of [...rows, ...[...rows].reverse()]) {
      view.update({ ...noTotal, page: 1, ...options })
      const { totalPages, isTotalKnown } = view.api()
      expect([view.list(), `${totalPages}${isTotalKnown ? '' : '+'}`]).toEqual([list, pages])
    }
  })

  test.for([{ totalPages: Number.POSITIVE_INFINITY }, { totalPages: 2 ** 60 }, { minCount: 2 ** 60 }])(
    'that is too large has pages that can be reached: %j',
    (total) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { api, run } = open(total)
      run(({ setPage }) => setPage(Number.POSITIVE_INFINITY))
      const last = Math.ceil(Number.MAX_SAFE_INTEGER / 10)
      expect(api()).toMatchObject({ page: last, totalPages: last, isTotalKnown: true, nextPage: null })
      expect(Number.isSafeInteger(api().pageRange.start)).toBe(true)
      vi.restoreAllMocks()
    },
  )
})

describe('a number of pages', () => {
  test('says nothing about another page size', () => {
    const { api, run } = open({ totalPages: 5, defaultPage: 5 })
    run(({ setPageSize }) => setPageSize(5))
    expect(api()).toMatchObject({ page: 5, pageSize: 5, totalPages: 5 })
  })

  test('clamps the page, and doesn’t lose it', () => {
    const { list, update } = open({ totalPages: 3, defaultPage: 7 })
    expect(list()).toBe('1 2 [3]')
    update({ totalPages: 10 })
    expect(list()).toBe('1 … 6 [7] 8 9 10')
  })
})

describe('an open total', () => {
  test.for([{ hasNextPage: true }, { minCount: 1000 }, { minCount: 0, hasNextPage: true }])(
    'has no last page: %j',
    (options) => {
      const { api, isEnabled, list, run } = open({ ...options, defaultPage: 2 })
      const before = list()
      expect(isEnabled('last')).toBe(false)
      expect(api().pages.at(-1)).toEqual({ type: 'ellipsis', value: 'ellipsis-end' })
      run(({ goToLastPage }) => goToLastPage())
      expect(list()).toBe(before)
    },
  )

  test('doesn’t limit requests', () => {
    const onPageChange = vi.fn()
    const { list, run } = open({ minCount: 30, onPageChange })
    run(({ setPage }) => setPage(99))
    expect(onPageChange.mock.calls).toEqual([[{ page: 99, pageSize: 10 }]])
    expect(list()).toBe('1 … 97 98 [99] …')
    run(({ goToNextPage }) => goToNextPage())
    expect(list()).toBe('1 … 98 99 [100] …')
  })

  test('limits requests once its end is known', () => {
    const { list, run } = open({ hasNextPage: false, defaultPage: 3 })
    run(({ setPage }) => setPage(50))
    expect(list()).toBe('1 2 [3]')
    run(({ goToFirstPage }) => goToFirstPage())
    expect(list()).toBe('[1]')
  })

  test('keeps the first visible item when the page size changes', () => {
    const { api, run } = open({ minCount: 1000, defaultPage: 5 })
    run(({ setPageSize }) => setPageSize(20))
    expect(api()).toMatchObject({ page: 3, pageSize: 20, totalPages: 50, isTotalKnown: false })
  })

  test('becomes exact with a `count`, and clamps the page', () => {
    const { list, update } = open({ hasNextPage: true, page: 5 })
    update({ count: 42 })
    expect(list()).toBe('1 2 3 4 [5]')
    update({ count: 31 })
    expect(list()).toBe('1 2 3 [4]')
  })
})

describe('maxPage', () => {
  test.for([{ count: 1000 }, { totalPages: 100 }, { minCount: 1000 }, { hasNextPage: true }, {}])(
    'limits requests, with any page size: %j',
    (total) => {
      const onPageChange = vi.fn()
      const { run } = open({ ...total, maxPage: 4, onPageChange })
      run(({ setPage }) => setPage(9))
      run(({ goToNextPage }) => goToNextPage())
      run(({ setPageSize }) => setPageSize(1))
      run(({ setPage }) => setPage(9))
      expect(onPageChange.mock.calls).toEqual([[{ page: 4, pageSize: 10 }]])
    },
  )

  test('clamps a page above it, which is shown again without the limit', () => {
    const { list, update } = open({ count: 100, page: 9, maxPage: 5 })
    expect(list()).toBe('1 2 3 4 [5]')
    update({ maxPage: undefined })
    expect(list()).toBe('1 … 6 7 8 [9] 10')
  })

  test('clamps the page even if nothing else is known', () => {
    expect(open({ page: 9, maxPage: 4 }).api()).toMatchObject({ page: 4, totalPages: 0, pages: [], nextPage: null })
  })

  test('limits `getPageUrl` to the pages that can be reached', () => {
    const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
    const { control } = open({ count: 45, maxPage: 2, page: 2, type: 'link', getPageUrl })
    for (const name of ['first', 'prev', 1, 2, 3, 'next', 'last'] as const) control(name)
    expect([...new Set(getPageUrl.mock.calls.map(([{ page }]) => page))].sort()).toEqual([1, 2])
  })
})
