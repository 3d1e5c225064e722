import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import {
  connect,
  createPagination,
  createRequests,
  getModel,
  getPosition,
  itemPart,
  type PageAndSize,
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

describe('setPagination', () => {
  test.each<[object, { page: number; pageSize: number }]>([
    [{ page: 2 }, { page: 2, pageSize: 10 }],
    [{ pageSize: 20 }, { page: 3, pageSize: 20 }],
    [
      { page: 2, pageSize: 20 },
      { page: 2, pageSize: 20 },
    ],
    [
      { page: 99, pageSize: 20 },
      { page: 5, pageSize: 20 },
    ],
    [
      { page: -1, pageSize: 1 },
      { page: 1, pageSize: 1 },
    ],
    [
      { page: 2.9, pageSize: 5.5 },
      { page: 2, pageSize: 5 },
    ],
    [
      { page: null, pageSize: null },
      { page: 5, pageSize: 10 },
    ],
    [{}, { page: 5, pageSize: 10 }],
  ])('%j leads to %j', (target, expected) => {
    const { get } = create({ count: 100, defaultPage: 5 })
    get().setPagination(target)
    expect(get()).toMatchObject(expected)
    expect(warn).not.toHaveBeenCalled()
  })

  test.each<[unknown, string]>([
    [{ page: Number.NaN, pageSize: 20 }, '{ page: NaN, pageSize: 20 }'],
    [{ page: 2, pageSize: 0 }, '{ page: 2, pageSize: 0 }'],
    [{ page: 2, pageSize: 'many' }, '{ page: 2, pageSize: "many" }'],
    [{ pageSize: 0.5 }, '{ page: undefined, pageSize: 0.5 }'],
    [{ page: {}, pageSize: 20 }, '{ page: [object Object], pageSize: 20 }'],
  ])('%j is ignored as a whole', (target, shown) => {
    const onPaginationChange = vi.fn()
    const { get } = create({ count: 100, defaultPage: 5, onPaginationChange })
    get().setPagination(target as object)
    expect(get()).toMatchObject({ page: 5, pageSize: 10 })
    expect(onPaginationChange).not.toHaveBeenCalled()
    expect(warn.mock.lastCall).toEqual([
      `[dogear] Ignoring setPagination(${shown}). Pass a page number, a page size from 1, or both.`,
    ])
  })

  test.each([undefined, null, 7, 'seven', []])('%j does nothing', (target) => {
    const { get } = create({ count: 100, defaultPage: 5 })
    get().setPagination(target as unknown as object)
    expect(get()).toMatchObject({ page: 5, pageSize: 10 })
  })
})

describe('the target of a request', () => {
  test('is limited to maxPage, whatever the total', () => {
    for (const total of [{ count: 1000 }, { totalPages: 100 }, { minCount: 1000 }, { hasNextPage: true }, {}]) {
      const onPaginationChange = vi.fn()
      const { get } = create({ ...total, maxPage: 4, onPaginationChange })
      get().setPage(9)
      expect(onPaginationChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 10, reason: 'api' })
      get().setPageSize(1)
      expect(onPaginationChange).toHaveBeenLastCalledWith({ page: 4, pageSize: 1, reason: 'api' })
    }
  })

  test('may be past an open total', () => {
    const { get, page } = create({ minCount: 95 })
    get().setPage(50)
    expect(page()).toBe(50)
    get().goToLastPage()
    expect(page()).toBe(50)
  })

  test('is the end of an open total once that is known', () => {
    const { get, page } = create({ hasNextPage: false, defaultPage: 3 })
    get().setPage(50)
    expect(page()).toBe(3)
    get().goToFirstPage()
    expect(page()).toBe(1)
  })

  test('isn’t limited by a number of pages if the page size changes', () => {
    const onPageChange = vi.fn()
    const { get } = create({ totalPages: 10, defaultPage: 10, onPageChange })
    get().setPageSize(5)
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith({ page: 19, pageSize: 5 })
  })

  test('with another page size keeps the visible item past the count of another query while busy', () => {
    const onPageChange = vi.fn()
    const { get, setOptions } = create({ count: 13, onPageChange })
    expect(get().totalPages).toBe(2)
    const busy: PaginationOptions = { page: 12, busy: true, onPageChange }
    setOptions(busy)
    get().setPageSize(20)
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 6, pageSize: 20 })
    setOptions({ ...busy, pageSize: 10 })
    get().setPagination({ page: 99, pageSize: 20 })
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 6, pageSize: 20 })
    setOptions({ page: 12, count: 13, pageSize: 10, onPageChange })
    get().setPageSize(4)
    expect(onPageChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 4 })
  })

  test('past maxPage does nothing while busy', () => {
    const onPageChange = vi.fn()
    const { get, setOptions } = create({ hasNextPage: true, maxPage: 3, defaultPage: 3 })
    setOptions({ busy: true, onPageChange })
    get().goToNextPage()
    expect(onPageChange).not.toHaveBeenCalled()
  })
})

describe('onPaginationChange', () => {
  /** Records the names and arguments of all callbacks. */
  function record(options: PaginationOptions, nested: { [name: string]: (details: object) => void } = {}) {
    const calls: [string, object][] = []
    const listen = (name: string) => (details: object) => {
      calls.push([name, details])
      nested[name]?.(details)
    }
    const pagination = create({
      ...options,
      onPageSizeChange: listen('onPageSizeChange'),
      onPageChange: listen('onPageChange'),
      onPaginationChange: listen('onPaginationChange'),
      ...(options.navigate && {
        navigate: (url, { event, ...details }) => listen('navigate')({ url, hasEvent: !!event, ...details }),
      }),
    })
    const last = (name: string) => calls.filter((call) => call[0] === name).map((call) => call[1])
    return { ...pagination, calls, last }
  }
  const routed = { navigate() {}, getPageUrl: ({ page, pageSize }: PageAndSize) => `?${page},${pageSize}` }

  test('is called once, after the others and before navigate', () => {
    const { get, calls } = record({ ...routed, count: 100, page: 5 })
    get().setPageSize(20)
    expect(calls).toEqual([
      ['onPageSizeChange', { page: 3, pageSize: 20 }],
      ['onPageChange', { page: 3, pageSize: 20 }],
      ['onPaginationChange', { page: 3, pageSize: 20, reason: 'api' }],
      ['navigate', { url: '?3,20', page: 3, pageSize: 20, reason: 'api', hasEvent: false }],
    ])
    expect(get()).toMatchObject({ page: 5, pageSize: 10 })
  })

  test('has the part of the control as its reason, and navigate its event', () => {
    const { get, calls, last } = record({ ...routed, count: 100, page: 5 })
    for (const direction of ['first', 'prev', 'next', 'last'] as const) {
      triggerPart(get(), { direction }).on.click?.(clickOn({}))
      expect(last('onPaginationChange').at(-1)).toMatchObject({ reason: `${direction}-trigger` })
    }
    itemPart(get(), { value: 7 }).on.click?.(clickOn({}))
    expect(calls.at(-2)).toEqual(['onPaginationChange', { page: 7, pageSize: 10, reason: 'item' }])
    expect(calls.at(-1)?.[1]).toMatchObject({ page: 7, reason: 'item', hasEvent: true })
  })

  test('merges the requests of other callbacks, with the reason of the outermost', () => {
    const pagination = record(
      { count: 100, defaultPage: 5 },
      { onPageChange: ({ page }: { page?: number }) => page === 6 && pagination.get().setPageSize(20) },
    )
    triggerPart(pagination.get(), { direction: 'next' }).on.click?.(clickOn({}))
    expect(pagination.last('onPaginationChange')).toEqual([{ page: 3, pageSize: 20, reason: 'next-trigger' }])
  })

  test('keeps a page size when a nested request only changes the page', () => {
    const pagination = record(
      { ...routed, count: 100, page: 5 },
      { onPageSizeChange: () => pagination.get().setPage(1) },
    )
    pagination.get().setPageSize(20)
    expect(pagination.last('onPaginationChange')).toEqual([{ page: 1, pageSize: 20, reason: 'api' }])
    expect(pagination.last('navigate')).toMatchObject([{ url: '?1,20' }])
  })

  test('isn’t called if the end equals the start', () => {
    const pagination = record(
      { count: 100, defaultPage: 5 },
      { onPageChange: ({ page }: { page?: number }) => page === 6 && pagination.get().setPage(5) },
    )
    pagination.get().setPage(6)
    expect(pagination.last('onPageChange')).toHaveLength(2)
    expect(pagination.last('onPaginationChange')).toEqual([])
    pagination.get().setPage(7)
    expect(pagination.last('onPaginationChange')).toHaveLength(1)
  })

  test('isn’t changed by a nested request for a last page that isn’t known', () => {
    const pagination = record({ minCount: 0, page: 1 }, { onPageChange: () => pagination.get().goToLastPage() })
    pagination.get().goToNextPage()
    expect(pagination.last('onPaginationChange')).toEqual([{ page: 2, pageSize: 10, reason: 'api' }])
  })

  test('can make a new request, and then the older one doesn’t navigate', () => {
    const pagination = record(
      { ...routed, count: 100, page: 5 },
      { onPaginationChange: ({ page }: { page?: number }) => page === 7 && pagination.get().setPage(1) },
    )
    pagination.get().setPage(7)
    expect(pagination.last('onPaginationChange')).toMatchObject([{ page: 7 }, { page: 1 }])
    expect(pagination.last('navigate')).toMatchObject([{ page: 1 }])
  })

  test('is called although another callback throws, and the first error is thrown at the end', () => {
    const fail = (message: string) => () => {
      throw new Error(message)
    }
    const { get, last } = record(
      { ...routed, count: 100, page: 5 },
      { onPageChange: fail('page'), onPaginationChange: fail('change') },
    )
    expect(() => get().setPage(7)).toThrow('page')
    expect(last('navigate')).toHaveLength(1)
    expect(() => get().setPage(7)).toThrow('page')
    expect(last('onPaginationChange')).toHaveLength(2)
  })

  test('reports nothing for the page that is shown', () => {
    const { get, calls } = record({ ...routed, count: 100, page: 5 })
    get().setPage(5)
    get().setPagination({ page: 5, pageSize: 10 })
    expect(calls).toEqual([])
  })
})

describe('navigate', () => {
  const navigate = vi.fn()
  const getPageUrl = () => ''
  beforeEach(() => navigate.mockClear())

  test('without a page stores the page as usual', () => {
    const { get, page } = create({ count: 100, navigate, getPageUrl })
    get().setPage(7)
    expect(page()).toBe(7)
    expect(navigate).toHaveBeenCalledOnce()
  })

  test('with a page stores neither page nor page size', () => {
    const { get, setOptions } = create({ count: 100, page: 5, navigate, getPageUrl })
    get().setPagination({ page: 2, pageSize: 20 })
    expect(get()).toMatchObject({ page: 5, pageSize: 10 })
    setOptions({ count: 100 })
    expect(get()).toMatchObject({ page: 5, pageSize: 10 })
  })

  test('without getPageUrl is ignored, so a page size is stored', () => {
    const { get } = create({ count: 100, page: 5, navigate })
    get().setPageSize(20)
    expect(get().pageSize).toBe(20)
    expect(navigate).not.toHaveBeenCalled()
  })
})

test('each callback is the latest one when it is its turn', () => {
  const [outdated, latest] = [vi.fn(), vi.fn()]
  const callbacks = (callback: Mock) => ({
    onPageChange: () => callback('page'),
    onPaginationChange: () => callback('pagination'),
    navigate: (url: string) => callback(`navigate to ${url}`),
    getPageUrl: ({ page }: PageAndSize) => `${callback === latest ? 'new' : 'old'}-${page}`,
  })
  const { get, setOptions } = create({
    count: 100,
    defaultPage: 5,
    ...callbacks(outdated),
    onPageSizeChange: () => setOptions({ count: 100, ...callbacks(latest) }),
  })
  get().setPageSize(20)
  expect(outdated).not.toHaveBeenCalled()
  expect(latest.mock.calls).toEqual([['page'], ['pagination'], ['navigate to new-3']])
})

test('a page that a nested request replaces isn’t reported, even if the callback of that request throws', () => {
  const onPageChange = vi.fn(() => {
    throw new Error('thrown')
  })
  const { get } = create({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange: () => get().setPage(1) })
  expect(() => get().setPageSize(20)).toThrow('thrown')
  expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
})

test('while busy, a request for a clamped page that the app controls stores nothing', () => {
  const pagination = createPagination({ count: 25, page: 99 })
  pagination.get()
  pagination.setOptions({ page: 99, busy: true })
  const listener = vi.fn()
  pagination.subscribe(listener)
  pagination.get().setPage(1)
  expect(listener).not.toHaveBeenCalled()
})

test('while busy, a new page size may show a page right after the items of another query', () => {
  const onPageSizeChange = vi.fn()
  const { get } = create({ count: 20, page: 3, busy: true, onPageSizeChange })
  get().setPageSize(5)
  expect(onPageSizeChange.mock.calls).toEqual([[{ page: 5, pageSize: 5 }]])
})

test('goToLastPage stores nothing while the last page isn’t known', () => {
  const { get, setOptions } = create({ maxPage: 3, defaultPage: 9 })
  get().goToLastPage()
  setOptions({})
  expect(get().page).toBe(9)
})
