import { describe, expect, test, vi } from 'vitest'
import { open } from './open.js'

describe('a new page size', () => {
  test('keeps the first visible item visible: page 5 of 10 items becomes page 3 of 20', () => {
    const { api, run } = open({ count: 100, defaultPage: 5 })
    run(({ setPageSize }) => setPageSize(20))
    expect(api()).toMatchObject({ page: 3, pageSize: 20, pageRange: { start: 40, end: 60 } })
  })

  test.for([0, undefined])('doesn’t lose the page while the count is %s', (count) => {
    const onPageSizeChange = vi.fn()
    const { api, run, update } = open({ count: 100, defaultPage: 5, onPageSizeChange })
    update({ count })
    run(({ setPageSize }) => setPageSize(20))
    expect(onPageSizeChange.mock.calls).toEqual([[{ page: count === 0 ? 1 : 3, pageSize: 20 }]])
    update({ count: 100 })
    expect(api().page).toBe(3)
  })

  test('requests a new page if the page is controlled', () => {
    const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()]
    const { api, run, update } = open({ count: 100, page: 5, onPageChange, onPageSizeChange })
    run(({ setPageSize }) => setPageSize(20))
    expect([onPageSizeChange.mock.calls, onPageChange.mock.calls]).toEqual([
      [[{ page: 3, pageSize: 20 }]],
      [[{ page: 3, pageSize: 20 }]],
    ])
    expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    update({ page: 3, pageSize: 10 })
    expect(api()).toMatchObject({ page: 3, pageSize: 10 })
  })

  test.for([
    ['25.9', { pageSize: 25, totalPages: 4 }],
    [Number.POSITIVE_INFINITY, { pageSize: Number.POSITIVE_INFINITY, totalPages: 1, page: 1 }],
  ] as const)('of %s is possible', ([pageSize, expected]) => {
    const { api, run } = open({ count: 100, defaultPage: 2 })
    run(({ setPageSize }) => setPageSize(pageSize as number))
    expect(api()).toMatchObject(expected)
  })

  test('that is the same changes nothing, and keeps the requested page', () => {
    const onPageSizeChange = vi.fn()
    const { api, run, update } = open({ count: 50, defaultPage: 5, onPageSizeChange })
    update({ count: 20 })
    run(({ setPageSize }) => setPageSize(10.9))
    update({ count: 50 })
    expect(api().page).toBe(5)
    expect(onPageSizeChange).not.toHaveBeenCalled()
  })
})

describe('a `maxPage` that follows the page size', () => {
  const reach = (pageSize: number) => ({ pageSize, maxPage: Math.floor(10_000 / pageSize) })

  test('keeps the first visible item visible, in a page that the old one didn’t reach', () => {
    const onPaginationChange = vi.fn()
    const { api, run, update } = open({ count: 1e6, page: 180, ...reach(50), onPaginationChange })
    run(({ setPageSize }) => setPageSize(10))
    expect(onPaginationChange.mock.calls).toEqual([[{ page: 896, pageSize: 10, reason: 'api' }]])
    update({ page: 896, ...reach(10) })
    expect(api()).toMatchObject({ page: 896, pageSize: 10, pageRange: { start: 8950, end: 8960 } })
  })

  test('shows that item also if the page isn’t controlled', () => {
    const { api, run, update } = open({ count: 1e6, defaultPage: 180, defaultPageSize: 50, maxPage: 200 })
    run(({ setPageSize }) => setPageSize(10))
    update({ maxPage: 1000 })
    expect(api()).toMatchObject({ page: 896, pageSize: 10 })
  })

  test('is not needed: one that stays the same limits what is shown', () => {
    const { api, run, update } = open({ count: 1e6, page: 180, pageSize: 50, maxPage: 200 })
    run(({ setPageSize }) => setPageSize(10))
    update({ page: 896, pageSize: 10 })
    expect(api()).toMatchObject({ page: 200, pageSize: 10 })
  })
})
