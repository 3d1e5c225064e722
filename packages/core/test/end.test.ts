import { describe, expect, test } from 'vitest'
import { getPosition } from '../src/adapter.js'
import type { PaginationOptions } from '../src/index.js'
import { type End, findEnd } from '../src/numbers/end.js'
import { getWanted } from '../src/numbers/wanted.js'

const lastOfAll = Math.ceil((2 ** 53 - 1) / 10)

/** Where the pages end. `settled` are the options that were rendered before. */
function endOf(options: PaginationOptions, settled?: PaginationOptions): End {
  return findEnd(options, getWanted(options), settled && getPosition(settled))
}

test.for<[PaginationOptions, lastPage: number]>([
  [{ count: 45, page: 9 }, 5],
  [{ totalPages: 7, hasNextPage: false }, 7],
  [{ count: 45, maxPage: 3 }, 3],
  [{ maxPage: 3 }, 3],
  [{ minCount: 45 }, lastOfAll],
  [{}, lastOfAll],
  // Page 1 is shown even if no page exists.
  [{ count: 0 }, 1],
  [{ pageSize: Number.POSITIVE_INFINITY }, 1],
  // The server says that no page follows.
  [{ page: 4, hasNextPage: false }, 4],
  [{ page: 4, hasNextPage: true }, lastOfAll],
  [{ page: 4, hasNextPage: false, maxPage: 3 }, 3],
  [{ page: 4, hasNextPage: false, minCount: 40 }, 4],
  [{ page: 4, hasNextPage: false, minCount: 41 }, lastOfAll],
])('with %j, page %j is the last', ([options, lastPage]) => {
  expect(endOf(options).lastPage).toBe(lastPage)
})

describe('while busy', () => {
  test('the requested page stays clamped, at least as far as it was shown', () => {
    const page = 9
    const settled = { page, count: 45 }
    expect(endOf({ page, busy: true }, settled).lastPage).toBe(5)
    expect(endOf({ page, busy: true, count: 20 }, settled).lastPage).toBe(5)
    expect(endOf({ page, busy: true, count: 60 }, settled).lastPage).toBe(6)
    expect(endOf({ page, busy: true, maxPage: 2 }, settled).lastPage).toBe(2)
  })

  test.for<[change: string, PaginationOptions, lastPage: number]>([
    ['page', { page: 4, count: 30 }, 4],
    ['page size', { page: 9, pageSize: 20, count: 30 }, 9],
    ['page past `maxPage`', { page: 99, count: 30 }, 50],
  ])('another %s may be past the known end', ([, options, lastPage]) => {
    expect(endOf({ ...options, busy: true }, { page: 9, count: 30, maxPage: 50 }).lastPage).toBe(lastPage)
  })

  test('a page past the known end shows that it is no longer the end', () => {
    const end = (page: number) => endOf({ page, busy: true }, { page: 1, count: 30, maxPage: 50 })
    expect(end(3)).toEqual({ lastPage: 3, total: { maxPage: 50, count: 30, pages: 3 } })
    expect(end(4)).toEqual({ lastPage: 50, total: { maxPage: 50, minCount: undefined, minPages: undefined } })
  })

  test('page 1 proves nothing, because it is shown where no page exists', () => {
    const { total } = endOf({ page: 1, pageSize: 20, busy: true }, { page: 1, count: 0 })
    expect(total).toMatchObject({ count: 0, pages: 0 })
  })

  test('the answer about the next page may be that for another page', () => {
    expect(endOf({ page: 4, busy: true, hasNextPage: false }).lastPage).toBe(lastOfAll)
  })
})
