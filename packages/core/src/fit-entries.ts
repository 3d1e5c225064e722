import { getEntries, type Pages } from './entries.js'
import { formatNumber } from './format-number.js'
import { type AnyPagination, internalsOf } from './internals.js'
import { neighborCount } from './number.js'

/**
 * The entries of a list with room for a number of them: `pages`, or fewer. It drops boundary pages beyond the first and the
 * last, then siblings from the outside in, then the first and the last page, and at last the ellipses. For the same room
 * and number of pages, the list has the same length on every page. Without `room`, all of `pages`.
 */
export function fitEntries(pagination: AnyPagination & { readonly pages: Pages }, room?: number): Pages {
  const { page, pages, totalPages, isTotalKnown } = pagination
  const { options } = internalsOf(pagination)
  let siblingCount = neighborCount(options.siblingCount)
  let boundaryCount = neighborCount(options.boundaryCount)
  let entries = pages
  while (entries.length > Math.max(1, room ?? Infinity)) {
    if (boundaryCount > 1) boundaryCount--
    else if (siblingCount > 0) siblingCount--
    else if (boundaryCount > 0) boundaryCount--
    else return pages.filter(({ value }) => value === Math.min(page, totalPages))
    entries = getEntries({ page, totalPages, isTotalKnown, siblingCount, boundaryCount }, pages)
  }
  return entries
}

/** The text that needs most room in the list: a number with as many digits as the last page. Empty without pages. */
export function widestNumber(pagination: AnyPagination): string {
  const { totalPages } = pagination
  return totalPages ? formatNumber(pagination, Number('8'.repeat(`${totalPages}`.length))) : ''
}
