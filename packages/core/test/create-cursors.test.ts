import { expect, test } from 'vitest'
import { createCursors, createPagination } from '../src/index.js'

const first = createCursors(10)
const second = first.received(1, 'a').received(2, 'b')

test('page 1 has no cursor, and others have one once the page before has been received', () => {
  expect([first.of(1), first.of(2), first.of(7)]).toEqual([undefined, null, null])
  expect([1, 2, 3, 4].map(second.of)).toEqual([undefined, 'a', 'b', null])
})

test('an answer makes new cursors, unless it is the same as before', () => {
  expect(first.received(1, 'a')).not.toBe(first)
  expect(first.of(2)).toBeNull()
  expect(second.received(1, 'a')).toBe(second)
  expect(second.received(2, 'b')).toBe(second)
})

test('another cursor drops those of later pages', () => {
  const changed = second.received(1, 'x')
  expect([2, 3].map(changed.of)).toEqual(['x', null])
  expect(second.received(3, null).received(2, null).options).toEqual({ totalPages: 2 })
})

test('an answer for a page without a cursor is ignored', () => {
  expect(first.received(2, 'b')).toBe(first)
  expect(second.received(5, null)).toBe(second)
})

test('a page after the last one has no cursor', () => {
  const ended = second.received(3, null)
  expect([ended.of(3), ended.of(4), ended.of(5)]).toEqual(['b', null, null])
  expect([4, 5].map(ended.received(3, 'c').of)).toEqual(['c', null])
})

test('the options say what is known', () => {
  expect(first.options).toEqual({})
  expect(first.received(1, 'a').options).toEqual({ maxPage: 2, minCount: 10, hasNextPage: true })
  expect(second.options).toEqual({ maxPage: 3, minCount: 20, hasNextPage: true })
  expect(second.received(3, null).options).toEqual({ totalPages: 3 })
  expect(first.received(1, null).options).toEqual({ totalPages: 1 })
})

test('a missing cursor means that there is no next page', () => {
  const missing = undefined as never
  expect(first.received(1, missing).options).toEqual({ totalPages: 1 })
  expect(second.received(2, missing).options).toEqual({ totalPages: 2 })
})

test('visited pages stay in the list, and no label says “last page” before the end is known', () => {
  const three = second.received(3, 'c')
  const shown = (page: number) => createPagination({ page, ...three.options }).get()
  expect(shown(1)).toMatchObject({ totalPages: 3, isTotalKnown: false, nextPage: 2 })
  expect(shown(3)).toMatchObject({ totalPages: 4, isTotalKnown: false, nextPage: 4 })
})

test('cursors can be anything', () => {
  const cursors = createCursors<{ id: number }>(10).received(1, { id: 7 })
  expect(cursors.of(2)).toEqual({ id: 7 })
})

test.each(['', 0, false])('%j is a cursor like any other', (cursor) => {
  const cursors = createCursors<typeof cursor>(10).received(1, cursor).received(2, null)
  expect([2, 3].map(cursors.of)).toEqual([cursor, null])
  expect(cursors.options).toEqual({ totalPages: 2 })
})
