import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { connect, createPagination, type PaginationOptions, paginate } from '../src/index.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

test.each([
  [{ count: -7 }, 'count is -7, and taken as 0. Pass a whole number from 0'],
  [{ count: 7.5 }, 'count is 7.5, and taken as 7. '],
  [{ count: Number.POSITIVE_INFINITY }, 'count is Infinity, and taken as 9007199254740991. '],
  [{ count: Number.NaN }, 'count is NaN, and taken as not given. '],
  [{ page: 0 }, 'page is 0, and taken as 1. Pass a whole number from 1'],
  [{ page: 7.5 }, 'page is 7.5, and taken as 7. '],
  [{ page: Number.NaN }, 'page is NaN, and taken as not given. '],
  [{ defaultPage: -1 }, 'defaultPage is -1, and taken as 1. '],
  [{ pageSize: 0 }, 'pageSize is 0, and taken as 1. '],
  [{ pageSize: Number.POSITIVE_INFINITY }, 'for all items on one page, pass the count'],
  [{ defaultPageSize: 2.5 }, 'defaultPageSize is 2.5, and taken as 2. '],
  [{ siblingCount: -1 }, 'siblingCount is -1, and taken as 0. Pass a whole number from 0 to 1000.'],
  [{ siblingCount: Number.NaN }, 'siblingCount is NaN, and taken as 1. '],
  [{ boundaryCount: 1001 }, 'boundaryCount is 1001, and taken as 1000. '],
  [{ pageSize: '25' as unknown as number }, 'pageSize is "25", and taken as 25. '],
  [{ page: 'seven' as unknown as number }, 'page is "seven", and taken as not given. '],
] satisfies [PaginationOptions, string][])('%j is told of once', (options, message) => {
  paginate({ count: 100, ...options })
  paginate({ count: 100, ...options })
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.lastCall?.[0]).toContain(`[dogear] `)
  expect(warn.mock.lastCall?.[0]).toContain(message)
})

test('a link without getPageUrl is told of once, where it becomes a button', () => {
  const api = connect(paginate({ count: 100, type: 'link' }), createPagination().get())
  expect(api.getNextTriggerProps()).not.toHaveProperty('type')
  expect(warn).not.toHaveBeenCalled()
  expect(api.getNextTriggerProps({ isOwnElement: true })).toHaveProperty('type', 'button')
  api.getPrevTriggerProps({ isOwnElement: true })
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.lastCall?.[0]).toBe(
    '[dogear] type is "link", but there is no getPageUrl, so a link would lead nowhere. Buttons are rendered instead. ' +
      'Pass getPageUrl, a function from { page, pageSize } to a URL, or bring elements with an href of their own by asChild.',
  )
})

test('a refused value that has no string of its own is told of all the same', () => {
  const pagination = createPagination({ count: 100 })
  pagination.get().setPage(Object.create(null))
  expect(warn.mock.lastCall?.[0]).toContain('setPage([object Object]) is refused')
})

test('good options are not told of', () => {
  paginate({
    ...{ count: 100, page: 2, defaultPage: 1, pageSize: 5, defaultPageSize: 10, siblingCount: 0, boundaryCount: 1000 },
    type: 'link',
  })
  paginate({ count: undefined, page: null as unknown as undefined })
  expect(warn).not.toHaveBeenCalled()
})

test('production is silent', () => {
  vi.stubEnv('NODE_ENV', 'production')
  const pagination = createPagination({ count: -12, page: -12, type: 'link' })
  pagination.get().setPage(Number.NaN)
  pagination.get().getNextTriggerProps({ isOwnElement: true })
  expect(warn).not.toHaveBeenCalled()
})

test('without process nothing breaks, and nobody is told', () => {
  vi.stubGlobal('process', undefined)
  try {
    expect(paginate({ count: -13 }).count).toBe(0)
  } finally {
    vi.unstubAllGlobals()
  }
  expect(warn).not.toHaveBeenCalled()
})
