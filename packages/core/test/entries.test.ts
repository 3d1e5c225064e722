import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type EntriesInput, getEntries, type Pages } from '../src/index.js'
import { open } from './open.js'

const show = (pages: Pages) => pages.map((entry) => (entry.type === 'page' ? entry.value : '…')).join(' ')

test.each([
  [{ page: 1, totalPages: 0 }, ''],
  [{ page: 4, totalPages: 7 }, '1 2 3 4 5 6 7'],
  [{ page: 4, totalPages: 10 }, '1 2 3 4 5 … 10'],
  [{ page: 6, totalPages: 10 }, '1 … 5 6 7 … 10'],
  [{ page: 10, totalPages: 10 }, '1 … 6 7 8 9 10'],
  [{ page: 1, totalPages: 10, siblingCount: 0 }, '1 2 3 … 10'],
  [{ page: 10, totalPages: 20, siblingCount: 2 }, '1 … 8 9 10 11 12 … 20'],
  [{ page: 5, totalPages: 10, boundaryCount: 0 }, '… 4 5 6 …'],
  [{ page: 10, totalPages: 10, boundaryCount: 0 }, '… 7 8 9 10'],
  [{ page: 10, totalPages: 20, boundaryCount: 3 }, '1 2 3 … 9 10 11 … 18 19 20'],
  [{ page: 8, totalPages: 8, boundaryCount: 5 }, '1 2 3 4 5 6 7 8'],
  [{ page: 1, totalPages: 2, isTotalKnown: false }, '1 2 …'],
  [{ page: 1, totalPages: 0, isTotalKnown: false }, ''],
  [{ page: 1, totalPages: 100, isTotalKnown: false }, '1 2 3 4 5 …'],
  [{ page: 1, totalPages: 10, siblingCount: 2, boundaryCount: 0, ellipses: false }, '1 2 3 4 5'],
  [{ page: 5, totalPages: 10, siblingCount: 2, boundaryCount: 0, ellipses: false }, '3 4 5 6 7'],
  [{ page: 10, totalPages: 10, siblingCount: 2, boundaryCount: 0, ellipses: false }, '6 7 8 9 10'],
  [{ page: 1, totalPages: 10, ellipses: false }, '1 2 3 4 10'],
  [{ page: 5, totalPages: 10, ellipses: false }, '1 4 5 6 10'],
  [{ page: 10, totalPages: 10, ellipses: false }, '1 7 8 9 10'],
  [{ page: 2, totalPages: 3, ellipses: false }, '1 2 3'],
  [{ page: 5, totalPages: 10, ellipses: false, isTotalKnown: false }, '1 4 5 6'],
  [{ page: 1, totalPages: 2, ellipses: false, isTotalKnown: false }, '1 2'],
  [{ page: 5, totalPages: 10, ellipses: null as never }, '1 … 4 5 6 … 10'],
] satisfies [EntriesInput, string][])('shows %j as %s', (input, expected) => {
  expect(show(getEntries(input))).toBe(expected)
})

const lists = fc.record({
  totalPages: fc.nat({ max: 60 }),
  siblingCount: fc.nat({ max: 4 }),
  boundaryCount: fc.nat({ max: 4 }),
  ellipses: fc.boolean(),
})

test('for a fixed `totalPages`, every list has the same length, ascends and contains the current page', {
  timeout: 30_000,
}, () => {
  fc.assert(
    fc.property(lists, (list) => {
      const { totalPages, siblingCount, boundaryCount, ellipses } = list
      for (let page = 1; page <= totalPages; page++) {
        const pages = getEntries({ page, ...list })
        expect(pages).toHaveLength(Math.min(totalPages, 2 * siblingCount + (ellipses ? 3 : 1) + 2 * boundaryCount))
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
      const { totalPages, siblingCount, boundaryCount, ellipses } = list
      for (let page = 1; page <= totalPages; page++) {
        const pages = getEntries({ page, ...list, isTotalKnown: false })
        const end = ellipses ? [{ type: 'ellipsis', value: 'ellipsis-end' }] : []
        const longest = 2 * siblingCount + 1 + end.length + boundaryCount
        expect(pages).toHaveLength(Math.min(totalPages, longest) + end.length)
        expect(pages.slice(pages.length - end.length)).toEqual(end)
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
        expect(list.ellipses).toBe(true)
        const before = Number(pages[index - 1]?.value ?? 0)
        const after = Number(pages[index + 1]?.value ?? list.totalPages + 1)
        expect(after - before).toBeGreaterThan(2)
        expect(entry.value).toBe(after <= page ? 'ellipsis-start' : 'ellipsis-end')
      })
    }),
  )
})

test('without ellipses, a list is the pages of both ends and a window that stops at them', () => {
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 60 }), fc.boolean(), (list, page, isTotalKnown) => {
      const { totalPages, siblingCount, boundaryCount } = list
      const atEnd = isTotalKnown ? boundaryCount : 0
      const size = 2 * siblingCount + 1
      const lastStart = totalPages - atEnd - size + 1
      const start = Math.max(boundaryCount + 1, Math.min(Math.min(page, totalPages) - siblingCount, lastStart))
      const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index)
      const parts = [range(1, boundaryCount), range(start, size), range(totalPages - atEnd + 1, atEnd)]
      const isWhole = totalPages <= parts.flat().length
      const pages = getEntries({ ...list, page, isTotalKnown, ellipses: false })
      expect(pages.map(({ value }) => value)).toEqual(isWhole ? range(1, totalPages) : parts.flat())
    }),
  )
})

test('a list with many siblings looks at each previous entry about once', () => {
  const input = { page: 5000, totalPages: 10_000, siblingCount: 1000, boundaryCount: 1000 }
  let reads = 0
  const previous = getEntries(input).map(
    ({ type, value }) =>
      ({
        type,
        get value() {
          reads++
          return value
        },
      }) as never,
  )
  const next = getEntries({ ...input, page: 5001 }, previous)
  expect(next.filter((entry) => previous.includes(entry as never))).toHaveLength(4000)
  expect(reads).toBeLessThan(4 * next.length)
})

test('a list is as fast for a huge count', () => {
  const { list, press } = open({ count: Number.MAX_SAFE_INTEGER, defaultPageSize: 1 })
  press('last')
  press('prev')
  expect(list()).toMatch(/^1 … \d+ \d+ \d+ \[9007199254740990\] 9007199254740991$/)
})
