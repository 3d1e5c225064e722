import { arbitraryNumber, arbitraryOptions } from '@dogear/contract/arbitraries'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createPagination, type PaginationApi, type PaginationOptions, triggerPart } from '../src/index.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

const requests = fc.array(
  fc.oneof(
    fc.tuple(fc.constantFrom('setPage' as const, 'setPageSize' as const), arbitraryNumber),
    fc.tuple(fc.constantFrom('goToFirstPage', 'goToPrevPage', 'goToNextPage', 'goToLastPage'), fc.constant(0)),
    fc.tuple(fc.constant('setOptions' as const), arbitraryOptions),
  ),
  { maxLength: 6 },
) as fc.Arbitrary<[keyof PaginationApi | 'setOptions', never][]>

const isGiven = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && !Number.isNaN(Number(value))

const isWhole = (value: number, least: number) => Number.isSafeInteger(value) && value >= least && !Object.is(value, -0)

function expectAgreement(api: PaginationApi, { count: given }: PaginationOptions) {
  const { page, pageSize, count, totalPages, pages, pageRange, previousPage, nextPage } = api
  const isKnown = isGiven(given)
  const isDisabled = (direction: 'prev' | 'next') => 'data-disabled' in triggerPart(api, { direction }).attributes
  const problems = [
    isWhole(page, 1) || 'page',
    isWhole(pageSize, 1) || 'pageSize',
    isWhole(count, 0) || 'count',
    totalPages === Math.ceil(count / pageSize) || 'totalPages',
    !isKnown || page <= Math.max(totalPages, 1) || 'page past the end',
    (count === 0) === (pages.length === 0) || 'pages of nothing',
    count === 0 || pages.some((entry) => entry.value === page) || 'current page in the list',
    new Set(pages.map((entry) => entry.value)).size === pages.length || 'unique values',
    isWhole(pageRange.start, 0) || 'start',
    isWhole(pageRange.end, 0) || 'end',
    count === 0 || pageRange.start === (page - 1) * pageSize || 'start of the page',
    count === 0 || pageRange.end === Math.min(page * pageSize, count) || 'end of the page',
    previousPage === (page > 1 ? page - 1 : null) || 'previousPage',
    count === 0 || nextPage === (page < totalPages ? page + 1 : null) || 'nextPage',
    isDisabled('prev') === (count === 0 || page === 1) || 'prev trigger',
    isDisabled('next') === (count === 0 || page === totalPages) || 'next trigger',
  ]
  if (count > 0 && count < 500) {
    const items = Array.from({ length: count }, (_, index) => index)
    const slice = api.slice(items)
    problems.push((slice[0] === pageRange.start && slice.length === pageRange.end - pageRange.start) || 'slice')
  }
  expect(problems.filter((problem) => problem !== true)).toEqual([])
}

// Fewer where the tests are run for each of many mutants.
const most = Number(process.env.PROPERTY_RUNS || 100_000)

test.each([
  ['production', 100_000],
  ['development', 5000],
])(
  'in %s no option and no request makes it throw, hang, show an invalid page or contradict itself',
  (env, numRuns) => {
    vi.stubEnv('NODE_ENV', env)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(
      fc.property(arbitraryOptions, requests, (given, calls) => {
        let options = given
        const called: string[] = []
        let last: unknown
        const withCallbacks = (next: PaginationOptions): PaginationOptions => ({
          ...next,
          onPageSizeChange: (details) => {
            called.push('size')
            last = details
          },
          onPageChange: (details) => {
            called.push('page')
            last = details
          },
        })
        const pagination = createPagination(withCallbacks(options))
        expectAgreement(pagination.get(), options)
        for (const [name, argument] of calls) {
          const before = pagination.get()
          called.length = 0
          if (name === 'setOptions') {
            options = argument
            pagination.setOptions(withCallbacks(options))
            expect(called).toEqual([])
          } else (before[name] as (value: number) => void)(argument)
          const after = pagination.get()
          expectAgreement(after, options)
          if (name === 'setOptions') continue
          // Without a value given by the caller, there is one callback for each field that has moved.
          if (![given, options].some(({ page, pageSize }) => isGiven(page) || isGiven(pageSize))) {
            const moved = [after.pageSize !== before.pageSize && 'size', after.page !== before.page && 'page'].filter(
              Boolean,
            )
            expect(called).toEqual(moved)
            if (called.length) expect(last).toEqual({ page: after.page, pageSize: after.pageSize })
          }
        }
      }),
      { numRuns: Math.min(numRuns, most) },
    )
    expect(warn.mock.calls.length > 0).toBe(env === 'development')
  },
  240_000,
)
