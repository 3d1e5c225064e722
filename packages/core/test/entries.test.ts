import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntriesInput, getEntries, type Pages } from '../src/index.js'
import { open } from './open.js'

const show = (pages: Pages) => pages.map((entry) => (entry.type === 'page' ? entry.value : '…')).join(' ')

test.each([
  [{ page: 1, totalPages: 0 }, ''],
  [{ page: 1, totalPages: 1 }, '1'],
  [{ page: 4, totalPages: 7 }, '1 2 3 4 5 6 7'],
  [{ page: 1, totalPages: 10 }, '1 2 3 4 5 … 10'],
  [{ page: 4, totalPages: 10 }, '1 2 3 4 5 … 10'],
  [{ page: 5, totalPages: 10 }, '1 … 4 5 6 … 10'],
  [{ page: 6, totalPages: 10 }, '1 … 5 6 7 … 10'],
  [{ page: 7, totalPages: 10 }, '1 … 6 7 8 9 10'],
  [{ page: 10, totalPages: 10 }, '1 … 6 7 8 9 10'],
  [{ page: 5, totalPages: 10, siblingCount: 0 }, '1 … 5 … 10'],
  [{ page: 1, totalPages: 10, siblingCount: 0 }, '1 2 3 … 10'],
  [{ page: 4, totalPages: 8 }, '1 2 3 4 5 … 8'],
  [{ page: 10, totalPages: 20, siblingCount: 2 }, '1 … 8 9 10 11 12 … 20'],
  [{ page: 10, totalPages: 20, siblingCount: 5, boundaryCount: 3 }, '1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 … 18 19 20'],
  [{ page: 5, totalPages: 10, boundaryCount: 0 }, '… 4 5 6 …'],
  [{ page: 1, totalPages: 10, boundaryCount: 0 }, '1 2 3 4 …'],
  [{ page: 10, totalPages: 10, boundaryCount: 0 }, '… 7 8 9 10'],
  [{ page: 5, totalPages: 10, siblingCount: 0, boundaryCount: 0 }, '… 5 …'],
  [{ page: 10, totalPages: 20, boundaryCount: 3 }, '1 2 3 … 9 10 11 … 18 19 20'],
  [{ page: 2, totalPages: 3, boundaryCount: 5 }, '1 2 3'],
  [{ page: 8, totalPages: 8, boundaryCount: 5 }, '1 2 3 4 5 6 7 8'],
  [{ page: 500_000_000, totalPages: 1_000_000_000 }, '1 … 499999999 500000000 500000001 … 1000000000'],
  [{ page: 1, totalPages: 2, isTotalKnown: false }, '1 2 …'],
  [{ page: 1, totalPages: 1, isTotalKnown: false }, '1 …'],
  [{ page: 1, totalPages: 0, isTotalKnown: false }, ''],
  [{ page: 1, totalPages: 5, isTotalKnown: false }, '1 2 3 4 5 …'],
  [{ page: 1, totalPages: 100, isTotalKnown: false }, '1 2 3 4 5 …'],
  [{ page: 5, totalPages: 6, isTotalKnown: false }, '1 … 4 5 6 …'],
  [{ page: 6, totalPages: 6, isTotalKnown: false }, '1 … 4 5 6 …'],
  [{ page: 50, totalPages: 100, isTotalKnown: false }, '1 … 49 50 51 …'],
  [{ page: 100, totalPages: 100, isTotalKnown: false }, '1 … 98 99 100 …'],
  [{ page: 9, totalPages: 20, isTotalKnown: false, siblingCount: 0, boundaryCount: 2 }, '1 2 … 9 …'],
  [{ page: 9, totalPages: 20, isTotalKnown: false, boundaryCount: 0 }, '… 8 9 10 …'],
  [{ page: 5, totalPages: 10, isTotalKnown: true }, '1 … 4 5 6 … 10'],
] satisfies [EntriesInput, string][])('shows %j as %s', (input, expected) => {
  expect(show(getEntries(input))).toBe(expected)
})

test('numbers are clamped and truncated', () => {
  expect(getEntries({ page: 99, totalPages: 10 })).toEqual(getEntries({ page: 10, totalPages: 10 }))
  expect(getEntries({ page: Number.NaN, totalPages: 10 })).toEqual(getEntries({ page: 1, totalPages: 10 }))
  expect(getEntries({ page: 5, totalPages: 10.9 })).toEqual(getEntries({ page: 5, totalPages: 10 }))
  expect(getEntries({ page: 1, totalPages: Number.NaN })).toEqual([])
  expect(getEntries({ page: 5, totalPages: 10, siblingCount: -1 })).toEqual(
    getEntries({ page: 5, totalPages: 10, siblingCount: 0 }),
  )
  expect(getEntries({ page: 5, totalPages: 10, siblingCount: Number.NaN })).toEqual(
    getEntries({ page: 5, totalPages: 10 }),
  )
  expect(getEntries({ page: 1, totalPages: 1e6, siblingCount: 5000, boundaryCount: 5000 })).toHaveLength(4003)
})

const lists = fc.record({
  totalPages: fc.nat({ max: 60 }),
  siblingCount: fc.nat({ max: 4 }),
  boundaryCount: fc.nat({ max: 4 }),
})

test('for a fixed `totalPages`, every list has the same length, ascends and contains the current page', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { totalPages, siblingCount, boundaryCount } = list
      for (let page = 1; page <= totalPages; page++) {
        const pages = getEntries({ page, ...list })
        expect(pages).toHaveLength(Math.min(totalPages, 2 * siblingCount + 3 + 2 * boundaryCount))
        const numbers = pages.filter((entry) => entry.type === 'page').map((entry) => Number(entry.value))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toContain(page)
      }
    }),
  )
})

test('for a fixed `totalPages` that isn’t the last page, every list has the same length and an open end', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { totalPages, siblingCount, boundaryCount } = list
      for (let page = 1; page <= totalPages; page++) {
        const pages = getEntries({ page, ...list, isTotalKnown: false })
        expect(pages).toHaveLength(Math.min(totalPages, 2 * siblingCount + 2 + boundaryCount) + 1)
        expect(pages.at(-1)).toEqual({ type: 'ellipsis', value: 'ellipsis-end' })
        const numbers = pages.filter((entry) => entry.type === 'page').map((entry) => Number(entry.value))
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
        expect(numbers).toContain(page)
        expect(new Set(pages.map(({ value }) => value)).size).toBe(pages.length)
        const siblings = numbers.filter((value) => Math.abs(value - page) <= siblingCount).length
        expect(siblings).toBe(Math.min(page + siblingCount, totalPages) - Math.max(page - siblingCount, 1) + 1)
      }
    }),
  )
})

test('an ellipsis replaces two or more pages, and its value names its side', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), (list, page) => {
      const pages = getEntries({ page, ...list })
      pages.forEach((entry, index) => {
        if (entry.type === 'page') return
        const before = Number(pages[index - 1]?.value ?? 0)
        const after = Number(pages[index + 1]?.value ?? list.totalPages + 1)
        expect(after - before).toBeGreaterThan(2)
        expect(entry.value).toBe(after <= page ? 'ellipsis-start' : 'ellipsis-end')
      })
    }),
  )
})

test('the list contains the siblings and the boundary pages', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), (list, requested) => {
      const { totalPages, siblingCount, boundaryCount } = list
      const page = Math.max(1, Math.min(requested, totalPages))
      const values = getEntries({ page, ...list }).map((entry) => entry.value)
      for (let value = 1; value <= totalPages; value++) {
        const isSibling = Math.abs(value - page) <= siblingCount
        if (isSibling || value <= boundaryCount || value > totalPages - boundaryCount) expect(values).toContain(value)
      }
    }),
  )
})

test('an entry that is also in the previous list is the same object', () => {
  const fifth = getEntries({ page: 5, totalPages: 2000 })
  const sixth = getEntries({ page: 6, totalPages: 2000 }, fifth)
  expect(show(sixth)).toBe('1 … 5 6 7 … 2000')
  for (const entry of sixth) {
    const before = fifth.find(({ value }) => value === entry.value)
    if (before) expect(entry).toBe(before)
  }
  expect(sixth.filter((entry) => fifth.includes(entry))).toHaveLength(6)
  const open = getEntries({ page: 1, totalPages: 2, isTotalKnown: false })
  expect(getEntries({ page: 2, totalPages: 3, isTotalKnown: false }, open).at(-1)).toBe(open.at(-1))
})

test('a pagination keeps the entries that stay in its list', () => {
  const { api, press, update } = open({ count: 100, defaultPage: 5 })
  const before = new Set<unknown>(api().pages)
  press(6)
  expect(api().pages.filter((entry) => !before.has(entry))).toEqual([{ type: 'page', value: 7 }])
  const latest = new Set<unknown>(api().pages)
  update({ count: 200, dir: 'rtl' })
  expect(api().pages.filter((entry) => !latest.has(entry))).toEqual([{ type: 'page', value: 20 }])
})

test('a list is as fast for a huge count', () => {
  const { list, press } = open({ count: Number.MAX_SAFE_INTEGER, defaultPageSize: 1 })
  press('last')
  press('prev')
  expect(list()).toMatch(/^1 … \d+ \d+ \d+ \[9007199254740990\] 9007199254740991$/)
})

test('a pagination shows as many siblings and boundary pages as its options say', () => {
  const { list, update } = open({ count: 200, defaultPage: 10, siblingCount: 2 })
  expect(list()).toBe('1 … 8 9 [10] 11 12 … 20')
  update({ siblingCount: 0, boundaryCount: 2 })
  expect(list()).toBe('1 2 … [10] … 19 20')
})
