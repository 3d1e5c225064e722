import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageCheck, getPosition } from '../src/adapter.js'
import { createPagination, type PaginationOptions } from '../src/index.js'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const hostOf = (options: () => PaginationOptions) => ({ options, position: () => getPosition(options()) })

/** Calls the check as an adapter does, after each commit. */
function create(first: PaginationOptions) {
  const onPageOutOfRange = vi.fn()
  let options = first
  const checkPage = createPageCheck(hostOf(() => ({ ...options, onPageOutOfRange })))
  let cancel = checkPage()
  return {
    onPageOutOfRange,
    unmount: () => cancel?.(),
    commit(next: PaginationOptions = options) {
      options = next
      cancel?.()
      cancel = checkPage()
      vi.runAllTimers()
    },
  }
}

test('a page that loads by then is not reported, even if an effect that would cancel the task runs later', () => {
  const onPageOutOfRange = vi.fn()
  const options = { count: 25, page: 99, onPageOutOfRange }
  const settled = getPosition(options)
  let position = settled
  createPageCheck({ options: () => options, position: () => position })()
  position = getPosition({ ...options, busy: true }, undefined, settled)
  expect(position).toMatchObject({ shown: { page: 3 }, requestedPage: 99 })
  vi.runAllTimers()
  expect(onPageOutOfRange).not.toHaveBeenCalled()
})

test.each<[string, PaginationOptions]>([
  ['in range', { count: 25, page: 3 }],
  ['that is not a number', { count: 25, defaultPage: 99, page: Number.NaN }],
  ['of an empty list', { count: 0, page: 1 }],
  ['limited by maxPage alone', { page: 99, maxPage: 3 }],
])('a page %s is not reported', (_description, options) => {
  const { onPageOutOfRange, commit } = create(options)
  commit()
  expect(onPageOutOfRange).not.toHaveBeenCalled()
})

test.each<[PaginationOptions, page: number]>([
  [{ totalPages: 3, page: 99, pageSize: 20 }, 3],
  [{ count: 500, maxPage: 5, page: 6 }, 5],
])('a page past any known end is reported: %j', (options, page) => {
  const { onPageOutOfRange } = create(options)
  vi.runAllTimers()
  expect(onPageOutOfRange.mock.calls).toEqual([
    [{ page, requestedPage: options.page, pageSize: options.pageSize ?? 10 }],
  ])
})

describe('the same page', () => {
  test('is reported once, even if the app loads again in between', () => {
    const { onPageOutOfRange, commit } = create({ count: 25, page: 99 })
    for (let loads = 0; loads < 3; loads++) {
      commit({ count: 25, page: 99 })
      commit({ count: 25, page: 99, busy: true })
    }
    expect(onPageOutOfRange).toHaveBeenCalledTimes(1)
  })

  test.each<[string, PaginationOptions, PaginationOptions]>([
    ['another page size', { totalPages: 3 }, { totalPages: 3, pageSize: 20 }],
    ['a first page instead of none', { count: 0 }, { count: 5 }],
  ])('is reported again with %s', (_description, first, second) => {
    const { onPageOutOfRange, commit } = create({ ...first, page: 99 })
    commit()
    commit({ ...second, page: 99 })
    expect(onPageOutOfRange).toHaveBeenCalledTimes(2)
  })

  test('is reported again after it was in range', () => {
    const { onPageOutOfRange, commit } = create({ count: 25, page: 99 })
    commit()
    commit({ count: 25, page: 3 })
    commit({ count: 25, page: 99 })
    expect(onPageOutOfRange).toHaveBeenCalledTimes(2)
  })
})

test('a server schedules nothing', () => {
  vi.stubGlobal('document', undefined)
  expect(createPageCheck(hostOf(() => ({ count: 25, page: 99 })))()).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})

test('a pagination without a framework checks its page after each change', () => {
  const onPageOutOfRange = vi.fn()
  const pagination = createPagination({ count: 25, page: 99, onPageOutOfRange })
  pagination.setOptions({ count: 25, page: 98, onPageOutOfRange })
  vi.runAllTimers()
  expect(onPageOutOfRange.mock.calls).toEqual([[{ page: 3, requestedPage: 98, pageSize: 10 }]])
  pagination.setOptions({ count: 15, page: 98, onPageOutOfRange })
  pagination.setOptions({ count: 15, page: 1, onPageOutOfRange })
  expect(vi.getTimerCount()).toBe(0)
})
