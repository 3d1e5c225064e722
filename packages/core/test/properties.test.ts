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

const isNumeric = (value: unknown) =>
  (typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')) && !Number.isNaN(Number(value))

const isInteger = (value: number, min: number) => Number.isSafeInteger(value) && value >= min && !Object.is(value, -0)

function expectAgreement(api: PaginationApi, { count: countOption }: PaginationOptions) {
  const { page, pageSize, count, totalPages, pages, pageRange, previousPage, nextPage } = api
  const isKnown = isNumeric(countOption)
  const isDisabled = (direction: 'prev' | 'next') => 'data-disabled' in triggerPart(api, { direction }).attributes
  const problems = [
    isInteger(page, 1) || 'page',
    isInteger(pageSize, 1) || 'pageSize',
    isInteger(count, 0) || 'count',
    totalPages === Math.ceil(count / pageSize) || 'totalPages',
    !isKnown || page <= Math.max(totalPages, 1) || 'page past the end',
    (count === 0) === (pages.length === 0) || 'entries without items',
    count === 0 || pages.some((entry) => entry.value === page) || 'current page in the list',
    new Set(pages.map((entry) => entry.value)).size === pages.length || 'unique values',
    isInteger(pageRange.start, 0) || 'start',
    isInteger(pageRange.end, 0) || 'end',
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

// Mutation testing sets a lower limit, because it runs these tests for each mutant.
const maxRuns = Number(process.env.PROPERTY_RUNS || 100_000)

test.each([
  ['production', 100_000],
  ['development', 5000],
])(
  'in %s, no options or requests can make it throw, hang, show an invalid page or contradict itself',
  (env, numRuns) => {
    vi.stubEnv('NODE_ENV', env)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(
      fc.property(arbitraryOptions, requests, (initialOptions, calls) => {
        let options = initialOptions
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
          // If nothing is controlled, there is one callback for each value that changed.
          if (![initialOptions, options].some(({ page, pageSize }) => isNumeric(page) || isNumeric(pageSize))) {
            const changed = [after.pageSize !== before.pageSize && 'size', after.page !== before.page && 'page'].filter(
              Boolean,
            )
            expect(called).toEqual(changed)
            if (called.length) expect(last).toEqual({ page: after.page, pageSize: after.pageSize })
          }
        }
      }),
      { numRuns: Math.min(numRuns, maxRuns) },
    )
    expect(warn.mock.calls.length > 0).toBe(env === 'development')
  },
  240_000,
)
