import type { PaginationOptions } from '../options/options.js'
import { getOffset, getTotalPages, type PageRange, unlimited } from './page-math.js'
import { type OpenTotal, type ShownTotal, showBusy, showSettled, type Total } from './total.js'
import type { Wanted } from './wanted.js'

/** The numbers that users see. */
export interface ShownNumbers extends ShownTotal {
  /** Current page, from 1. */
  readonly page: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
  /** Number of items; 0 if there are none or the count isn't known. */
  readonly count: number
  /** The items of the page, zero-based and half-open. */
  readonly pageRange: PageRange
  /** The previous page, or `null` on page 1. While nothing is known, the pages before this one are assumed to exist. */
  readonly previousPage: number | null
  /** The next page, or `null` if it can't be reached. If the total is only a lower bound, the page may not exist. */
  readonly nextPage: number | null
  /** Whether the data for the current page is still loading. */
  readonly busy: boolean
  /** Whether all controls are disabled. */
  readonly disabled: boolean
}

/** What is wanted, and where the pages end. */
interface Known extends Pick<Wanted, 'requestedPage' | 'resumeFrom'> {
  readonly total: Total
  readonly lastPage: number
}

/**
 * Computes what users see of the wanted page, or of the last one before it. While busy, `loadedTotalPages` is the `totalPages`
 * shown before.
 */
export function getShown(
  options: PaginationOptions,
  { requestedPage, resumeFrom, total, lastPage }: Known,
  loadedTotalPages?: number,
): ShownNumbers {
  const { pageSize } = resumeFrom
  const page = Math.min(requestedPage, lastPage)
  const showOpen = (open: OpenTotal) =>
    options.busy
      ? showBusy(open, page, getTotalPages(unlimited, pageSize), loadedTotalPages)
      : showSettled(open, page, lastPage, options.hasNextPage)
  const { totalPages, isTotalKnown } =
    total.pages === undefined ? showOpen(total) : { totalPages: Math.min(total.pages, lastPage), isTotalKnown: true }
  const start = getOffset(page, pageSize)
  const endOfItems = isTotalKnown && !totalPages ? 0 : (total.count ?? unlimited)
  // While busy, the page may be past the items of another query. Page 1 never is: without items, its range ends at 0.
  const isPastItems = start > 0 && start >= endOfItems
  return {
    page,
    pageSize,
    count: total.count ?? 0,
    totalPages,
    isTotalKnown,
    pageRange: { start, end: Math.min(start + pageSize, isPastItems ? unlimited : endOfItems) },
    previousPage: page > 1 ? page - 1 : null,
    // Compared with `lastPage`, because users can try the page after a lower bound. `totalPages` is 0 if nothing is known.
    nextPage: totalPages && page < lastPage ? page + 1 : null,
    busy: !!options.busy,
    disabled: !!options.disabled,
  }
}
