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

/** Cursors that have JSON. Each differs from the others. */
const kinds: [string, create: () => unknown][] = [
  ['a text', () => 'a'],
  ['a number', () => 1],
  ['an empty object', () => ({})],
  ['an object', () => ({ id: 1, at: { n: 2 } })],
  ['an object with another value', () => ({ id: 1, at: { n: 3 } })],
  ['an object without a prototype', () => Object.assign(Object.create(null), { id: 1 })],
  ['an empty array', () => []],
  ['an array', () => [1, ['b']]],
  ['an array in another order', () => [['b'], 1]],
  ['a date', () => new Date(7)],
  ['another date', () => new Date(8)],
]

test.each(kinds)('%s that is received again is the same cursor, and any other is a new one', (_name, create) => {
  const cursors = createCursors<unknown>(10).received(1, create()).received(2, 'b')
  expect(cursors.received(1, create())).toBe(cursors)
  const same = kinds.filter(([, other]) => cursors.received(1, other()) === cursors)
  expect(same.map(([, other]) => other)).toEqual([create])
})

class Position {
  #id = 1
  toString = () => `${this.#id}`
}
const circle = () => {
  const own: { self?: unknown } = {}
  own.self = own
  return own
}
const deep = () => Array.from({ length: 1e5 }).reduce((inner) => [inner], 0)

test.each<[string, create: () => unknown]>([
  ['a function', () => () => {}],
  ['a symbol', () => Symbol('a')],
  ['a BigInt in an object', () => ({ id: 1n })],
  ['a Map', () => new Map([[1, 2]])],
  ['a Set in an object', () => ({ ids: new Set([1]) })],
  ['bytes', () => new Uint8Array([1, 2])],
  ['a pattern', () => /a/],
  ['an instance of a class', () => new Position()],
  ['what refers to itself', circle],
  ['what is too deep for JSON', deep],
])('%s, which has no JSON or loses something in it, is new unless it is identical', (_name, create) => {
  const [one, other] = [create(), create()]
  const cursors = createCursors<unknown>(10).received(1, one)
  expect(cursors.received(1, one)).toBe(cursors)
  expect(cursors.received(1, other).of(2)).toBe(other)
})

test.each(['', 0, false])('%j is a cursor like any other', (cursor) => {
  const cursors = createCursors<typeof cursor>(10).received(1, cursor).received(2, null)
  expect([2, 3].map(cursors.of)).toEqual([cursor, null])
  expect(cursors.options).toEqual({ totalPages: 2 })
})
