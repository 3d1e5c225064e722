import type { PaginationOptions } from '@dogear/core'
import fc from 'fast-check'
import { everyOption } from '../harness/options.js'

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

const few = fc.oneof(fc.integer({ min: -2, max: 5 }), fc.constantFrom(Number.NaN, 1.5))
const others = { siblingCount: few, boundaryCount: few, type: fc.constantFrom('button', 'link') }
const kinds: Record<string, fc.Arbitrary<unknown>> = { number: arbitraryNumber, boolean: arbitraryBoolean }
const numbersAndBooleans = Object.entries(everyOption).flatMap(([name, value]) => {
  const kind = kinds[typeof value]
  return kind ? [[name, kind] as const] : []
})

/** Options that users pass, valid or not. Another test covers the longest lists. */
export const arbitraryOptions: fc.Arbitrary<PaginationOptions> = fc.record(
  { ...Object.fromEntries(numbersAndBooleans), ...others },
  { requiredKeys: [] },
)
