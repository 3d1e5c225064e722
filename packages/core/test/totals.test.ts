import { describe, expect, test, vi } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { noTotal, open } from './open.js'

type Neighbors = [previousPage: number | null, nextPage: number | null]

const rows: [PaginationOptions, list: string, pages: string, Neighbors, range: [start: number, end: number]][] = [
  // An exact number of items.
  [{ count: 45, page: 2 }, '1 [2] 3 4 5', '5', [1, 3], [10, 20]],
  [{ count: 0 }, '', '0', [null, null], [0, 0]],
  [{ count: 25, page: 3, hasNextPage: true }, '1 2 [3]', '3', [2, null], [20, 25]],
  [{ totalPages: 5, page: 5 }, '1 2 3 4 [5]', '5', [4, null], [40, 50]],
  [{ totalPages: 0, page: 9 }, '', '0', [null, null], [0, 0]],
  [{ totalPages: 3, page: 9 }, '1 2 [3]', '3', [2, null], [20, 30]],
  // A lower bound.
  [{ minCount: 1000 }, '[1] 2 3 4 5 …', '100+', [null, 2], [0, 10]],
  [{ minCount: 25, page: 3 }, '1 2 [3] …', '3+', [2, 4], [20, 30]],
  [{ minCount: 0 }, '[1] …', '1+', [null, 2], [0, 10]],
  [{ hasNextPage: true, page: 5 }, '1 … 4 [5] 6 …', '6+', [4, 6], [40, 50]],
  [{ hasNextPage: false }, '[1]', '1', [null, null], [0, 10]],
  // Both.
  [{ minCount: 30, page: 3, hasNextPage: true }, '1 2 [3] 4 …', '4+', [2, 4], [20, 30]],
  [{ minCount: 30, page: 3, hasNextPage: false }, '1 2 [3]', '3', [2, null], [20, 30]],
  // Nothing.
  [{ page: 5 }, '', '0+', [4, null], [40, 50]],
  // A highest page.
  [{ count: 1000, maxPage: 5, page: 9 }, '1 2 3 4 [5]', '5', [4, null], [40, 50]],
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

  test.for([{ totalPages: Number.POSITIVE_INFINITY }, { minCount: 2 ** 60 }])(
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

describe('an open total', () => {
  test.for([{ hasNextPage: true }, { minCount: 0, hasNextPage: true }])('has no last page: %j', (options) => {
    const { api, isEnabled, list, run } = open({ ...options, defaultPage: 2 })
    const before = list()
    expect(isEnabled('last')).toBe(false)
    expect(api().pages.at(-1)).toEqual({ type: 'ellipsis', value: 'ellipsis-end' })
    run(({ goToLastPage }) => goToLastPage())
    expect(list()).toBe(before)
  })

  test('limits requests once its end is known', () => {
    const { list, run } = open({ hasNextPage: false, defaultPage: 3 })
    run(({ setPage }) => setPage(50))
    expect(list()).toBe('1 2 [3]')
    run(({ goToFirstPage }) => goToFirstPage())
    expect(list()).toBe('[1]')
  })
})

describe('maxPage', () => {
  test.for([{ count: 1000 }, { minCount: 1000 }])('limits requests, with any page size: %j', (total) => {
    const onPageChange = vi.fn()
    const { run } = open({ ...total, maxPage: 4, onPageChange })
    run(({ setPage }) => setPage(9))
    run(({ goToNextPage }) => goToNextPage())
    run(({ setPageSize }) => setPageSize(1))
    run(({ setPage }) => setPage(9))
    expect(onPageChange.mock.calls).toEqual([[{ page: 4, pageSize: 10 }]])
  })

  test('limits `getPageUrl` to the pages that can be reached', () => {
    const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
    const { control } = open({ count: 45, maxPage: 2, page: 2, type: 'link', getPageUrl })
    for (const name of ['first', 'prev', 1, 2, 3, 'next', 'last'] as const) control(name)
    expect([...new Set(getPageUrl.mock.calls.map(([{ page }]) => page))].sort()).toEqual([1, 2])
  })
})
