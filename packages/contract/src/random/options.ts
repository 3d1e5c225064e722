import type { PaginationOptions } from '@dogear/core'
import fc from 'fast-check'
import { ids, translations } from '../golden/options.js'

export type Change = { readonly [Name in keyof PaginationOptions]?: PaginationOptions[Name] | undefined }

export const count = fc.oneof(fc.constantFrom(0, 1, 7, 45, 100), fc.nat(150))
const page = fc.integer({ min: 1, max: 20 })
export const pageSize = fc.oneof(fc.constantFrom(5, 10, 20, Number.POSITIVE_INFINITY), fc.integer({ min: 1, max: 40 }))
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const appearance = {
  siblingCount: fc.nat(3),
  boundaryCount: fc.nat(2),
  type: fc.constantFrom('button' as const, 'button' as const, 'link' as const),
  getPageUrl: fc.constant(({ page, pageSize }: { page: number; pageSize: number }) => `#page=${page}&size=${pageSize}`),
  dir: fc.constantFrom('ltr' as const, 'rtl' as const),
  ids: fc.constant(ids),
  translations: fc.constant(translations),
}

const totalPages = fc.nat(15)
const minCount = fc.nat(120)
const maxPage = fc.integer({ min: 1, max: 12 })
// More often omitted than not, so that the totals are of every kind.
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

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

// The hosts replace this function by one that records its calls.
const navigate = fc.constant(() => {})

/** Initial options. */
export const options = fc
  .tuple(
    total,
    fc.record(
      { ...appearance, page, pageSize, defaultPage: page, defaultPageSize: pageSize },
      { requiredKeys: ['getPageUrl'] },
    ),
    fc.record({
      maxPage: rarely(maxPage),
      busy: rarely(fc.boolean()),
      disabled: rarely(fc.boolean()),
      navigate: rarely(navigate),
    }),
  )
  .map((groups): PaginationOptions => Object.assign({}, ...groups))

/** Options that are added, changed or removed later. */
export const change: fc.Arbitrary<Change> = fc.record(
  {
    ...appearance,
    count: maybe(count),
    totalPages: rarely(totalPages),
    minCount: maybe(minCount),
    hasNextPage: maybe(fc.boolean()),
    maxPage: rarely(maxPage),
    busy: maybe(fc.boolean()),
    disabled: rarely(fc.boolean()),
    page: maybe(page),
    pageSize: maybe(pageSize),
    navigate: rarely(navigate),
    ids: maybe(appearance.ids),
    translations: maybe(appearance.translations),
  },
  { requiredKeys: [] },
)
