import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPagination, type PaginationOptions } from '../src/index.js'

let calls: unknown[] = []
beforeEach(() => {
  calls = []
})

const withCallbacks = (options: PaginationOptions): PaginationOptions => ({
  onPageSizeChange: (details) => calls.push(['size', details]),
  onPageChange: (details) => calls.push(['page', details]),
  ...options,
})

function create(options: PaginationOptions) {
  const pagination = createPagination(withCallbacks(options))
  return {
    ...pagination,
    page: () => pagination.get().page,
    pageSize: () => pagination.get().pageSize,
    setOptions: (next: PaginationOptions) => pagination.setOptions(withCallbacks(next)),
  }
}

describe('controlled values', () => {
  test('a request reports a controlled page, but doesn’t change it', () => {
    const pagination = create({ count: 100, page: 2 })
    pagination.get().setPage(5)
    expect(pagination.page()).toBe(2)
    expect(calls).toEqual([['page', { page: 5, pageSize: 10 }]])
  })

  test('a request reports a controlled page size, and the page doesn’t move until the size changes', () => {
    const pagination = create({ count: 100, pageSize: 10, defaultPage: 5 })
    pagination.get().setPageSize(20)
    expect([pagination.page(), pagination.pageSize()]).toEqual([5, 10])
    expect(calls).toEqual([
      ['size', { page: 3, pageSize: 20 }],
      ['page', { page: 3, pageSize: 20 }],
    ])
    pagination.setOptions({ count: 100, pageSize: 20 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([3, 20])
  })

  test('when a value is no longer controlled, the pagination resumes from what it showed last', () => {
    const pagination = create({ count: 100, page: 7, pageSize: 5 })
    pagination.setOptions({ count: 100, pageSize: 5 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([7, 5])
    pagination.setOptions({ count: 100 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([7, 5])
    pagination.get().goToNextPage()
    expect(pagination.page()).toBe(8)
    pagination.setOptions({ count: 100, page: 99 })
    pagination.setOptions({ count: 200 })
    expect(pagination.page()).toBe(20)
  })

  test('a value that is no longer controlled resumes even after a request for the other one', () => {
    const pagination = create({ count: 100, page: 7 })
    pagination.get().setPageSize(5)
    pagination.setOptions({ count: 100 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([7, 5])
  })
})

describe('a valid page', () => {
  test.each([0, 15, undefined])('the requested page survives a temporary count of %s', (count) => {
    const pagination = create({ count: 100, defaultPage: 9 })
    pagination.setOptions({ count })
    expect(pagination.page()).toBe(count === undefined ? 9 : count === 0 ? 1 : 2)
    pagination.setOptions({ count: 100 })
    expect(pagination.page()).toBe(9)
    expect(calls).toEqual([])
  })

  test('while the count is unknown, any page can be requested', () => {
    const pagination = create({ defaultPage: 3 })
    const { count, totalPages, pages, pageRange, previousPage, nextPage } = pagination.get()
    expect({ count, totalPages, pages, pageRange, previousPage, nextPage }).toEqual({
      count: 0,
      totalPages: 0,
      pages: [],
      pageRange: { start: 20, end: 30 },
      previousPage: null,
      nextPage: null,
    })
    pagination.get().goToLastPage()
    expect(pagination.page()).toBe(3)
    pagination.get().setPage(400)
    expect(pagination.page()).toBe(400)
    pagination.get().goToNextPage()
    expect(pagination.page()).toBe(401)
    pagination.setOptions({ count: 50 })
    expect(pagination.page()).toBe(5)
  })
})

describe('requests', () => {
  test.each([
    [99, 10],
    [Number.POSITIVE_INFINITY, 10],
    [Number.NEGATIVE_INFINITY, 1],
    [-3, 1],
    [2.9, 2],
    ['7' as unknown as number, 7],
  ])('`setPage(%s)` of 10 pages goes to page %s', (requested, expected) => {
    const pagination = create({ count: 100, defaultPage: 5 })
    pagination.get().setPage(requested)
    expect(pagination.page()).toBe(expected)
    expect(calls).toEqual([['page', { page: expected, pageSize: 10 }]])
  })

  test('two requests in one tick move two pages', () => {
    const pagination = create({ count: 100 })
    const { goToNextPage } = pagination.get()
    goToNextPage()
    goToNextPage()
    expect(pagination.page()).toBe(3)
  })

  test('a request for the page on screen updates the requested page without a callback', () => {
    const pagination = create({ count: 15, defaultPage: 9 })
    pagination.get().setPage(2)
    expect(calls).toEqual([])
    pagination.setOptions({ count: 100 })
    expect(pagination.page()).toBe(2)
  })

  test.each([
    ['setPage', Number.NaN],
    ['setPage', undefined],
    ['setPageSize', Number.NaN],
    ['setPageSize', 0],
    ['setPageSize', 0.5],
    ['setPageSize', -10],
    ['setPageSize', '0'],
  ] as ['setPage' | 'setPageSize', number][])('`%s(%s)` is ignored', (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const pagination = create({ count: 100, defaultPage: 5 })
    pagination.get()[name](value)
    expect([pagination.page(), pagination.pageSize(), calls]).toEqual([5, 10, []])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe('a change of page size keeps the first visible item on the page', () => {
  test('item 41 is on page 5 of 10 items each, and on page 3 of 20 items each', () => {
    const pagination = create({ count: 100, defaultPage: 5 })
    pagination.get().setPageSize(20)
    expect([pagination.page(), pagination.pageSize()]).toEqual([3, 20])
    expect(calls).toEqual([
      ['size', { page: 3, pageSize: 20 }],
      ['page', { page: 3, pageSize: 20 }],
    ])
  })

  test('a request starts from the visible page, not from the requested one', () => {
    const pagination = create({ count: 100, defaultPage: 6 })
    pagination.get().setPageSize(20)
    expect(pagination.page()).toBe(3)
    pagination.get().setPageSize(10)
    expect(pagination.page()).toBe(5)
    pagination.setOptions({ count: 15 })
    pagination.get().setPageSize(2)
    expect(pagination.page()).toBe(6)
  })

  test('a controlled page size can change back without losing the requested page', () => {
    const pagination = create({ count: 100, defaultPage: 6, pageSize: 10 })
    pagination.setOptions({ count: 100, pageSize: 20 })
    expect(pagination.page()).toBe(3)
    pagination.setOptions({ count: 100, pageSize: 10 })
    expect(pagination.page()).toBe(6)
  })

  test('this includes a page size requested while there are no items', () => {
    const pagination = create({ count: 1000, defaultPage: 50 })
    pagination.setOptions({ count: 0 })
    pagination.get().setPageSize(20)
    pagination.setOptions({ count: 1000 })
    expect(pagination.page()).toBe(25)
  })

  test('`onPageChange` isn’t called if the page number stays the same', () => {
    const pagination = create({ count: 100 })
    pagination.get().setPageSize(20)
    pagination.get().setPageSize(20)
    expect(calls).toEqual([['size', { page: 1, pageSize: 20 }]])
  })
})

describe('callbacks', () => {
  test('see the resulting state', () => {
    const seen: number[] = []
    const pagination = create({ count: 100, onPageChange: () => seen.push(pagination.page()) })
    pagination.get().goToNextPage()
    expect(seen).toEqual([2])
  })

  test('can make requests, and then the outer request reports no page', () => {
    const pagination = create({ count: 100, defaultPage: 5, onPageSizeChange: () => pagination.get().setPage(1) })
    pagination.get().setPageSize(20)
    expect([pagination.page(), pagination.pageSize()]).toEqual([1, 20])
    expect(calls).toEqual([['page', { page: 1, pageSize: 20 }]])
  })

  test('can make requests while the page is controlled', () => {
    const pagination = create({ count: 100, page: 5, onPageSizeChange: () => pagination.get().setPage(1) })
    pagination.get().setPageSize(20)
    expect(calls).toEqual([['page', { page: 1, pageSize: 20 }]])
  })

  test('are read from the latest options', () => {
    const pagination = create({ count: 100 })
    const { goToNextPage } = pagination.get()
    const onPageChange = vi.fn()
    pagination.setOptions({ count: 100, onPageChange })
    goToNextPage()
    expect(calls).toEqual([])
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 10 })
  })
})

describe('listeners', () => {
  test('run once per change, after the callbacks', () => {
    const pagination = create({ count: 100, defaultPage: 5 })
    const stop = pagination.subscribe(() => calls.push(['listener', pagination.page()]))
    pagination.get().setPageSize(20)
    pagination.get().setPage(3)
    pagination.setOptions({ count: 30 })
    expect(calls.map((call) => (call as [string])[0])).toEqual(['size', 'page', 'listener', 'listener'])
    stop()
    pagination.get().goToFirstPage()
    expect(calls).toHaveLength(5)
  })

  test('run once if callbacks set options, after all of them', () => {
    const listener = vi.fn()
    const pagination = create({
      count: 100,
      page: 1,
      onPageChange: ({ page }) => pagination.setOptions({ count: 100, page }),
    })
    pagination.subscribe(listener)
    pagination.get().goToNextPage()
    expect(pagination.page()).toBe(2)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('run for a stored state even if a callback throws', () => {
    const listener = vi.fn()
    const pagination = create({
      count: 100,
      onPageChange: () => {
        throw new Error('from the callback')
      },
    })
    pagination.subscribe(listener)
    expect(() => pagination.get().goToNextPage()).toThrow('from the callback')
    expect(pagination.page()).toBe(2)
    expect(listener).toHaveBeenCalledOnce()
    expect(() => pagination.get().goToNextPage()).toThrow('from the callback')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('that another listener adds run from the next change on', () => {
    const pagination = create({ count: 100 })
    const added = vi.fn()
    const stop = pagination.subscribe(() => void pagination.subscribe(added))
    pagination.get().goToNextPage()
    expect(added).not.toHaveBeenCalled()
    stop()
    pagination.get().goToNextPage()
    expect(added).toHaveBeenCalledOnce()
  })

  test('can unsubscribe themselves without skipping the next listener', () => {
    const pagination = create({ count: 100 })
    const stop = pagination.subscribe(() => stop())
    const listener = vi.fn()
    pagination.subscribe(listener)
    pagination.get().goToNextPage()
    expect(listener).toHaveBeenCalledOnce()
  })
})

test('`get()` returns the same object until something changes, and the actions never change', () => {
  const pagination = create({ count: 100 })
  const before = pagination.get()
  expect(pagination.get()).toBe(before)
  before.setPage(1)
  expect(pagination.get()).toBe(before)
  before.setPage(2)
  expect(pagination.get()).not.toBe(before)
  expect(pagination.get().setPage).toBe(before.setPage)
  expect(pagination.get().goToLastPage).toBe(before.goToLastPage)
  expect(pagination.get().slice).not.toBe(before.slice)
})

test('an option that is removed from the same object is still remembered while busy', () => {
  const options: PaginationOptions = { count: 45, maxPage: 4 }
  const pagination = createPagination(options)
  expect(pagination.get().totalPages).toBe(4)
  options.busy = true
  delete options.count
  delete options.maxPage
  pagination.setOptions(options)
  expect(pagination.get()).toMatchObject({ busy: true, count: 45, totalPages: 4, isTotalKnown: true })
  options.busy = false
  pagination.setOptions(options)
  expect(pagination.get()).toMatchObject({ busy: false, count: 0, totalPages: 0, isTotalKnown: false })
})

test('a total that was never shown isn’t remembered', () => {
  const pagination = createPagination({ count: 45 })
  pagination.get()
  pagination.setOptions({ count: 95 })
  pagination.setOptions({ busy: true })
  expect(pagination.get().count).toBe(45)
})

test('all options are optional', () => {
  expect(createPagination().get()).toMatchObject({ page: 1, pageSize: 10, count: 0, totalPages: 0, pages: [] })
})

test('while busy, a page that was clamped before can be requested', () => {
  const pagination = create({ maxPage: 1, page: 2 })
  pagination.setOptions({ maxPage: 2, busy: true })
  pagination.get().goToNextPage()
  expect(pagination.get().page).toBe(2)
})
