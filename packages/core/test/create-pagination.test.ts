import { describe, expect, test, vi } from 'vitest'
import { complete, createModel, createRequests, getPages, getPosition, type Model, toProps } from '../src/adapter.js'
import { createPagination } from '../src/index.js'

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

test('what only users need is created once, and entries keep their identity across models that nobody lists', () => {
  const modelOf = (page: number, previous?: Model) => {
    const options = { totalPages: 9, page }
    const position = getPosition(options)
    const requests = createRequests({ options: () => options, position: () => position, setState() {} })
    return createModel({ options, position, requests, toProps }, previous)
  }
  const first = modelOf(1)
  const [entry] = getPages(first)
  const last = modelOf(3, modelOf(2, first))
  expect([last.pages, getPages(last)[0] === entry, getPages(last) === last.pages]).toEqual([undefined, true, true])
  const context = complete(last)
  // A copy may have members of the user's.
  const copy = { ...context, slice: () => [] }
  for (const model of [last, context]) expect(complete(model)).toBe(context)
  expect(complete(copy)).toBe(copy)
  expect(context.pages).toBe(last.pages)
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
