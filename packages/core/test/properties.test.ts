import { arbitraryNumber, arbitraryOptions } from '@dogear/contract/random/arbitraries'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { createPagination, type PageAndSize, type PaginationApi, type PaginationOptions } from '../src/index.js'
import { expectAgreement, isNumeric } from './agreement.js'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

// `navigate` and `getPageUrl` are replaced by functions that record their calls.
const initialOptions = fc
  .tuple(
    arbitraryOptions,
    fc.record({ navigate: fc.constant(() => {}), getPageUrl: fc.constant(() => '') }, { requiredKeys: [] }),
  )
  .map(([options, routing]): PaginationOptions => ({ ...options, ...(options.siblingCount === 1 && routing) }))

const target = fc.oneof(
  { weight: 4, arbitrary: fc.record({ page: arbitraryNumber, pageSize: arbitraryNumber }, { requiredKeys: [] }) },
  arbitraryNumber,
)

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
) as fc.Arbitrary<[keyof PaginationApi | 'setOptions' | 'changeOptions', never][]>

// Mutation testing sets a lower limit, because it runs these tests for each mutant.
const maxRuns = Number(process.env.PROPERTY_RUNS || 40_000)

test.each([
  ['production', 40_000],
  ['development', 5000],
])(
  'in %s, no options or requests can make it throw, hang, show an invalid page or contradict itself',
  (env, numRuns) => {
    vi.stubEnv('NODE_ENV', env)
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    fc.assert(
      fc.property(initialOptions, requests, (first, calls) => {
        let options = first
        const called: string[] = []
        let last: unknown
        const record = (name: string) => (details: PageAndSize) => {
          called.push(name)
          last = { page: details.page, pageSize: details.pageSize }
        }
        const withCallbacks = (next: PaginationOptions): PaginationOptions => ({
          ...next,
          onPageSizeChange: record('size'),
          onPageChange: record('page'),
          onPaginationChange: record('change'),
          navigate: next.navigate && ((_url, details) => record('navigate')(details)),
        })
        const pagination = createPagination(withCallbacks(options))
        expectAgreement(pagination.get(), options)
        for (const [name, argument] of calls) {
          const before = pagination.get()
          called.length = 0
          if (name === 'setOptions' || name === 'changeOptions') {
            options = name === 'setOptions' ? argument : { ...options, ...(argument as PaginationOptions) }
            pagination.setOptions(withCallbacks(options))
            expect(called).toEqual([])
          } else (before[name] as (value: number) => void)(argument)
          const after = pagination.get()
          expectAgreement(after, options)
          if (name === 'setOptions' || name === 'changeOptions') continue
          if (called.length > 0) {
            const changes = called.filter((one) => one === 'size' || one === 'page')
            expect(changes.length).toBeGreaterThan(0)
            const hasNavigated = options.navigate && options.getPageUrl
            expect(called).toEqual([...changes, 'change', ...(hasNavigated ? ['navigate'] : [])])
          }
          // A page size with a number of pages may lead past that number, which is about another page size.
          if (isControlled(options) || (isNumeric(options.totalPages) && after.pageSize !== before.pageSize)) continue
          // If nothing is controlled, there is one callback for each value that changed.
          const changed = [after.pageSize !== before.pageSize && 'size', after.page !== before.page && 'page']
          expect(called.filter((one) => one === 'size' || one === 'page')).toEqual(changed.filter(Boolean))
          if (called.length) expect(last).toEqual({ page: after.page, pageSize: after.pageSize })
          if (name === 'goToNextPage' && before.nextPage !== null) expect(after.page).toBe(before.nextPage)
          if (name === 'goToPrevPage' && before.previousPage !== null) expect(after.page).toBe(before.previousPage)
        }
      }),
      { numRuns: Math.min(numRuns, maxRuns) },
    )
    expect(warn.mock.calls.length > 0).toBe(env === 'development')
  },
  240_000,
)

const isControlled = ({ page, pageSize }: PaginationOptions) => isNumeric(page) || isNumeric(pageSize)
