import { describe, expect, test } from 'vitest'
import { getPosition, type PaginationOptions } from '../src/index.js'

/** What is shown while busy, after other options have been rendered. */
function whileBusy(settled: PaginationOptions, busy: PaginationOptions) {
  const rendered = getPosition(settled)
  return getPosition({ ...busy, busy: true }, undefined, rendered)
}

describe('while busy, omitted options keep their last rendered values', () => {
  test.each<[string, PaginationOptions, PaginationOptions, object]>([
    ['count', { count: 95, page: 2 }, { page: 3 }, { count: 95, totalPages: 10, isTotalKnown: true }],
    ['totalPages', { totalPages: 7, page: 2 }, { page: 3 }, { count: 0, totalPages: 7, isTotalKnown: true }],
    ['minCount', { minCount: 95, page: 2 }, { page: 3 }, { totalPages: 10, isTotalKnown: false }],
    ['minCount, with smaller pages', { minCount: 95 }, { pageSize: 5 }, { totalPages: 19, isTotalKnown: false }],
    [
      'a number of pages that `maxPage` cuts, with larger pages',
      { totalPages: 100, maxPage: 4 },
      { pageSize: 20 },
      { totalPages: 4, isTotalKnown: true },
    ],
    [
      'a lower bound that `maxPage` cuts, with larger pages',
      { minCount: 1000, maxPage: 4 },
      { pageSize: 20 },
      { totalPages: 4, isTotalKnown: true },
    ],
    ['maxPage', { count: 95, maxPage: 4, page: 2 }, { page: 3 }, { totalPages: 4, isTotalKnown: true }],
    ['an end', { hasNextPage: false, page: 4 }, { page: 3 }, { totalPages: 4, isTotalKnown: true }],
    [
      'an end, with smaller pages',
      { hasNextPage: false, page: 1 },
      { pageSize: 5 },
      { totalPages: 2, isTotalKnown: true },
    ],
    ['totalPages, with larger pages', { totalPages: 7 }, { pageSize: 20 }, { totalPages: 4, isTotalKnown: true }],
    ['an open total', { hasNextPage: true, page: 4 }, { page: 2 }, { totalPages: 5, isTotalKnown: false }],
    ['no total', { page: 4 }, { page: 2 }, { totalPages: 0, isTotalKnown: false }],
    ['nothing that is passed', { count: 95, maxPage: 4 }, { count: 25, maxPage: 2 }, { count: 25, totalPages: 2 }],
  ])('%s', (_name, settled, busy, expected) => {
    expect(whileBusy(settled, busy)).toMatchObject(expected)
  })

  test('until a render that isn’t busy', () => {
    const first = getPosition({ count: 95 })
    const second = getPosition({ busy: true }, undefined, first)
    const third = getPosition({ busy: true }, undefined, second)
    expect(third).toMatchObject({ count: 95, totalPages: 10 })
    expect(getPosition({}, undefined, third)).toMatchObject({ count: 0, totalPages: 0, isTotalKnown: false })
  })

  test('and a position that was never rendered leaves no trace', () => {
    const rendered = getPosition({ count: 95 })
    const skipped = getPosition({ count: 25 }, undefined, rendered, rendered)
    expect(getPosition({ busy: true }, undefined, skipped, rendered)).toMatchObject({ count: 95 })
  })
})

describe('while busy, an open total', () => {
  test('has a page after the current one, also beyond maxPage', () => {
    expect(whileBusy({ hasNextPage: true, page: 2 }, { page: 9 })).toMatchObject({ totalPages: 10 })
    expect(whileBusy({ hasNextPage: true, page: 2, maxPage: 3 }, { page: 3 })).toMatchObject({ totalPages: 4 })
  })

  test('forgets the pages of an earlier busy render', () => {
    const settled = getPosition({ hasNextPage: true, page: 2 })
    const ahead = getPosition({ page: 9, busy: true }, undefined, settled)
    expect(getPosition({ page: 2, busy: true }, undefined, ahead).totalPages).toBe(3)
  })

  test('keeps what minCount proves', () => {
    expect(whileBusy({ hasNextPage: true, page: 2 }, { page: 3, minCount: 95 })).toMatchObject({ totalPages: 10 })
  })

  test('ignores hasNextPage', () => {
    expect(whileBusy({ minCount: 20, page: 2 }, { page: 2, hasNextPage: false })).toMatchObject({
      totalPages: 3,
      isTotalKnown: false,
    })
    expect(getPosition({ hasNextPage: true, busy: true })).toMatchObject({ totalPages: 0, isTotalKnown: false })
  })

  test('never exceeds 2^53 - 1 items', () => {
    const page = Number.MAX_SAFE_INTEGER
    const position = getPosition({ minCount: 0, pageSize: 1, page, busy: true })
    expect(position).toMatchObject({ page, totalPages: page, pageRange: { start: page - 1, end: page } })
  })
})

describe('while busy, the page', () => {
  test.each<[string, PaginationOptions, PaginationOptions, number]>([
    ['that is passed may be past the count', { count: 95, page: 2 }, { page: 12 }, 12],
    ['that is passed may be past maxPage', { count: 95, maxPage: 3, page: 2 }, { page: 12 }, 12],
    ['that Dogear manages is not past maxPage', { defaultPage: 12 }, { maxPage: 3 }, 3],
    ['that Dogear manages may be past the count', { count: 95, defaultPage: 9 }, { count: 13, defaultPage: 9 }, 9],
    ['that was clamped stays clamped', { count: 25, page: 99 }, { page: 99 }, 3],
    ['that was clamped stays clamped below a smaller count', { count: 25, page: 99 }, { page: 99, count: 5 }, 3],
    ['that was clamped follows a larger count', { count: 25, page: 5 }, { page: 5, count: 45 }, 5],
    ['that was clamped is free with another page size', { count: 25, page: 9 }, { page: 9, pageSize: 5 }, 9],
  ])('%s', (_name, settled, busy, expected) => {
    expect(whileBusy(settled, busy).page).toBe(expected)
  })

  test('can be left, also past the count', () => {
    const position = whileBusy({ count: 13 }, { page: 12 })
    expect(position).toMatchObject({ totalPages: 2, lastPage: 12, pageRange: { start: 110, end: 120 } })
  })

  test('right after the last item has a range like any other', () => {
    expect(whileBusy({ count: 20 }, { page: 3 }).pageRange).toEqual({ start: 20, end: 30 })
  })
})

describe('the items of the page', () => {
  test.each<[PaginationOptions, object]>([
    [
      { count: 25, page: 3 },
      { start: 20, end: 25 },
    ],
    [{ count: 0 }, { start: 0, end: 0 }],
    [{ totalPages: 0 }, { start: 0, end: 0 }],
    [
      { totalPages: 3, page: 3 },
      { start: 20, end: 30 },
    ],
    [
      { minCount: 25, page: 3 },
      { start: 20, end: 30 },
    ],
    [{ page: 3 }, { start: 20, end: 30 }],
    [{}, { start: 0, end: 10 }],
  ])('of %j are %j', (options, expected) => {
    expect(getPosition(options).pageRange).toEqual(expected)
  })
})

describe('an open total', () => {
  test.each<[PaginationOptions, number, boolean]>([
    [{ minCount: 95 }, 10, false],
    [{ minCount: 0 }, 1, false],
    [{ minCount: 95, page: 12 }, 12, false],
    [{ minCount: 95, page: 12, hasNextPage: true }, 13, false],
    [{ minCount: 95, page: 10, hasNextPage: true }, 11, false],
    [{ minCount: 95, page: 10, hasNextPage: false }, 10, true],
    [{ minCount: 95, page: 9, hasNextPage: false }, 10, false],
    [{ hasNextPage: true }, 2, false],
    [{ hasNextPage: false }, 1, true],
    [{ hasNextPage: false, page: 5 }, 5, true],
    [{ hasNextPage: null as unknown as undefined }, 0, false],
    [{ hasNextPage: true, maxPage: 2 }, 2, false],
    [{ hasNextPage: true, maxPage: 2, page: 2 }, 2, true],
    [{ minCount: 95, maxPage: 10 }, 10, true],
    [{ minCount: 95, maxPage: 4 }, 4, true],
    [{ minCount: 95, maxPage: 11 }, 10, false],
  ])('%j has %i pages (known: %s)', (options, totalPages, isTotalKnown) => {
    expect(getPosition(options)).toMatchObject({ totalPages, isTotalKnown })
  })
})

describe('an exact total', () => {
  test.each<[PaginationOptions, object]>([
    [
      { count: 95, totalPages: 3, minCount: 500, hasNextPage: true },
      { totalPages: 10, count: 95 },
    ],
    [
      { totalPages: 3, minCount: 500, hasNextPage: true },
      { totalPages: 3, count: 0 },
    ],
    [
      { totalPages: 3, page: 9 },
      { totalPages: 3, page: 3, lastPage: 3 },
    ],
    [
      { totalPages: 0, page: 9 },
      { totalPages: 0, page: 1, lastPage: 1 },
    ],
    [
      { count: 95, maxPage: 4, page: 9 },
      { totalPages: 4, page: 4, lastPage: 4, count: 95 },
    ],
    [{ count: 95, maxPage: 40 }, { totalPages: 10 }],
    [{ totalPages: 2 ** 60, pageSize: 100 }, { totalPages: Math.ceil((2 ** 53 - 1) / 100) }],
  ])('%j is known: %j', (options, expected) => {
    expect(getPosition(options)).toMatchObject({ isTotalKnown: true, ...expected })
  })
})

test('without a total, maxPage alone limits the page', () => {
  expect(getPosition({ page: 9, maxPage: 4 })).toMatchObject({
    page: 4,
    lastPage: 4,
    totalPages: 0,
    isTotalKnown: false,
  })
})
