import { type EntriesInput, getEntries, type Pages } from './entries.js'
import { neighborCount } from './number.js'

/**
 * The entries of a list with room for a number of them: `pages`, or fewer. It drops boundary pages beyond the first and the
 * last, then siblings from the outside in, then the first and the last page, and at last the ellipses. For the same room
 * and number of pages, the list has the same length on every page.
 */
export function shortenPages(pages: Pages, input: EntriesInput, room: number): Pages {
  const { page, totalPages, isTotalKnown } = input
  let siblingCount = neighborCount(input.siblingCount)
  let boundaryCount = neighborCount(input.boundaryCount)
  let entries = pages
  while (entries.length > Math.max(1, room)) {
    if (boundaryCount > 1) boundaryCount--
    else if (siblingCount > 0) siblingCount--
    else if (boundaryCount > 0) boundaryCount--
    else return pages.filter(({ value }) => value === Math.min(page, totalPages))
    entries = getEntries({ page, totalPages, isTotalKnown, siblingCount, boundaryCount }, pages)
  }
  return entries
}
