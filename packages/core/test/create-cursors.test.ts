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

/** Values of every kind, each of which differs from the others. */
const kinds: [string, create: () => unknown][] = [
  ['a text', () => 'a'],
  ['a number', () => 1],
  ['NaN', () => Number.NaN],
  ['a BigInt', () => 1n],
  ['an empty object', () => ({})],
  ['an object', () => ({ id: 1, at: { n: 2 } })],
  ['an object with another value', () => ({ id: 1, at: { n: 3 } })],
  ['an object without a prototype', () => Object.assign(Object.create(null), { id: 1 })],
  ['an object with a missing value', () => ({ id: 1, at: undefined })],
  ['an object with a BigInt', () => ({ id: 1n })],
  ['an object with a symbol', () => ({ [Symbol.for('id')]: 1 })],
  ['an empty array', () => []],
  ['an empty Map', () => new Map()],
  ['an empty Set', () => new Set()],
  ['an array', () => [1, ['b']]],
  ['an array in another order', () => [['b'], 1]],
  ['an array with a property', () => Object.assign([1, ['b']], { id: 1 })],
  ['a date', () => new Date(7)],
  ['another date', () => new Date(8)],
  ['an invalid date', () => new Date(Number.NaN)],
  ['a Map', () => new Map([[{ id: 1 }, [2]]])],
  ['a Map with another key', () => new Map([[{ id: 2 }, [2]]])],
  ['a Set', () => new Set([{ id: 1 }, { id: 1 }, { id: 2 }])],
  ['a Set with others', () => new Set([{ id: 1 }, { id: 2 }, { id: 2 }])],
  ['bytes', () => new Uint8Array([1, 2])],
  ['other bytes', () => new Uint8Array([1, 3])],
  ['what refers to itself', () => Object.assign([0], { self: new Map() }, { 1: 2 })],
  ['what contains itself', () => ((self) => Object.assign(self, { self }))({ id: 1, self: {} })],
  [
    'an object whose inner object refers to itself',
    () => ((own) => ({ own: Object.assign(own, { at: own }) }))({ at: {} }),
  ],
  [
    'an object whose inner object refers to the outer one',
    () => ((all) => Object.assign(all, { own: { at: all } }))({ own: {} }),
  ],
]

test.each(kinds)('%s that is received again is the same cursor, and any other is a new one', (_name, create) => {
  const cursors = createCursors<unknown>(10).received(1, create()).received(2, 'b')
  expect(cursors.received(1, create())).toBe(cursors)
  const same = kinds.filter(([, other]) => cursors.received(1, other()) === cursors)
  expect(same.map(([, other]) => other)).toEqual([create])
})

test('the order of keys doesn’t matter, and what can’t be compared is new unless it is identical', () => {
  const receive = (one: unknown, two: unknown) =>
    createCursors<unknown>(10).received(1, one).received(1, two).of(2) === one
  expect(receive({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true)
  expect(
    receive(
      new Map([
        [1, 'a'],
        [2, 'b'],
      ]),
      new Map([
        [2, 'b'],
        [1, 'a'],
      ]),
    ),
  ).toBe(true)
  const deep = () => Array.from({ length: 1e5 }).reduce((inner) => [inner], 0)
  const cases = [
    () => () => {},
    () => /a/,
    () => new URL('a:b'),
    () =>
      new (class {
        #id = 1
      })(),
    deep,
    () =>
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw 0
          },
        },
      ),
  ]
  for (const create of cases) {
    const one = create()
    expect([receive(one, create()), receive(one, one)]).toEqual([false, true])
  }
})

test('the content of a long list of cursors is read once', () => {
  let reads = 0
  const cursor = (id: number) =>
    Object.defineProperty({}, 'id', {
      enumerable: true,
      get() {
        reads++
        return id
      },
    })
  const ids = Array.from({ length: 100 }, (_, id) => id)
  const cursors = createCursors<unknown>(10).received(1, new Set(ids.map(cursor)))
  reads = 0
  expect(cursors.received(1, new Set(ids.reverse().map(cursor)))).toBe(cursors)
  expect(reads).toBe(200)
})

test.each(['', 0, false])('%j is a cursor like any other', (cursor) => {
  const cursors = createCursors<typeof cursor>(10).received(1, cursor).received(2, null)
  expect([2, 3].map(cursors.of)).toEqual([cursor, null])
  expect(cursors.options).toEqual({ totalPages: 2 })
})
