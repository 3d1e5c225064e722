import { describe, expect, test, vi } from 'vitest'
import { createPagination, getStatusText, type PaginationApi, type PaginationOptions } from '../src/index.js'

describe('listeners', () => {
  test('run once per change, after the callbacks', () => {
    const log: string[] = []
    const callbacks = { onPageSizeChange: () => log.push('size'), onPageChange: () => log.push('page') }
    const { get, setOptions, subscribe } = createPagination({ count: 100, defaultPage: 5, ...callbacks })
    const stop = subscribe(() => log.push('listener'))
    get().setPageSize(20)
    get().setPage(3)
    setOptions({ count: 30 })
    expect(log).toEqual(['size', 'page', 'listener', 'listener'])
    stop()
    get().goToFirstPage()
    expect(log).toHaveLength(4)
  })

  test('run once if callbacks set options, after all of them', () => {
    const listener = vi.fn()
    const { get, setOptions, subscribe } = createPagination({
      count: 100,
      page: 1,
      onPageChange: ({ page }) => setOptions({ count: 100, page }),
    })
    subscribe(listener)
    get().goToNextPage()
    expect(get().page).toBe(2)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('run for a stored state even if a callback throws', () => {
    const listener = vi.fn()
    const { get, subscribe } = createPagination({
      count: 100,
      onPageChange: () => {
        throw new Error('from the callback')
      },
    })
    subscribe(listener)
    for (const page of [2, 3]) {
      expect(() => get().goToNextPage()).toThrow('from the callback')
      expect([get().page, listener.mock.calls.length]).toEqual([page, page - 1])
    }
  })
})

describe('subscriptions', () => {
  test('of the same function are two, each with its own end', () => {
    const listener = vi.fn()
    const { get, subscribe } = createPagination({ count: 100 })
    const [stop] = [subscribe(listener), subscribe(listener)]
    for (const page of [2, 3]) {
      get().setPage(page)
      stop()
      stop()
    }
    expect(listener).toHaveBeenCalledTimes(3)
  })

  test('that a listener ends or makes change at once, and its own is not called for the same change', () => {
    const [stopped, started] = [vi.fn(), vi.fn()]
    const { get, subscribe } = createPagination({ count: 100 })
    subscribe(() => {
      stop()
      if (get().page === 2) subscribe(started)
    })
    const stop = subscribe(stopped)
    get().setPage(2)
    expect([stopped.mock.calls.length, started.mock.calls.length]).toEqual([0, 0])
    get().setPage(3)
    expect([stopped.mock.calls.length, started.mock.calls.length]).toEqual([0, 1])
  })

  test('that throw are all reported: the first error to the caller, the others in a task each', () => {
    vi.useFakeTimers()
    const { get, subscribe } = createPagination({ count: 100 })
    for (const message of ['first', 'second', 'third']) {
      subscribe(() => {
        throw new Error(message)
      })
    }
    expect(() => get().setPage(2)).toThrow('first')
    for (const message of ['second', 'third']) expect(() => vi.advanceTimersToNextTimer()).toThrow(message)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })
})

describe('setOptions', () => {
  test('with the same object changes nothing, unless that has been changed', () => {
    const options = { count: 100, page: 2 }
    let latest: typeof options | undefined = options
    const { get, setOptions, subscribe } = createPagination(options)
    const listener = vi.fn(() => setOptions(latest))
    subscribe(listener)
    const set = (next: typeof latest) => {
      latest = next
      setOptions(next)
      return listener.mock.calls.length
    }
    expect(set(options)).toBe(0)
    options.page = 3
    expect([set(options), get().page]).toEqual([1, 3])
    expect(set({ ...options })).toBe(2)
    expect([set(undefined), set(undefined)]).toEqual([3, 3])
  })
})

test('`get()` returns the same object until something changes, and the actions never change', () => {
  const { get } = createPagination({ count: 100 })
  const before = get()
  before.setPage(1)
  expect(get()).toBe(before)
  before.setPage(2)
  const { setPage, goToLastPage, slice } = get()
  expect([get() === before, slice === before.slice]).toEqual([false, false])
  expect([setPage, goToLastPage]).toEqual([before.setPage, before.goToLastPage])
})

test('all members can be destructured, and copied to an object with members of your own', () => {
  const { get } = createPagination({ count: 100, type: 'link', getPageUrl: ({ page }) => `/${page}` })
  const { page, pages, slice, getPageUrl, getRootProps, getItemProps, getNextTriggerProps } = get()
  expect([page, pages.length, slice([1, 2]), getPageUrl(3)]).toEqual([1, 7, [1, 2], '/3'])
  expect([getRootProps()['data-part'], getItemProps({ type: 'page', value: 2 }).href]).toEqual(['root', '/2'])
  expect(getNextTriggerProps()['aria-label']).toBe('next page')
  // A copy may have members of the user's. It lacks `type`, which is an accessor.
  const { type } = get()
  const copy: PaginationApi = { ...get(), type, slice: () => [] }
  expect(getStatusText(copy)).toBe(getStatusText(get()))
})

test('`slice` returns the items of the current page, and all that follow on the last page', () => {
  const data = Array.from({ length: 25 }, (_item, index) => index + 1)
  const { get } = createPagination({ count: 25 })
  expect(get().slice(data)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  get().goToLastPage()
  expect(get().slice(data)).toEqual([21, 22, 23, 24, 25])
  expect(get().slice([...data, 26, 27])).toEqual([21, 22, 23, 24, 25, 26, 27])
})

test('all options are optional', () => {
  expect(createPagination().get()).toMatchObject({ page: 1, pageSize: 10, count: 0, totalPages: 0, pages: [] })
  const { get, setOptions } = createPagination({ count: 95, siblingCount: 0 })
  setOptions()
  expect(get()).toMatchObject({ count: 0, totalPages: 0, pages: [] })
})

test('a second request before the next render knows inherited options', () => {
  const onPageChange = vi.fn()
  const { get } = createPagination(Object.create({ count: 20, onPageChange }))
  get().goToNextPage()
  get().goToNextPage()
  expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
})

test('`type` and `getPageUrl` follow options that are signals, even if nothing else changes', () => {
  const latest: PaginationOptions = { type: 'button' }
  const options: PaginationOptions = {
    count: 100,
    get type() {
      return latest.type
    },
    get getPageUrl() {
      return latest.getPageUrl
    },
  }
  const api = createPagination(options).get()
  expect([api.type, api.getPageUrl(2)]).toEqual(['button', undefined])
  Object.assign(latest, { type: 'link', getPageUrl: () => '#' })
  expect([api.type, api.getPageUrl(2)]).toEqual(['link', '#'])
})
