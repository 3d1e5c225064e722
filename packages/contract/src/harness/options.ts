import type { PaginationOptions } from '@dogear/core'
import type { callbackOptions } from '@dogear/core/adapter'
import fc from 'fast-check'
import { ids, links, translations } from '../golden/options.js'

/** What the contract knows about an option. */
interface OptionRow<Value> {
  /** A valid value, which is not the default. */
  readonly sample: Value
  /** Options before and after a change, beside a count of 100, and a part of the markup that appears with it. */
  readonly change?: readonly [before: PaginationOptions, after: PaginationOptions, markup: string]
  /** Valid values for random tests, at first and later. Default: not in random tests. */
  readonly arbitrary?: fc.Arbitrary<Value | undefined>
}

type Callback = Exclude<(typeof callbackOptions)[number], 'navigate'>
type Initial = 'defaultPage' | 'defaultPageSize'
type Options = Required<PaginationOptions>

export const count = fc.oneof(fc.constantFrom(0, 1, 7, 45, 100), fc.nat(150))
export const page = fc.integer({ min: 1, max: 20 })
export const pageSize = fc.oneof(fc.constantFrom(5, 10, 20, Number.POSITIVE_INFINITY), fc.integer({ min: 1, max: 40 }))
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })
// More often omitted than not, so that the totals are of every kind.
const rarely = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value })

const getPageUrl = ({ page, pageSize }: { page: number; pageSize: number }) => `#page=${page}&size=${pageSize}`

/** Every option. The compiler reports one that is missing. */
export const optionRows: {
  readonly [Name in Callback | Initial]: OptionRow<Options[Name]>
} & {
  readonly [Name in Exclude<keyof Options, Callback | Initial | 'navigate'>]: Required<OptionRow<Options[Name]>>
} & {
  readonly navigate: OptionRow<Options['navigate']>
} = {
  count: { sample: 100, change: [{}, { count: 110 }, 'aria-label="last page, page 11"'], arbitrary: maybe(count) },
  totalPages: {
    sample: 10,
    change: [{ count: undefined, totalPages: 10 }, { totalPages: 11 }, 'aria-label="last page, page 11"'],
    arbitrary: rarely(fc.nat(15)),
  },
  minCount: {
    sample: 90,
    change: [{ count: undefined, minCount: 40 }, { minCount: 50 }, 'aria-label="page 5"'],
    arbitrary: maybe(fc.nat(120)),
  },
  hasNextPage: {
    sample: true,
    change: [{ count: undefined, hasNextPage: false }, { hasNextPage: true }, 'aria-label="page 2"'],
    arbitrary: maybe(fc.boolean()),
  },
  maxPage: {
    sample: 50,
    change: [{}, { maxPage: 7 }, 'aria-label="last page, page 7"'],
    arbitrary: rarely(fc.integer({ min: 1, max: 12 })),
  },
  busy: { sample: false, change: [{}, { busy: true }, 'data-busy=""'], arbitrary: rarely(fc.boolean()) },
  disabled: {
    sample: false,
    change: [{ page: 5 }, { disabled: true }, 'aria-disabled="true"'],
    arbitrary: rarely(fc.boolean()),
  },
  page: { sample: 5, change: [{ page: 1 }, { page: 7 }, 'aria-label="page 8"'], arbitrary: maybe(page) },
  defaultPage: { sample: 4 },
  pageSize: {
    sample: 10,
    change: [{ pageSize: 10 }, { pageSize: 20 }, 'aria-label="last page, page 5"'],
    arbitrary: maybe(pageSize),
  },
  defaultPageSize: { sample: 20 },
  siblingCount: { sample: 0, change: [{}, { siblingCount: 2 }, 'aria-label="page 7"'], arbitrary: fc.nat(3) },
  boundaryCount: { sample: 2, change: [{}, { boundaryCount: 2 }, 'aria-label="page 9"'], arbitrary: fc.nat(2) },
  ellipses: {
    sample: false,
    change: [{ ellipses: false }, { ellipses: true }, 'data-part="ellipsis"'],
    arbitrary: rarely(fc.boolean()),
  },
  type: {
    sample: 'button',
    change: [{ getPageUrl }, { type: 'link' }, 'href="#page=2&amp;size=10"'],
    arbitrary: fc.constantFrom('button', 'button', 'link'),
  },
  getPageUrl: {
    sample: ({ page }) => `#${page}`,
    change: [links, { getPageUrl: () => '#other' }, 'href="#other"'],
    arbitrary: fc.constant(getPageUrl),
  },
  onPageChange: { sample: () => {} },
  onPageSizeChange: { sample: () => {} },
  onPaginationChange: { sample: () => {} },
  onPageOutOfRange: { sample: () => {} },
  // The hosts replace this function by one that records its calls.
  navigate: { sample: () => {}, arbitrary: rarely(fc.constant(() => {})) },
  translations: {
    sample: { rootLabel: 'pages' },
    change: [{}, { translations: { itemLabel: () => 'Seite' } }, 'aria-label="Seite"'],
    arbitrary: maybe(fc.constant(translations as NonNullable<typeof translations>)),
  },
  ids: {
    sample: { root: 'pages' },
    change: [{}, { ids: { nextTrigger: 'onward' } }, 'id="onward"'],
    arbitrary: maybe(fc.constant(ids as NonNullable<typeof ids>)),
  },
  dir: { sample: 'ltr', change: [{}, { dir: 'rtl' }, 'dir="rtl"'], arbitrary: fc.constantFrom('ltr', 'rtl') },
}

const rows = Object.entries<OptionRow<unknown>>(optionRows)

/** Valid values of all options. */
export const everyOption = Object.fromEntries(rows.map(([name, { sample }]) => [name, sample])) as Options

/** Each option that changes what is shown, with its change. */
export const changes = rows.flatMap(([name, { change }]) => (change ? [[name, ...change] as const] : []))

/** Valid values of the options in random tests. */
export const arbitraries = Object.fromEntries(
  rows.flatMap(([name, { arbitrary }]) => (arbitrary ? [[name, arbitrary]] : [])),
) as { readonly [name: string]: fc.Arbitrary<unknown> }
