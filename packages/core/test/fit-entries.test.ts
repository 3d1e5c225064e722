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
  const neighbors = { siblingCount: fc.nat(6), boundaryCount: fc.nat(6) }
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
  const widest = (options: PaginationOptions) => widestNumber(createPagination(options).get())
  expect([{ count: 90 }, { count: 100 }, { totalPages: 9999 }].map(widest)).toEqual(['8', '88', '8888'])
  expect(widest({ totalPages: 5000, translations: { number: new Intl.NumberFormat('en').format } })).toBe('8,888')
  expect(widest({ count: 0 })).toBe('')
})
