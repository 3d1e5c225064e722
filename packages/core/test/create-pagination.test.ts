import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPagination, type PaginationOptions } from '../src/index.js'

let calls: unknown[] = []
beforeEach(() => {
  calls = []
})

const telling = (options: PaginationOptions): PaginationOptions => ({
  onPageSizeChange: (details) => calls.push(['size', details]),
  onPageChange: (details) => calls.push(['page', details]),
  ...options,
})

function create(options: PaginationOptions) {
  const pagination = createPagination(telling(options))
  return {
    ...pagination,
    page: () => pagination.get().page,
    pageSize: () => pagination.get().pageSize,
    give: (next: PaginationOptions) => pagination.setOptions(telling(next)),
  }
}

describe('what the caller gives wins, field by field', () => {
  test('a page that is given is asked for, not kept', () => {
    const pagination = create({ count: 100, page: 2 })
    pagination.get().setPage(5)
    expect(pagination.page()).toBe(2)
    expect(calls).toEqual([['page', { page: 5, pageSize: 10 }]])
  })

  test('a page size that is given is asked for, while the page is kept', () => {
    const pagination = create({ count: 100, pageSize: 10, defaultPage: 5 })
    pagination.get().setPageSize(20)
    expect([pagination.page(), pagination.pageSize()]).toEqual([5, 10])
    expect(calls).toEqual([
      ['size', { page: 3, pageSize: 20 }],
      ['page', { page: 3, pageSize: 20 }],
    ])
    pagination.give({ count: 100, pageSize: 20 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([3, 20])
  })

  test('when a field stops being given, the pagination goes on from what was last shown', () => {
    const pagination = create({ count: 100, page: 7, pageSize: 5 })
    pagination.give({ count: 100, pageSize: 5 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([7, 5])
    pagination.give({ count: 100 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([7, 5])
    pagination.get().goToNextPage()
    expect(pagination.page()).toBe(8)
    pagination.give({ count: 100, page: 99 })
    pagination.give({ count: 200 })
    expect(pagination.page()).toBe(20)
  })

  test('what was kept is taken up again, also after a request in between', () => {
    const pagination = create({ count: 100, page: 7 })
    pagination.get().setPageSize(5)
    pagination.give({ count: 100 })
    expect([pagination.page(), pagination.pageSize()]).toEqual([7, 5])
  })
})

describe('the page is never invalid', () => {
  test.each([0, 15, undefined])('a count of %s for a moment does not lose the page', (count) => {
    const pagination = create({ count: 100, defaultPage: 9 })
    pagination.give({ count })
    expect(pagination.page()).toBe(count === undefined ? 9 : count === 0 ? 1 : 2)
    pagination.give({ count: 100 })
    expect(pagination.page()).toBe(9)
    expect(calls).toEqual([])
  })

  test('while the count is not known, the page is the wish and requests are taken', () => {
    const pagination = create({ defaultPage: 3 })
    const { count, totalPages, pages, pageRange, previousPage, nextPage } = pagination.get()
    expect({ count, totalPages, pages, pageRange, previousPage, nextPage }).toEqual({
      count: 0,
      totalPages: 0,
      pages: [],
      pageRange: { start: 20, end: 30 },
      previousPage: 2,
      nextPage: 4,
    })
    pagination.get().goToLastPage()
    expect(pagination.page()).toBe(3)
    pagination.get().setPage(400)
    expect(pagination.page()).toBe(400)
    pagination.get().goToNextPage()
    expect(pagination.page()).toBe(401)
    pagination.give({ count: 50 })
    expect(pagination.page()).toBe(5)
  })
})

describe('a request is made whole and clamped', () => {
  test.each([
    [99, 10],
    [Number.POSITIVE_INFINITY, 10],
    [Number.NEGATIVE_INFINITY, 1],
    [-3, 1],
    [2.9, 2],
    ['7' as unknown as number, 7],
  ])('setPage(%s) of 10 goes to %s', (asked, expected) => {
    const pagination = create({ count: 100, defaultPage: 5 })
    pagination.get().setPage(asked)
    expect(pagination.page()).toBe(expected)
    expect(calls).toEqual([['page', { page: expected, pageSize: 10 }]])
  })

  test('a request for the page shown becomes the wish, and calls nobody', () => {
    const pagination = create({ count: 15, defaultPage: 9 })
    pagination.get().setPage(2)
    expect(calls).toEqual([])
    pagination.give({ count: 100 })
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
  ] as ['setPage' | 'setPageSize', number][])('%s(%s) is refused', (name, value) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const pagination = create({ count: 100, defaultPage: 5 })
    pagination.get()[name](value)
    expect([pagination.page(), pagination.pageSize(), calls]).toEqual([5, 10, []])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })
})

describe('a page size that changes keeps the first visible item on the page', () => {
  test('item 41 at 10 a page is page 5; at 20 it is page 3', () => {
    const pagination = create({ count: 100, defaultPage: 5 })
    pagination.get().setPageSize(20)
    expect([pagination.page(), pagination.pageSize()]).toEqual([3, 20])
    expect(calls).toEqual([
      ['size', { page: 3, pageSize: 20 }],
      ['page', { page: 3, pageSize: 20 }],
    ])
  })

  test('one by a request is counted from what is visible', () => {
    const pagination = create({ count: 100, defaultPage: 6 })
    pagination.get().setPageSize(20)
    expect(pagination.page()).toBe(3)
    pagination.get().setPageSize(10)
    expect(pagination.page()).toBe(5)
    pagination.give({ count: 15 })
    pagination.get().setPageSize(2)
    expect(pagination.page()).toBe(6)
  })

  test('one by the caller is derived from the page that was wished for, so that it can be taken back', () => {
    const pagination = create({ count: 100, defaultPage: 6, pageSize: 10 })
    pagination.give({ count: 100, pageSize: 20 })
    expect(pagination.page()).toBe(3)
    pagination.give({ count: 100, pageSize: 10 })
    expect(pagination.page()).toBe(6)
  })

  test('also while there is no item to see', () => {
    const pagination = create({ count: 1000, defaultPage: 50 })
    pagination.give({ count: 0 })
    pagination.get().setPageSize(20)
    pagination.give({ count: 1000 })
    expect(pagination.page()).toBe(25)
  })

  test('no second callback where the page number stays', () => {
    const pagination = create({ count: 100 })
    pagination.get().setPageSize(20)
    pagination.get().setPageSize(20)
    expect(calls).toEqual([['size', { page: 1, pageSize: 20 }]])
  })
})

describe('keep first, call after', () => {
  test('a callback sees the state that results', () => {
    const seen: number[] = []
    const pagination = create({ count: 100, onPageChange: () => seen.push(pagination.page()) })
    pagination.get().goToNextPage()
    expect(seen).toEqual([2])
  })

  test('a request inside a callback has the last word', () => {
    const pagination = create({ count: 100, defaultPage: 5, onPageSizeChange: () => pagination.get().setPage(1) })
    pagination.get().setPageSize(20)
    expect([pagination.page(), pagination.pageSize()]).toEqual([1, 20])
    expect(calls).toEqual([['page', { page: 1, pageSize: 20 }]])
  })

  test('the same where the caller gives the page', () => {
    const pagination = create({ count: 100, page: 5, onPageSizeChange: () => pagination.get().setPage(1) })
    pagination.get().setPageSize(20)
    expect(calls).toEqual([['page', { page: 1, pageSize: 20 }]])
  })

  test('the callback called is the latest one given', () => {
    const pagination = create({ count: 100 })
    const { goToNextPage } = pagination.get()
    const onPageChange = vi.fn()
    pagination.setOptions({ count: 100, onPageChange })
    goToNextPage()
    expect(calls).toEqual([])
    expect(onPageChange).toHaveBeenCalledExactlyOnceWith({ page: 2, pageSize: 10 })
  })

  test('two requests in one tick add up', () => {
    const pagination = create({ count: 100 })
    const { goToNextPage } = pagination.get()
    goToNextPage()
    goToNextPage()
    expect(pagination.page()).toBe(3)
  })
})

describe('listeners', () => {
  test('run after state and callbacks, once a change', () => {
    const pagination = create({ count: 100, defaultPage: 5 })
    const stop = pagination.subscribe(() => calls.push(['listener', pagination.page()]))
    pagination.get().setPageSize(20)
    pagination.get().setPage(3)
    pagination.give({ count: 30 })
    expect(calls.map((call) => (call as [string])[0])).toEqual(['size', 'page', 'listener', 'listener'])
    stop()
    pagination.get().goToFirstPage()
    expect(calls).toHaveLength(5)
  })

  test('hear once of what callbacks do, after all of it', () => {
    const listener = vi.fn()
    const pagination = create({
      count: 100,
      page: 1,
      onPageChange: ({ page }) => pagination.give({ count: 100, page }),
    })
    pagination.subscribe(listener)
    pagination.get().goToNextPage()
    expect(pagination.page()).toBe(2)
    expect(listener).toHaveBeenCalledOnce()
  })

  test('hear of what was kept before a callback threw', () => {
    const listener = vi.fn()
    const pagination = create({
      count: 100,
      onPageChange: () => {
        throw new Error('theirs')
      },
    })
    pagination.subscribe(listener)
    expect(() => pagination.get().goToNextPage()).toThrow('theirs')
    expect(pagination.page()).toBe(2)
    expect(listener).toHaveBeenCalledOnce()
    expect(() => pagination.get().goToNextPage()).toThrow('theirs')
    expect(listener).toHaveBeenCalledTimes(2)
  })

  test('one that is added by another hears of the next change', () => {
    const pagination = create({ count: 100 })
    const added = vi.fn()
    const stop = pagination.subscribe(() => void pagination.subscribe(added))
    pagination.get().goToNextPage()
    expect(added).not.toHaveBeenCalled()
    stop()
    pagination.get().goToNextPage()
    expect(added).toHaveBeenCalledOnce()
  })

  test('one that ends itself does not silence the next', () => {
    const pagination = create({ count: 100 })
    const stop = pagination.subscribe(() => stop())
    const listener = vi.fn()
    pagination.subscribe(listener)
    pagination.get().goToNextPage()
    expect(listener).toHaveBeenCalledOnce()
  })
})

test('get gives the same object until something changes, and the actions stay the same for life', () => {
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

test('it works without options', () => {
  expect(createPagination().get()).toMatchObject({ page: 1, pageSize: 10, count: 0, totalPages: 0, pages: [] })
})
