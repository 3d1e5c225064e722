import type { PaginationOptions } from '@dogear/core'
import fc from 'fast-check'

/** Values that users pass as numbers, valid or not. */
export const arbitraryNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -3, max: 60 }) },
  { weight: 2, arbitrary: fc.double({ min: -20, max: 200 }) },
  fc.double(),
  fc.integer(),
  fc.maxSafeInteger(),
  fc.constantFrom<unknown>(
    ...[undefined, null, Number.NaN, -0, 0, 1, 1e300, -1e300, Number.MAX_VALUE, Number.MIN_VALUE],
    ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 2 ** 53, 2 ** 53 - 1, 2 ** 53 - 2],
    ...['', ' ', '7', '2.5', '-1', 'Infinity', 'NaN', 'seven', true, {}, []],
  ),
) as fc.Arbitrary<number>

/** Values that users pass as booleans, valid or not. */
export const arbitraryBoolean = fc.oneof(
  { weight: 6, arbitrary: fc.boolean() },
  fc.constantFrom<unknown>(undefined, null, 0, 1, Number.NaN, '', 'false', 'yes', {}, []),
) as fc.Arbitrary<boolean>

/** Options that users pass, valid or not. Another test covers the longest lists. */
export const arbitraryOptions: fc.Arbitrary<PaginationOptions> = fc.record(
  {
    count: arbitraryNumber,
    totalPages: arbitraryNumber,
    minCount: arbitraryNumber,
    hasNextPage: arbitraryBoolean,
    maxPage: arbitraryNumber,
    busy: arbitraryBoolean,
    disabled: arbitraryBoolean,
    page: arbitraryNumber,
    defaultPage: arbitraryNumber,
    pageSize: arbitraryNumber,
    defaultPageSize: arbitraryNumber,
    siblingCount: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(Number.NaN, 1.5)),
    boundaryCount: fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(Number.NaN, 1.5)),
    type: fc.constantFrom('button', 'link'),
  },
  { requiredKeys: [] },
)
