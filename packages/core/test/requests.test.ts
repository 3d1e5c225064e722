import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import {
  connect,
  createPagination,
  createRequests,
  getModel,
  getPosition,
  type PaginationOptions,
  type PaginationState,
  triggerPart,
} from '../src/index.js'
import { clickOn } from './fake-click.js'

let warn: Mock
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function create(options: PaginationOptions) {
  const { get, setOptions } = createPagination(options)
  return { get, setOptions, page: () => get().page }
}

test('the actions go to the first, previous, next and last page', () => {
  const { get, page } = create({ count: 50, defaultPage: 3 })
  get().goToPrevPage()
  expect(page()).toBe(2)
  get().goToNextPage()
  expect(page()).toBe(3)
  get().goToLastPage()
  expect(page()).toBe(5)
  get().goToFirstPage()
  expect(page()).toBe(1)
})

test('a host without `run` runs a request immediately, and `setState` receives its cause', () => {
  const setState = vi.fn((state: PaginationState) => {
    position = getPosition({ count: 50 }, state)
  })
  let position = getPosition({ count: 50 })
  const requests = createRequests({ position: () => position, setState })
  requests.actions.setPage(4)
  expect(position.page).toBe(4)
  expect(setState).toHaveBeenLastCalledWith({ offset: 30, pageSize: 10 }, { reason: 'api' })
  const { on } = triggerPart(connect(getModel(position), requests), { direction: 'next' })
  const event = clickOn({})
  on.click?.(event)
  expect(setState).toHaveBeenLastCalledWith({ offset: 40, pageSize: 10 }, { reason: 'next-trigger', event })
})

test('one request can change both page and page size', () => {
  let position = getPosition({ count: 50 })
  const calls: unknown[] = []
  const options = {
    count: 50,
    onPageChange: (details: object) => calls.push(['page', details]),
    onPageSizeChange: (details: object) => calls.push(['page size', details]),
  }
  position = getPosition(options)
  const { request } = createRequests({
    position: () => position,
    setState: (state) => {
      position = getPosition(options, state)
    },
  })
  request({ page: 3, pageSize: 5 }, { reason: 'api' })
  request({ page: 99, pageSize: 20 }, { reason: 'api' })
  expect(calls).toEqual([
    ['page size', { page: 3, pageSize: 5 }],
    ['page', { page: 3, pageSize: 5 }],
    ['page size', { page: 3, pageSize: 20 }],
  ])
})

describe('while the count is unknown', () => {
  // Any value that isn’t a number counts as unknown.
  test.each([undefined, null, '', ' ', true, Number.NaN])(
    '(%j), any page can be requested, and there is no last page',
    (count) => {
      const { get, page } = create({ count: count as number })
      get().setPage(7)
      warn.mockClear()
      get().goToLastPage()
      expect(page()).toBe(7)
      expect(warn).not.toHaveBeenCalled()
    },
  )
})

describe('a page size', () => {
  test('can be 1', () => {
    const { get } = create({ count: 50 })
    get().setPageSize(1)
    expect(get().totalPages).toBe(50)
  })

  test('that doesn’t change keeps the requested page', () => {
    const { get, page, setOptions } = create({ count: 50, defaultPage: 5 })
    setOptions({ count: 20 })
    get().setPageSize(10)
    setOptions({ count: 50 })
    expect(page()).toBe(5)
  })

  test('requested while there are no items is reported with page 1 and keeps the first item in place', () => {
    const onPageSizeChange = vi.fn()
    const { get, page, setOptions } = create({ count: 50, defaultPage: 5 })
    setOptions({ count: 0, onPageSizeChange })
    get().setPageSize(20)
    expect(onPageSizeChange.mock.lastCall).toEqual([{ page: 1, pageSize: 20 }])
    setOptions({ count: 50 })
    expect(page()).toBe(3)
  })

  test('that is controlled overrides the initial one', () => {
    expect(create({ count: 50, pageSize: 20, defaultPageSize: 5 }).get().pageSize).toBe(20)
    const { get, setOptions } = create({ count: 50, pageSize: 20 })
    setOptions({ count: 50 })
    expect(get().pageSize).toBe(20)
  })
})

test('an invalid request is ignored with a warning', () => {
  const { get } = create({ count: 50 })
  get().setPage(Number.NaN)
  expect(warn.mock.lastCall).toEqual(['[dogear] Ignoring setPage(NaN). Pass a page number.'])
  get().setPageSize(0)
  expect(warn.mock.lastCall).toEqual(['[dogear] Ignoring setPageSize(0). Pass an integer from 1.'])
})
