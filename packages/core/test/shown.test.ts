import { describe, expect, test } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { getShown } from '../src/numbers/shown.js'
import type { Total } from '../src/numbers/total.js'

const exact = (count: number): Total => ({ maxPage: undefined, count, pages: Math.ceil(count / 10) })
const atLeast = (minCount: number): Total => ({ maxPage: undefined, minCount, minPages: Math.ceil(minCount / 10) })
const nothing: Total = { maxPage: undefined, minCount: undefined, minPages: undefined }

/** The numbers of a page from 20 pages that can be reached. */
const show = (total: Total, requestedPage: number, options: PaginationOptions = {}, lastPage = 20) =>
  getShown(options, { requestedPage, resumeFrom: { offset: 0, pageSize: 10 }, total, lastPage })

describe('of an exact total', () => {
  test('everything is shown', () => {
    expect(show(exact(45), 2, { disabled: true }, 5)).toEqual({
      page: 2,
      pageSize: 10,
      count: 45,
      totalPages: 5,
      isTotalKnown: true,
      pageRange: { start: 10, end: 20 },
      previousPage: 1,
      nextPage: 3,
      busy: false,
      disabled: true,
    })
  })

  test('a page past the last one that can be reached is that page', () => {
    expect(show(exact(45), 9, {}, 5)).toMatchObject({ page: 5, nextPage: null, pageRange: { start: 40, end: 45 } })
    expect(show(exact(45), 9, {}, 2)).toMatchObject({ page: 2, nextPage: null, totalPages: 2 })
  })

  test('nothing precedes page 1, and nothing follows where no page exists', () => {
    expect(show(exact(45), 1, {}, 5)).toMatchObject({ previousPage: null, nextPage: 2 })
    expect(show(exact(0), 1)).toMatchObject({ nextPage: null, pageRange: { start: 0, end: 0 } })
  })
})

describe('of an open total', () => {
  test('the lower bound is shown, and the next page can be tried, up to the last that can be reached', () => {
    expect(show(atLeast(45), 2)).toMatchObject({ count: 0, totalPages: 5, isTotalKnown: false, nextPage: 3 })
    expect(show(atLeast(45), 5)).toMatchObject({ totalPages: 5, isTotalKnown: false, nextPage: 6 })
    expect(show(atLeast(45), 5, {}, 5)).toMatchObject({ totalPages: 5, isTotalKnown: true, nextPage: null })
    expect(show(nothing, 2, { hasNextPage: true })).toMatchObject({ totalPages: 3, isTotalKnown: false, nextPage: 3 })
  })

  test('no page is shown while nothing is known', () => {
    expect(show(nothing, 2)).toMatchObject({ totalPages: 0, isTotalKnown: false, previousPage: 1, nextPage: null })
    expect(show(nothing, 2, { busy: true, hasNextPage: true })).toMatchObject({
      totalPages: 0,
      nextPage: null,
      busy: true,
    })
  })

  test('while busy, one page more is shown than before', () => {
    const known = { requestedPage: 4, resumeFrom: { offset: 0, pageSize: 10 }, total: nothing, lastPage: 20 }
    const numbers = getShown({ busy: true, hasNextPage: false }, known, 4)
    expect(numbers).toMatchObject({ totalPages: 5, isTotalKnown: false, nextPage: 5, busy: true })
  })
})

test('while busy, a page past the items of another query has as many items as any other', () => {
  const busy = true
  expect(show(exact(5), 2, { busy })).toMatchObject({ pageRange: { start: 10, end: 20 } })
  expect(show(exact(10), 2, { busy })).toMatchObject({ pageRange: { start: 10, end: 20 } })
  expect(show(exact(11), 2, { busy })).toMatchObject({ pageRange: { start: 10, end: 11 } })
})
