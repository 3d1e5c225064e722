import { arbitraryNumber, arbitraryOptions } from '@dogear/contract/random/arbitraries'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createPagination, type PageAndSize, type PaginationApi, type PaginationOptions } from '../src/index.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

// `navigate` and `getPageUrl` are replaced by functions that record their calls.
const routing = fc.constantFrom<PaginationOptions>({}, {}, { navigate() {} }, { navigate() {}, getPageUrl: () => '' })
const initialOptions = fc.tuple(arbitraryOptions, routing).map(([one, other]) => ({ ...one, ...other }))

const pageAndSize = fc.record({ page: arbitraryNumber, pageSize: arbitraryNumber }, { requiredKeys: [] })
const target = fc.oneof({ weight: 4, arbitrary: pageAndSize }, arbitraryNumber)

type Call = [keyof PaginationApi | 'setOptions' | 'changeOptions', never]

const requests = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom('setPage' as const, 'setPageSize' as const), arbitraryNumber),
    fc.tuple(fc.constant('setPagination' as const), target),
    fc.tuple(fc.constantFrom('goToFirstPage', 'goToPrevPage', 'goToNextPage', 'goToLastPage'), fc.constant(0)),
    fc.tuple(fc.constant('setOptions' as const), initialOptions),
    // The data for the page loads, or has arrived.
    fc.tuple(
      fc.constant('changeOptions' as const),
      fc.record({ busy: fc.boolean(), count: arbitraryNumber }, { requiredKeys: ['busy'] }),
    ),
  ),
  { maxLength: 6 },
) as fc.Arbitrary<Call[]>

const numRuns = Number(process.env.PROPERTY_RUNS || 500)

test.each([
  ['production', numRuns],
  ['development', Math.ceil(numRuns / 8)],
])(
  'in %s, no options or requests can make it throw, hang or contradict itself',
  (env, numRuns) => {
    vi.stubEnv('NODE_ENV', env)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(fc.property(initialOptions, requests, expectInvariants), { numRuns })
    expect(warn.mock.calls.length > 0).toBe(env === 'development')
  },
  240_000,
)

function expectInvariants(first: PaginationOptions, calls: readonly Call[]) {
  const called: string[] = []
  let last: unknown
  const record = (name: string) => (details: PageAndSize) => {
    called.push(name)
    last = { page: details.page, pageSize: details.pageSize }
  }
  const withCallbacks = (options: PaginationOptions): PaginationOptions => ({
    ...options,
    onPageSizeChange: record('size'),
    onPageChange: record('page'),
    onPaginationChange: record('change'),
    navigate: options.navigate && ((_url, details) => record('navigate')(details)),
  })
  let options = first
  const pagination = createPagination(withCallbacks(options))
  expectValid(pagination.get(), options)
  for (const [name, argument] of calls) {
    const before = pagination.get()
    called.length = 0
    const isRequest = name !== 'setOptions' && name !== 'changeOptions'
    if (isRequest) (before[name] as (value: number) => void)(argument)
    else {
      options = name === 'setOptions' ? argument : { ...options, ...(argument as PaginationOptions) }
      pagination.setOptions(withCallbacks(options))
    }
    const after = pagination.get()
    expectValid(after, options)
    for (const entry of after.pages) {
      expect(before.pages.find(({ value }) => value === entry.value) ?? entry).toBe(entry)
    }
    if (called.length === 0 && !isRequest) continue
    const changes = called.filter((one) => one === 'size' || one === 'page')
    const isRouted = options.navigate && options.getPageUrl
    if (called.length > 0) expect(called).toEqual([...changes, 'change', ...(isRouted ? ['navigate'] : [])])
    // A page size with a number of pages may lead past that number, which is about another page size.
    const isResized = after.pageSize !== before.pageSize
    // A page that isn't a number counts after one that was controlled.
    const isControlled = options.page != null || isNumeric(options.pageSize)
    if (isControlled || (isResized && isNumeric(options.totalPages))) continue
    // If nothing is controlled, there is one callback for each value that changed.
    expect(changes).toEqual([isResized && 'size', after.page !== before.page && 'page'].filter(Boolean))
    if (changes.length > 0) expect(last).toEqual({ page: after.page, pageSize: after.pageSize })
  }
}

const isNumeric = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && !Number.isNaN(Number(value))

const isInteger = (value: number, min: number) => Number.isSafeInteger(value) && value >= min && !Object.is(value, -0)

function expectValid(api: PaginationApi, { siblingCount, boundaryCount, ellipses }: PaginationOptions) {
  const { page, pageSize, totalPages, isTotalKnown, busy, pages, pageRange, previousPage, nextPage } = api
  const { start, end } = pageRange
  const values = pages.map(({ value }) => value)
  const read = (value = 1) => (Number.isNaN(value) ? 1 : Math.max(Math.trunc(value), 0))
  const isOpen = !isTotalKnown && totalPages > 0
  const slot = (ellipses ?? true) ? 1 : 0
  const longest = 2 * read(siblingCount) + 1 + read(boundaryCount) + slot + (isOpen ? 0 : read(boundaryCount) + slot)
  const invariants = {
    numbers: isInteger(page, 1) && isInteger(api.count, 0) && isInteger(totalPages, 0),
    pageSize: isInteger(pageSize, 1) || pageSize === Number.POSITIVE_INFINITY,
    pageRange: isInteger(end, 0) && start === (page === 1 ? 0 : (page - 1) * pageSize),
    'page past the end': busy || !isTotalKnown || page <= Math.max(totalPages, 1),
    'current page in the list': busy || totalPages === 0 || values.includes(page),
    'length of the list': pages.length === Math.min(totalPages, longest) + (isOpen ? slot : 0),
    'unique values': new Set(values).size === values.length,
    'values in range': values.every((value) => typeof value === 'string' || (value >= 1 && value <= totalPages)),
    previousPage: previousPage === (page > 1 ? page - 1 : null),
    nextPage: nextPage === null || (nextPage === page + 1 && totalPages > 0),
  }
  expect(Object.entries(invariants).filter(([, holds]) => !holds)).toEqual([])
}
