import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest'
import { checkProvided, triggerPart } from '../src/adapter.js'
import { createPagination, type PaginationOptions, paginate } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

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
  expect(triggerPart(api, 'next', {})).toMatchObject({ tag: 'button', attributes: { type: 'button' } })
  triggerPart(api, 'prev', {})
  expect(warn).toHaveBeenCalledOnce()
  expect(warn.mock.lastCall?.[0]).toBe(
    '[dogear] Rendering buttons although `type` is "link", because `getPageUrl` is missing. ' +
      'Pass `getPageUrl`, which returns the URL of { page, pageSize }, or give each control its own `href`.',
  )
})

test('no option about the total warns, unless there are no options yet', () => {
  createPagination().get()
  expect(warn).not.toHaveBeenCalled()
  createPagination({ pageSize: 20 }).get()
  expect(warn.mock.calls).toEqual([[expect.stringContaining('every control is disabled. Pass `count`, `totalPages`')]])
})

let page = 50

test.each<[who: string, options: PaginationOptions, isHeard: boolean]>([
  ['nobody', {}, false],
  ['nobody who hears of the page', { onPageSizeChange() {}, getPageUrl: () => '' }, false],
  ['a callback', { onPageChange() {} }, true],
  ['the callback for both', { onPaginationChange() {} }, true],
  ['a router', { navigate() {}, getPageUrl: () => '' }, true],
])('a request for another page than the parent passes warns if it is heard by nobody: %s', (_who, options, isHeard) => {
  // Another page each time, because each message appears once.
  page += 2
  const { get } = createPagination({ totalPages: 2000, page, ...options })
  get().setPage(page)
  expect(warn).not.toHaveBeenCalled()
  get().getNextTriggerProps().onClick?.(clickOn({}))
  const message = `Page ${page + 1} was requested, but nobody was told, so page ${page} stays. Pass \`onPageChange\``
  expect(warn.mock.calls).toEqual(isHeard ? [] : [[expect.stringContaining(message)]])
})

test('a link that a router follows doesn’t warn, nor does a page that Dogear manages', () => {
  const view = fakeWindow()
  const { get } = createPagination({ count: 100, page: 3, type: 'link', getPageUrl: () => '' })
  const event = clickOn(view.link(), { defaultPrevented: true })
  get().getNextTriggerProps().onClick?.(event)
  Object.assign(event, { currentTarget: null })
  view.runTasks()
  createPagination({ count: 100, defaultPage: 3 }).get().goToNextPage()
  expect(warn).not.toHaveBeenCalled()
})

test.each([undefined, null, 3, {}])('a RootProvider with %o throws a clear error in development', (value) => {
  for (const type of ['object', 'function'] as const)
    expect(() => checkProvided(value, type)).toThrow(
      /^RootProvider needs the result of `usePagination` as `value`, but got/,
    )
  expect(() => checkProvided(createPagination().get(), 'function')).toThrow('without calling it')
  vi.stubEnv('NODE_ENV', 'production')
  checkProvided(value, 'object')
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
  triggerPart(pagination.get(), 'next', {})
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
