import fc from 'fast-check'
import type { Change } from './environment.js'

export const count = fc.oneof(fc.constantFrom(0, 1, 7, 45, 100), fc.nat(150))
const page = fc.integer({ min: 1, max: 20 })
export const pageSize = fc.oneof(fc.constantFrom(5, 10, 20), fc.integer({ min: 1, max: 40 }))
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

const appearance = {
  siblingCount: fc.nat(3),
  boundaryCount: fc.nat(2),
  type: fc.constantFrom('button' as const, 'button' as const, 'link' as const),
  getPageUrl: fc.constant(({ page, pageSize }: { page: number; pageSize: number }) => `#page=${page}&size=${pageSize}`),
  dir: fc.constantFrom('ltr' as const, 'rtl' as const),
  ids: fc.constant({
    root: 'root',
    prevTrigger: 'prev',
    lastTrigger: 'last',
    item: (page: number) => `item-${page}`,
    ellipsis: (index: number) => `gap-${index}`,
  }),
  translations: fc.constant({
    rootLabel: 'Seiten',
    nextTriggerLabel: 'nächste Seite',
    itemLabel: ({ page, totalPages }: { page: number; totalPages: number }) => `Seite ${page} von ${totalPages}`,
  }),
}

/** Initial options. */
export const options = fc.record(
  { ...appearance, count, page, pageSize, defaultPage: page, defaultPageSize: pageSize },
  { requiredKeys: ['count', 'getPageUrl'] },
)

/** Options that are added, changed or removed later. */
export const change: fc.Arbitrary<Change> = fc.record(
  {
    ...appearance,
    count: maybe(count),
    page: maybe(page),
    pageSize: maybe(pageSize),
    ids: maybe(appearance.ids),
    translations: maybe(appearance.translations),
  },
  { requiredKeys: [] },
)
