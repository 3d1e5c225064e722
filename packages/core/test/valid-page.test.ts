import { afterEach, describe, expect, test, vi } from 'vitest'
import { open } from './open.js'

const onPageChange = vi.fn()
afterEach(() => onPageChange.mockClear())

describe('the shown page is always valid', () => {
  test.for([{ defaultPage: 99 }, { page: 99 }])('it is clamped between 1 and the last page: %j', (options) => {
    const { api, update } = open({ count: 100, ...options, onPageChange })
    expect(api().page).toBe(10)
    update({ count: 500 })
    expect(api().page).toBe(50)
    update({ count: 0 })
    expect(api()).toMatchObject({ page: 1, totalPages: 0 })
    expect(onPageChange).not.toHaveBeenCalled()
  })

  test.for([
    [0, 1],
    [15, 2],
    [undefined, 9],
  ] as const)('a count that is %s for a moment doesn’t lose the page', ([count, page]) => {
    const { api, update } = open({ count: 100, defaultPage: 9, onPageChange })
    update({ count })
    expect(api().page).toBe(page)
    update({ count: 100 })
    expect(api().page).toBe(9)
    expect(onPageChange).not.toHaveBeenCalled()
  })
})

test('a controlled page that isn’t a number is page 1 after another one, and then the next one counts', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { api, update } = open({ count: 100, page: 3, onPageChange })
  for (const page of [Number.NaN, '' as never]) {
    update({ page })
    expect(api().page).toBe(1)
    update({ page: 3 })
    expect(api().page).toBe(3)
  }
  update({ page: undefined })
  expect(api().page).toBe(3)
  warn.mockRestore()
})

describe('while the count is unknown', () => {
  // Any value that isn’t a number counts as unknown.
  test.for([undefined, null, '', ' ', true, Number.NaN])(
    '(%j), any page can be requested, and there is no last page',
    (count) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { api, run, update } = open({ count: count as number, defaultPage: 3, onPageChange })
      warn.mockClear()
      expect(api()).toMatchObject({ page: 3, count: 0, totalPages: 0, pages: [], previousPage: 2, nextPage: null })
      run(({ setPage }) => setPage(42))
      run(({ goToNextPage }) => goToNextPage())
      run(({ goToLastPage }) => goToLastPage())
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([42, 43])
      expect(warn).not.toHaveBeenCalled()
      update({ count: 50 })
      expect(api().page).toBe(5)
      warn.mockRestore()
    },
  )
})

describe('a requested page', () => {
  test.for([
    [99, 10],
    [Number.POSITIVE_INFINITY, 10],
    [Number.NEGATIVE_INFINITY, 1],
    [-3, 1],
    [0, 1],
    [2.9, 2],
    ['8', 8],
  ] as [number, number][])('is truncated and clamped: setPage(%s) of 10 goes to %d', ([value, page]) => {
    const { api, run } = open({ count: 100, defaultPage: 5, onPageChange })
    run(({ setPage }) => setPage(value))
    expect(api().page).toBe(page)
    expect(onPageChange.mock.calls).toEqual([[{ page, pageSize: 10 }]])
  })

  test('stays clamped when the count grows', () => {
    const { api, run, update } = open({ count: 100 })
    run(({ setPage }) => setPage(99))
    update({ count: 2000 })
    expect(api().page).toBe(10)
  })

  test('replaces an earlier one, even if the shown page stays the same', () => {
    const { api, run, update } = open({ count: 15, defaultPage: 9, onPageChange })
    run(({ setPage }) => setPage(2))
    update({ count: 100 })
    expect(api().page).toBe(2)
    expect(onPageChange).not.toHaveBeenCalled()
  })
})
