import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, itemCount, itemsPerPage, positiveInteger } from './page-math.js'
import { warn } from './warn.js'

/** The known cursors of a query. Immutable. */
export interface Cursors<Cursor = string> {
  /** The cursor to request a page with: `undefined` for page 1, and `null` if it isn't known. */
  of(page: number): Cursor | null | undefined
  /**
   * The cursors after the answer for a page: `next` is the cursor of the page after it, or `null` if there is none. A missing
   * one is `null`, too. If it differs from the one before, the cursors of later pages are dropped.
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
  const pages = known.length
  const cursors: Cursors<Cursor> = {
    of(page) {
      const index = indexOf(page)
      return index ? (known[index - 1] ?? null) : undefined
    },
    received(page, next = null) {
      const index = indexOf(page)
      return cursors.of(page) === null || known[index] === next
        ? cursors
        : withCursors(pageSize, [...known.slice(0, index), next])
    },
    options: !pages
      ? {}
      : known[pages - 1] === null
        ? { totalPages: pages }
        : { maxPage: pages + 1, minCount: itemCount(pages * pageSize), hasNextPage: true },
  }
  return cursors
}

/** The index of a page, from 0. An invalid one is beyond every list. */
const indexOf = (page: unknown) => (positiveInteger(page) ?? Number.MAX_SAFE_INTEGER) - 1
