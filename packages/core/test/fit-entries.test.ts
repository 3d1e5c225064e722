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
