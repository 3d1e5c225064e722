import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { triggerPart } from '../src/adapter.js'
import { createPagination, type PaginationOptions, paginate } from '../src/index.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each([
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
  paginate({ count: 45, minCount: 20, hasNextPage: true, maxPage: 3 })
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
