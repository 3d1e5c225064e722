import type { PaginationOptions } from '../options/options.js'

/** The known cursors of a query. Immutable. */
export interface Cursors<Cursor = string> {
  /** The cursor to request a page with: `undefined` for page 1, and `null` if it isn't known. */
  of(page: number): Cursor | null | undefined
  /**
   * The cursors after the answer for a page: `next` is the cursor of the page after it, or `null` if there is none. If it
   * differs from the one before, the cursors of later pages are dropped.
   */
  received(page: number, next: Cursor | null): Cursors<Cursor>
  /** The options for the pagination. */
  readonly options: Pick<PaginationOptions, 'maxPage' | 'minCount' | 'hasNextPage' | 'totalPages'>
}

/**
 * Remembers the cursors of a query, so that its pages can be requested one after the other, and again. Create new ones for
 * another query or page size.
 * @example
 * let cursors = createCursors(10)
 * const { rows, next } = await load({ cursor: cursors.of(page), limit: 10 })
 * cursors = cursors.received(page, next)
 * pagination.setOptions({ page, pageSize: 10, ...cursors.options })
 */
export function createCursors<Cursor = string>(pageSize: number): Cursors<Cursor> {
  return withCursors<Cursor>(pageSize, [])
}

/** `known` has the cursor of page 2 and those after it. The one after the last page is `null`. */
function withCursors<Cursor>(pageSize: number, known: readonly (Cursor | null)[]): Cursors<Cursor> {
  const pages = known.length
  const cursors: Cursors<Cursor> = {
    of: (page) => (page === 1 ? undefined : (known[page - 2] ?? null)),
    received: (page, next) =>
      cursors.of(page) === null || known[page - 1] === next
        ? cursors
        : withCursors(pageSize, [...known.slice(0, page - 1), next]),
    options: !pages
      ? {}
      : known[pages - 1] === null
        ? { totalPages: pages }
        : { maxPage: pages + 1, minCount: pages * pageSize, hasNextPage: true },
  }
  return cursors
}
