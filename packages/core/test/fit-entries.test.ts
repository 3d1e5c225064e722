import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitEntries, widestNumber } from '../src/adapter.js'
import { createPagination, type PaginationOptions } from '../src/index.js'

const shown = (options: PaginationOptions, room?: number) => {
  const pagination = createPagination(options).get()
  return fitEntries(pagination, room)
    .map(({ type, value }) => (type === 'ellipsis' ? '…' : value === pagination.page ? `[${value}]` : value))
    .join(' ')
}

test('boundary pages go first, then siblings, then the first and the last page, and at last the ellipses', () => {
  const options = { count: 1000, page: 50, siblingCount: 2, boundaryCount: 2 }
  expect([99, 11, 10, 8, 6, 4, 2, 1].map((room) => shown(options, room))).toEqual([
    '1 2 … 48 49 [50] 51 52 … 99 100',
    '1 2 … 48 49 [50] 51 52 … 99 100',
    '1 … 48 49 [50] 51 52 … 100',
    '1 … 49 [50] 51 … 100',
    '1 … [50] … 100',
    '… [50] …',
    '[50]',
    '[50]',
  ])
})

test('an open total keeps its ellipsis until only the current page has room', () => {
  const options = { minCount: 1000, page: 50 }
  expect([6, 5, 3, 2].map((room) => shown(options, room))).toEqual([
    '1 … 49 [50] 51 …',
    '1 … [50] …',
    '… [50] …',
    '[50]',
  ])
})

test('without boundary pages, siblings go first', () => {
  const options = { count: 1000, page: 50, siblingCount: 2, boundaryCount: 0 }
  expect([7, 5, 3, 1].map((room) => shown(options, room))).toEqual([
    '… 48 49 [50] 51 52 …',
    '… 49 [50] 51 …',
    '… [50] …',
    '[50]',
  ])
})

test('while busy, a page past the end is replaced by the last page', () => {
  const options = { count: 30, page: 9, busy: true }
  expect(createPagination(options).get().page).toBe(9)
  expect([3, 2, 1].map((room) => shown(options, room))).toEqual(['1 2 3', '3', '3'])
})

test('a list that has room keeps its identity', () => {
  const pagination = createPagination({ count: 100 }).get()
  expect(fitEntries(pagination)).toBe(pagination.pages)
  expect(fitEntries(pagination, 7)).toBe(pagination.pages)
})

test('entries keep their identity', () => {
  const pagination = createPagination({ count: 100, page: 5 }).get()
  for (const room of [5, 3, 1]) {
    for (const entry of fitEntries(pagination, room)) {
      if (pagination.pages.some(({ value }) => value === entry.value)) expect(pagination.pages).toContain(entry)
    }
  }
})

test('nothing stays nothing', () => {
  expect(shown({ count: 0 }, 3)).toBe('')
  expect(shown({}, 3)).toBe('')
})

test('the list never exceeds the room, shows the current page, and has the same length on every page', () => {
  const totals = fc.oneof(
    fc.record({ totalPages: fc.integer({ min: 1, max: 25 }) }),
    fc.record({ minCount: fc.integer({ min: 10, max: 250 }) }),
  )
  const neighbors = { siblingCount: fc.nat(4), boundaryCount: fc.nat(4) }
  fc.assert(
    fc.property(totals, fc.record(neighbors), fc.integer({ min: -3, max: 30 }), (total, options, room) => {
      const lengths = new Set<number>()
      const { totalPages } = createPagination({ ...total, ...options }).get()
      for (let page = 1; page <= totalPages; page++) {
        const pagination = createPagination({ ...total, ...options, page }).get()
        if (pagination.totalPages !== totalPages) continue
        const entries = fitEntries(pagination, room)
        expect(entries.length).toBeLessThanOrEqual(Math.max(1, room))
        expect(entries.map(({ value }) => value)).toContain(page)
        expect(new Set(entries.map(({ value }) => value)).size).toBe(entries.length)
        lengths.add(entries.length)
      }
      expect(lengths.size).toBe(1)
    }),
  )
})

test('the widest number has the digits of the last page, as `translations.number` writes it', () => {
  const widest = (options: PaginationOptions) => widestNumber(createPagination(options).get())
  expect([{ count: 90 }, { count: 100 }, { totalPages: 9999 }].map(widest)).toEqual(['8', '88', '8888'])
  expect(widest({ totalPages: 5000, translations: { number: new Intl.NumberFormat('en').format } })).toBe('8,888')
  expect(widest({ count: 0 })).toBe('')
})
