import { afterEach, beforeEach, describe, expect, expectTypeOf, type Mock, test, vi } from 'vitest'
import { optionNames } from '../src/adapter.js'
import { createPagination, getPageSizeOptions, type PaginationOptions, paginate } from '../src/index.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const largest = Number.MAX_SAFE_INTEGER

/** An option of 100 items with an invalid value, what the warning says after it, and the resulting pagination. */
const rows: [option: { [name: string]: unknown }, outcome: string, advice: string, expected: object][] = [
  [{ count: -7 }, 'using 0 instead', 'Pass an integer from 0 to 2^53 - 1, or undefined while', { totalPages: 0 }],
  [{ count: 15.7 }, 'using 15 instead', '', { count: 15, totalPages: 2 }],
  [{ count: Number.POSITIVE_INFINITY }, `using ${largest} instead`, '', { count: largest }],
  [{ count: 2 ** 60 }, `using ${largest} instead`, '', { count: largest }],
  [{ count: Number.NaN }, 'treating it as unknown', 'Pass an integer from 0', { count: 0, isTotalKnown: false }],
  [{ count: '95' }, 'using 95 instead', '', { count: 95, totalPages: 10 }],
  [{ page: -3 }, 'using 1 instead', 'Pass an integer from 1, or undefined', { page: 1 }],
  [{ page: 2.5 }, 'using 2 instead', '', { page: 2 }],
  [{ page: '3' }, 'using 3 instead', '', { page: 3 }],
  [
    { page: Number.NaN, defaultPage: 4 },
    'Dogear manages it at first, and it is 1 after another page',
    'Pass an integer from 1, or undefined',
    { page: 4 },
  ],
  [{ page: 'seven' }, 'Dogear manages it at first, and it is 1 after another page', '', { page: 1 }],
  [{ defaultPage: 0 }, 'using 1 instead', 'Pass an integer from 1.', { page: 1 }],
  [{ defaultPage: 3.9 }, 'using 3 instead', '', { page: 3 }],
  [{ defaultPage: Number.NaN }, 'using 1 instead', '', { page: 1 }],
  [
    { pageSize: 0 },
    'using 1 instead',
    'Pass an integer from 1, or Infinity for all items on one page',
    { pageSize: 1 },
  ],
  [{ pageSize: 20.5 }, 'using 20 instead', '', { pageSize: 20, totalPages: 5 }],
  [{ pageSize: 1e300 }, `using ${largest} instead`, '', { totalPages: 1 }],
  [{ pageSize: Number.NaN }, 'Dogear manages it', '', { pageSize: 10 }],
  [{ pageSize: '50' }, 'using 50 instead', '', { pageSize: 50, totalPages: 2 }],
  [{ defaultPageSize: -1 }, 'using 1 instead', 'or Infinity', { pageSize: 1, totalPages: 100 }],
  [{ defaultPageSize: 25.5 }, 'using 25 instead', '', { pageSize: 25, totalPages: 4 }],
  [{ defaultPageSize: Number.NaN }, 'using 10 instead', '', { pageSize: 10 }],
  [{ siblingCount: -1 }, 'using 0 instead', 'Pass an integer from 0 to 1000.', { pages: { length: 5 } }],
  [{ siblingCount: 2.5 }, 'using 2 instead', '', { pages: { length: 9 } }],
  [{ siblingCount: Number.NaN }, 'using 1 instead', '', { pages: { length: 7 } }],
  [{ siblingCount: 1001, count: 50_000, page: 2500 }, 'using 1000 instead', '', { pages: { length: 2005 } }],
  [{ boundaryCount: -1 }, 'using 0 instead', 'Pass an integer from 0 to 1000.', { pages: { length: 5 } }],
  [{ boundaryCount: 2.5 }, 'using 2 instead', '', { pages: { length: 9 } }],
  [{ boundaryCount: Number.NaN }, 'using 1 instead', '', { pages: { length: 7 } }],
  [{ boundaryCount: 1001, count: 50_000, page: 2500 }, 'using 1000 instead', '', { pages: { length: 2005 } }],
  [{ totalPages: -5, count: undefined }, 'using 0 instead', 'Pass an integer from 0 to 2^53 - 1', { totalPages: 0 }],
  [{ totalPages: 2.5, count: undefined }, 'using 2 instead', '', { totalPages: 2, isTotalKnown: true }],
  [{ totalPages: '7', count: undefined }, 'using 7 instead', '', { totalPages: 7, isTotalKnown: true }],
  [
    { totalPages: Number.NaN, count: undefined },
    'treating it as unknown',
    'Pass an integer from 0 to 2^53 - 1, or undefined while',
    { totalPages: 0, isTotalKnown: false },
  ],
  [{ minCount: -5, count: undefined }, 'using 0 instead', 'Pass an integer from 0 to 2^53 - 1.', { totalPages: 1 }],
  [{ minCount: 15.5, count: undefined }, 'using 15 instead', '', { totalPages: 2 }],
  [{ minCount: '95', count: undefined }, 'using 95 instead', '', { totalPages: 10, isTotalKnown: false }],
  [{ minCount: Number.NaN, count: undefined }, 'treating it as unknown', '', { totalPages: 0 }],
  [{ maxPage: 0 }, 'using 1 instead', 'Pass an integer from 1.', { totalPages: 1 }],
  [{ maxPage: 2.7 }, 'using 2 instead', '', { totalPages: 2 }],
  [{ maxPage: '3' }, 'using 3 instead', '', { totalPages: 3 }],
  [{ maxPage: Number.NaN }, 'using no limit', '', { totalPages: 10 }],
  [{ hasNextPage: 'yes', count: undefined }, 'using true instead', 'Pass a boolean.', { totalPages: 2 }],
  [{ hasNextPage: 0, count: undefined }, 'using false instead', '', { totalPages: 1, isTotalKnown: true }],
  [{ busy: 1 }, 'using true instead', 'Pass a boolean.', { busy: true }],
  [{ busy: '' }, 'using false instead', '', { busy: false }],
  [{ disabled: 'no' }, 'using true instead', 'Pass a boolean.', { disabled: true }],
  [{ disabled: 0 }, 'using false instead', '', { disabled: false }],
  [{ ellipses: 'no' }, 'using true instead', 'Pass a boolean.', { pages: { length: 7 } }],
  [{ ellipses: 0 }, 'using false instead', '', { pages: { length: 5 } }],
]

describe('an invalid option', () => {
  test.for(rows)('%j warns once: “%s”', ([option, outcome, advice, expected]) => {
    const [[name, value] = []] = Object.entries(option)
    const options = { count: 100, ...option } as PaginationOptions
    expect(paginate(options)).toMatchObject(expected)
    paginate(options)
    const shown = typeof value === 'string' ? `"${value}"` : value
    expect(warn).toHaveBeenCalledOnce()
    const [message] = warn.mock.lastCall as [string]
    expect(message).toMatch(/^\[dogear\] (Ignoring invalid|Invalid) /)
    expect(message).toContain(`nvalid \`${name}\` ${shown}; ${outcome}. Pass a`)
    expect(message).toContain(advice)
  })

  test.for([
    'count',
    'totalPages',
    'minCount',
    'maxPage',
    'page',
    'defaultPage',
    'pageSize',
    'defaultPageSize',
    'siblingCount',
    'boundaryCount',
  ] as const)('a BigInt as `%s` is converted, clamped, and named in the warning', (name) => {
    const shown = (value: unknown) => {
      const { get } = createPagination({ [name === 'count' ? 'totalPages' : 'count']: 500, [name]: value })
      const { page, pageSize, totalPages, pages } = get()
      return { page, pageSize, totalPages, pages }
    }
    expect(shown(7n)).toEqual(shown(7))
    expect(shown(-(2n ** 80n))).toEqual(shown(-1))
    expect(shown(2n ** 80n)).toEqual(shown(2 ** 80))
    expect(warn.mock.calls.flat()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(`^\\[dogear\\] Invalid \`${name}\` 7n; using 7 instead\\. Pass an int`),
      ]),
    )
  })

  test('a BigInt is a page, a page size and a size to offer', () => {
    const { get } = createPagination({ count: 100 })
    get().setPage(3n as never)
    expect(get().page).toBe(3)
    get().setPagination({ page: 2n as never, pageSize: 20n as never })
    expect(get()).toMatchObject({ page: 2, pageSize: 20 })
    expect(getPageSizeOptions(get(), [20n as never]).map(({ value }) => value)).toEqual(['20'])
    expect(warn).not.toHaveBeenCalled()
    get().setPage(0n as never)
    expect(get().page).toBe(1)
  })

  test.for(['many', '', {}, [], true, () => 1, Symbol('total')])(
    'that isn’t a number counts as omitted: %s',
    (value) => {
      const numbers = ['page', 'defaultPage', 'pageSize', 'defaultPageSize', 'siblingCount', 'boundaryCount']
      const names = ['count', 'totalPages', 'minCount', 'maxPage', ...numbers]
      const { get } = createPagination(Object.fromEntries(names.map((name) => [name, value])))
      expect(get()).toMatchObject({ page: 1, pageSize: 10, count: 0, totalPages: 0, isTotalKnown: false, pages: [] })
      get().setPage(7)
      expect(get().page).toBe(7)
      const one = createPagination({ count: 500, defaultPage: 9, siblingCount: value as never })
      expect(one.get().pages).toHaveLength(7)
    },
  )

  test('is ignored only if nothing can be used instead', () => {
    paginate({ count: 'none', defaultPage: 'none', siblingCount: 'none' } as never)
    expect(warn.mock.calls.map(([message]) => message.split(';')[0])).toEqual([
      '[dogear] Ignoring invalid `count` "none"',
      '[dogear] Ignoring invalid `defaultPage` "none"',
      '[dogear] Invalid `siblingCount` "none"',
    ])
  })

  test('warns once for each option and value', () => {
    const options = [
      { count: -100, page: -100 },
      { count: -101, page: -100 },
      { count: -100 },
      { page: -100, busy: true },
    ]
    const warnings = options.map((one) => {
      paginate(one)
      return warn.mock.calls.splice(0).length
    })
    expect(warnings).toEqual([2, 1, 0, 0])
  })
})

test.for(['pageSize', 'defaultPageSize'])('`%s` Infinity shows all items on one page', (name) => {
  expect(paginate({ count: 100, [name]: Number.POSITIVE_INFINITY })).toMatchObject({
    totalPages: 1,
    pageRange: { start: 0, end: 100 },
  })
  expect(warn).not.toHaveBeenCalled()
})

test('every option is of one kind', () => {
  expectTypeOf(optionNames).items.toEqualTypeOf<keyof PaginationOptions>()
  expect(new Set(optionNames).size).toBe(optionNames.length)
})
