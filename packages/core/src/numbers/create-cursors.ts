import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, itemCount, itemsPerPage, positiveInteger } from './page-math.js'
import { warn } from './warn.js'

/** The known cursors of a query. Immutable. */
export interface Cursors<Cursor = string> {
  /** The cursor to request a page with: `undefined` for page 1, and `null` if it isn't known. */
  of(page: number): Cursor | null | undefined
  /**
   * The cursors after the answer for a page: `next` is the cursor of the page after it, or `null` if there is none. A missing
   * one is `null`, too. If it differs from the one before, the cursors of later pages are dropped. Two are the same if they
   * have the same content: as plain objects in any order of keys, arrays, dates, Maps, Sets, or bytes. Others, such as
   * functions and instances of classes, are the same only if they are identical.
   */
  received(page: number, next: Cursor | null): Cursors<Cursor>
  /** The options for the pagination. */
  readonly options: Pick<PaginationOptions, 'maxPage' | 'minCount' | 'hasNextPage' | 'totalPages'>
}

/**
 * Remembers the cursors of a query, so that its pages can be requested one after the other, and again. Create new ones for
 * another query or page size. An invalid page size is read as 10, and an invalid page as one whose cursor isn't known.
 * @example
 * let cursors = createCursors(10)
 * const { rows, next } = await load({ cursor: cursors.of(page), limit: 10 })
 * cursors = cursors.received(page, next)
 * pagination.setOptions({ page, pageSize: 10, ...cursors.options })
 */
export function createCursors<Cursor = string>(pageSize: number): Cursors<Cursor> {
  warn('cursors', pageSize)
  return withCursors<Cursor>(itemsPerPage(pageSize) ?? defaultPageSize, [])
}

/** `known` has the cursor of page 2 and those after it. The one after the last page is `null`. */
function withCursors<Cursor>(pageSize: number, known: readonly (Cursor | null)[]): Cursors<Cursor> {
  const cursors: Cursors<Cursor> = {
    of(page) {
      const index = indexOf(page)
      return index ? (known[index - 1] ?? null) : undefined
    },
    received(page, next = null) {
      const isUnknownPage = cursors.of(page) === null
      const index = indexOf(page)
      if (isUnknownPage || isSame(known[index], next)) return cursors
      return withCursors(pageSize, [...known.slice(0, index), next])
    },
    options: optionsFor(pageSize, known),
  }
  return cursors
}

function optionsFor(pageSize: number, known: readonly unknown[]): Cursors['options'] {
  const pages = known.length
  if (!pages) return {}
  if (known[pages - 1] === null) return { totalPages: pages }
  return { maxPage: pages + 1, minCount: itemCount(pages * pageSize), hasNextPage: true }
}

/** The index of a page, from 0. An invalid one is beyond every list. */
const indexOf = (page: unknown) => (positiveInteger(page) ?? Number.MAX_SAFE_INTEGER) - 1

/** Whether two cursors have the same content. What can't be compared, because it throws or is too deep, is never the same. */
function isSame(one: unknown, two: unknown) {
  const ids = new Map<unknown, number>()
  try {
    return one === two || textOf(one, ids) === textOf(two, ids)
  } catch {
    return false
  }
}

/**
 * Two values with the same content have the same text. `ids` numbers what has no content to compare, such as functions, and
 * `parents` are the objects around the value, which it may refer to.
 */
function textOf(value: unknown, ids: Map<unknown, number>, parents: readonly object[] = []): string {
  const identify = (identity: unknown) => {
    if (!ids.has(identity)) ids.set(identity, ids.size)
    return `#${ids.get(identity)}`
  }
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'symbol') return identify(value)
  const isPrimitive = Object(value) !== value
  if (isPrimitive) return `${typeof value} ${value}`
  if (!isComparable(value)) return identify(value)
  if (parents.includes(value)) return `^${parents.indexOf(value)}`
  const write = (inner: unknown) => textOf(inner, ids, [...parents, value])
  const properties = Reflect.ownKeys(value).map((key) => `${write(key)}:${write(Reflect.get(value, key))}`)
  const members = value instanceof Map || value instanceof Set ? Array.from<unknown, string>(value, write) : []
  const type = identify(Object.getPrototypeOf(value))
  const time = value instanceof Date ? value.getTime() : ''
  return `${type}${time}{${properties.sort()}}[${members.sort()}]`
}

const isComparable = (value: unknown): value is object =>
  [Array, Date, Map, Set, Uint8Array].some((type) => value instanceof type) ||
  [null, Object.prototype].includes(Object.getPrototypeOf(value))
