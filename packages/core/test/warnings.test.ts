import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { createPagination, type PaginationOptions, paginate, triggerPart } from '../src/index.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each([
  [{ count: -7 }, 'Invalid `count` -7; using 0 instead. Pass an integer from 0'],
  [{ count: 7.5 }, 'Invalid `count` 7.5; using 7 instead. '],
  [{ count: Number.POSITIVE_INFINITY }, 'Invalid `count` Infinity; using 9007199254740991 instead. '],
  [{ count: Number.NaN }, 'Ignoring invalid `count` NaN; treating it as unknown. Pass an integer from 0'],
  [{ page: 0 }, 'Invalid `page` 0; using 1 instead. Pass an integer from 1'],
  [{ page: 7.5 }, 'Invalid `page` 7.5; using 7 instead. '],
  [{ page: Number.NaN }, 'Ignoring invalid `page` NaN; Dogear manages it. Pass an integer from 1, or undefined'],
  [{ defaultPage: Number.NaN }, 'Ignoring invalid `defaultPage` NaN; using 1 instead. '],
  [{ defaultPage: -1 }, 'Invalid `defaultPage` -1; using 1 instead. '],
  [{ pageSize: Number.NaN }, 'Ignoring invalid `pageSize` NaN; Dogear manages it. '],
  [{ pageSize: 0 }, 'Invalid `pageSize` 0; using 1 instead. '],
  [{ pageSize: 1e300 }, 'or Infinity for all items on one page'],
  [{ defaultPageSize: Number.NaN }, 'Ignoring invalid `defaultPageSize` NaN; using 10 instead. '],
  [{ defaultPageSize: 2.5 }, 'Invalid `defaultPageSize` 2.5; using 2 instead. '],
  [{ siblingCount: -1 }, 'Invalid `siblingCount` -1; using 0 instead. Pass an integer from 0 to 1000.'],
  [{ siblingCount: Number.NaN }, 'Invalid `siblingCount` NaN; using 1 instead. '],
  [{ boundaryCount: 1001 }, 'Invalid `boundaryCount` 1001; using 1000 instead. '],
  [{ pageSize: '25' as unknown as number }, 'Invalid `pageSize` "25"; using 25 instead. '],
  [{ page: 'seven' as unknown as number }, 'Ignoring invalid `page` "seven"; Dogear manages it. '],
  [
    { totalPages: -3, count: undefined },
    'Invalid `totalPages` -3; using 0 instead. Pass an integer from 0 to 2^53 - 1',
  ],
  [
    { totalPages: Number.NaN, count: undefined },
    'Ignoring invalid `totalPages` NaN; treating it as unknown. Pass an integer from 0 to 2^53 - 1, or undefined while',
  ],
  [{ minCount: -4 }, 'Invalid `minCount` -4; using 0 instead. Pass an integer from 0 to 2^53 - 1.'],
  [{ minCount: Number.NaN }, 'Ignoring invalid `minCount` NaN; treating it as unknown. '],
  [{ maxPage: 0 }, 'Invalid `maxPage` 0; using 1 instead. Pass an integer from 1.'],
  [{ maxPage: Number.NaN }, 'Ignoring invalid `maxPage` NaN; using no limit. '],
  [{ hasNextPage: 1 as unknown as boolean }, 'Invalid `hasNextPage` 1; using true instead. Pass a boolean.'],
  [{ busy: '' as unknown as boolean }, 'Invalid `busy` ""; using false instead. Pass a boolean.'],
  [{ disabled: 'false' as unknown as boolean }, 'Invalid `disabled` "false"; using true instead. Pass a boolean.'],
  [{ totalPages: 10 }, 'Ignoring `totalPages`, because `count` is set. Pass only one of them.'],
  [
    { navigate() {} },
    'Ignoring `navigate`, because `getPageUrl` is missing. Pass `getPageUrl`, which returns the URL of',
  ],
  [
    { navigate() {}, getPageUrl: () => '' },
    '`navigate` is set, but `page` is not, so Dogear changes the page even if the navigation fails. Pass `page` from',
  ],
] satisfies [PaginationOptions, string][])('%j warns once', (options, message) => {
  paginate({ count: 100, ...options })
  paginate({ count: 100, ...options })
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.lastCall?.[0]).toContain(`[dogear] `)
  expect(warn.mock.lastCall?.[0]).toContain(message)
})

test('a link without `getPageUrl` becomes a button and warns once', () => {
  const api = createPagination({ count: 100, type: 'link' }).get()
  expect(api.getNextTriggerProps()).not.toHaveProperty('type')
  expect(warn).not.toHaveBeenCalled()
  expect(triggerPart(api, { direction: 'next' })).toMatchObject({ tag: 'button', attributes: { type: 'button' } })
  triggerPart(api, { direction: 'prev' })
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.lastCall?.[0]).toBe(
    '[dogear] Rendering buttons although `type` is "link", because `getPageUrl` is missing. ' +
      'Pass `getPageUrl`, which returns the URL of { page, pageSize }, or use `asChild` with elements that have an href.',
  )
})

test('a value that can’t be converted to a string warns too', () => {
  const pagination = createPagination({ count: 100 })
  pagination.get().setPage(Object.create(null))
  expect(warn.mock.lastCall?.[0]).toContain('Ignoring setPage([object Object]).')
})

test('valid options don’t warn', () => {
  paginate({
    ...{ count: 100, page: 2, defaultPage: 1, pageSize: 5, defaultPageSize: 10, siblingCount: 0, boundaryCount: 1000 },
    type: 'link',
  })
  paginate({ count: undefined, page: null as unknown as undefined })
  paginate({ totalPages: 0, hasNextPage: false, maxPage: 1, busy: true, disabled: false })
  paginate({ minCount: 0, hasNextPage: true, busy: null as unknown as undefined, disabled: undefined })
  paginate({ count: 100, totalPages: null as unknown as undefined })
  paginate({ totalPages: 10, count: null as unknown as undefined })
  paginate({ count: 100, page: 1, navigate() {}, getPageUrl: () => '' })
  expect(warn).not.toHaveBeenCalled()
})

test('production never warns', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const pagination = createPagination({ count: -12, page: -12, type: 'link' })
  pagination.get().setPage(Number.NaN)
  triggerPart(pagination.get(), { direction: 'next' })
  expect(warn).not.toHaveBeenCalled()
})

test('without `process`, nothing fails or warns', () => {
  vi.stubGlobal('process', undefined)
  try {
    expect(paginate({ count: -13 }).count).toBe(0)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(warn).not.toHaveBeenCalled()
})
