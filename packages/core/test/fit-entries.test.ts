import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fitEntries, fitInput } from '../src/adapter.js'
import { createPagination, type PaginationOptions } from '../src/index.js'

const shown = (options: PaginationOptions, room?: number) => {
  const pagination = createPagination(options).get()
  return fitEntries(pagination, room)
    .map(({ type, value }) => (type === 'ellipsis' ? '…' : value === pagination.page ? `[${value}]` : value))
    .join(' ')
}

test('boundary pages go first, then siblings, then the first and the last page, and at last the ellipses', () => {
  const options = { count: 1000, page: 50, siblingCount: 2, boundaryCount: 2 }
  expect([Number.NaN, 99, 11, 10, 8, 6, 4, 2, 1].map((room) => shown(options, room))).toEqual([
    '1 2 … 48 49 [50] 51 52 … 99 100',
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

test('without ellipses, all of the room is for pages, and the first and the last page go last', () => {
  const options = { page: 50, siblingCount: 2, boundaryCount: 2, ellipses: false }
  const lists = (total: PaginationOptions) => [9, 7, 5, 3, 2].map((room) => shown({ ...options, ...total }, room))
  const closed = ['1 2 48 49 [50] 51 52 99 100', '1 48 49 [50] 51 52 100', '1 49 [50] 51 100', '1 [50] 100', '[50]']
  expect(lists({ count: 1000 })).toEqual(closed)
  const open = ['1 2 48 49 [50] 51 52', '1 2 48 49 [50] 51 52', '1 49 [50] 51', '1 [50]', '1 [50]']
  expect(lists({ minCount: 1000 })).toEqual(open)
})

test('for the same room, every page has a list of the same length', () => {
  const options = fc.record({ siblingCount: fc.nat(4), boundaryCount: fc.nat(4), ellipses: fc.boolean() })
  fc.assert(
    fc.property(options, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 20 }), (list, totalPages, room) => {
      const lengths = Array.from({ length: totalPages }, (_, index) => {
        const pagination = createPagination({ ...list, totalPages, page: index + 1 }).get()
        const pages = fitEntries(pagination, room)
        expect(pages.map(({ value }) => value)).toContain(index + 1)
        return pages.length
      })
      expect(new Set(lengths).size).toBe(1)
      expect(lengths[0]).toBeLessThanOrEqual(room)
    }),
  )
})

/** Drops what the list has too much of, one step after another. */
function shortenInSteps(options: PaginationOptions, room: number) {
  let { siblingCount = 1, boundaryCount = 1 } = options
  const list = () => createPagination({ ...options, siblingCount, boundaryCount }).get()
  for (let { page, pages } = list(); pages.length > Math.max(1, room); { pages } = list()) {
    if (boundaryCount > 1) boundaryCount--
    else if (siblingCount > 0) siblingCount--
    else if (boundaryCount > 0) boundaryCount--
    else return [{ type: 'page', value: page }]
  }
  return list().pages
}

test('the list drops as little as it can, which it computes without trying each shorter list', () => {
  const neighbors = { siblingCount: fc.nat(6), boundaryCount: fc.nat(6), ellipses: fc.boolean() }
  const total = fc.oneof(fc.record({ totalPages: fc.nat(40) }), fc.record({ minCount: fc.nat(400) }))
  fc.assert(
    fc.property(total, fc.record({ page: fc.integer({ min: 1, max: 40 }), ...neighbors }), fc.nat(40), (...given) => {
      const [total, others, room] = given
      const options = { ...total, ...others }
      expect(fitEntries(createPagination(options).get(), room)).toEqual(shortenInSteps(options, room))
    }),
  )
})

test('the widest number has the digits of the last page, as `translations.number` writes it', () => {
  const widest = (options: PaginationOptions) => fitInput(createPagination(options).get(), []).widest[0]
  expect([{ count: 90 }, { count: 100 }, { totalPages: 9999 }].map(widest)).toEqual(['8', '88', '8888'])
  expect(widest({ totalPages: 5000, translations: { number: new Intl.NumberFormat('en').format } })).toBe('8,888')
})

test('an ellipsis can be the widest entry unless the list has none', () => {
  const widest = (ellipses?: boolean) => fitInput(createPagination({ count: 90, ellipses }).get(), []).widest
  expect([undefined, true, false].map(widest)).toEqual([['8', '…'], ['8', '…'], ['8']])
})
