import type { PaginationOptions } from '@dogear/core'
import fc from 'fast-check'
import { arbitraries, count, maybe, page, pageSize } from '../harness/options.js'

export type Change = { readonly [Name in keyof PaginationOptions]?: PaginationOptions[Name] | undefined }

const totalPages = fc.nat(15)
const minCount = fc.nat(120)

// How much is known about the total.
const total = fc.oneof(
  { weight: 3, arbitrary: fc.record({ count }) },
  fc.record({ count: fc.constant(undefined) }),
  fc.record({ totalPages }),
  fc.record({ minCount }),
  fc.record({ hasNextPage: fc.boolean() }),
  fc.record({ minCount, hasNextPage: fc.boolean() }),
  fc.record({ count: maybe(count), totalPages: maybe(totalPages), minCount: maybe(minCount) }),
)

const {
  count: _count,
  totalPages: _totalPages,
  minCount: _minCount,
  hasNextPage: _hasNextPage,
  ...others
} = arbitraries
const initial: typeof arbitraries = { ...others, defaultPage: page, defaultPageSize: pageSize }

/** Initial options. */
export const options = fc
  .tuple(fc.record(initial, { requiredKeys: ['getPageUrl'] }), total)
  .map(([options, total]) => ({ ...options, ...total }) as PaginationOptions)

/** Options that are added, changed or removed later. */
export const change: fc.Arbitrary<Change> = fc.record(arbitraries, { requiredKeys: [] })
