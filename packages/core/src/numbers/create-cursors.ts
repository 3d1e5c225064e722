import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, itemCount, itemsPerPage, toPositiveInteger, unlimited } from './page-math.js'
import { warn } from './warn.js'

/** The known cursors of a query. Immutable. */
export interface Cursors<Cursor = string> {
  /** The cursor to request a page with: `undefined` for page 1, and `null` if it isn't known. */
  of(page: number): Cursor | null | undefined
  /**
   * The cursors after the answer for a page: `next` is the cursor of the page after it, or `null` if there is none. A missing
   * one is `null`, too. If it differs from the one before, the cursors of later pages are dropped. Two are the same if they
   * are identical or have the same JSON.
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
      if (isUnknownPage || isSameCursor(known[index], next)) return cursors
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
const indexOf = (page: unknown) => (toPositiveInteger(page) ?? unlimited) - 1

/** Whether two cursors are identical or have the same JSON. What has none, or loses something in it, is the same only if identical. */
function isSameCursor(one: unknown, two: unknown) {
  try {
    return one === two || toJson(one) === toJson(two)
  } catch {
    return false
  }
}

/** The JSON of a value. Throws if it contains anything that JSON leaves out or empties, such as a function or a Map. */
const toJson = (value: unknown) =>
  JSON.stringify(value, (_key, inner: unknown) => {
    const isPlain = Array.isArray(inner) || [null, Object.prototype].includes(Object.getPrototypeOf(Object(inner)))
    if (inner === null || isPlain || /string|number|boolean/.test(typeof inner)) return inner
    throw new TypeError()
  })
