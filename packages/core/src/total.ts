import { itemCount, positiveInteger } from './number.js'
import type { PaginationOptions } from './options.js'
import { getTotalPages } from './page-math.js'

/** What is known about the total, as numbers. */
export interface Total {
  /** Exact number of items. */
  readonly count: number | undefined
  /** Exact number of pages, if `count` isn't known. */
  readonly pages: number | undefined
  /** Lower bound of the number of items. */
  readonly minCount: number | undefined
  /** Highest page that can be reached. */
  readonly maxPage: number | undefined
}

/** How many pages to show. */
export interface ShownTotal {
  /** Number of pages, as far as they are known to exist; 0 if there are none or nothing is known. */
  readonly totalPages: number
  /** Whether `totalPages` is exact, rather than a lower bound, or 0 because nothing is known. */
  readonly isTotalKnown: boolean
}

interface Settled extends ShownTotal {
  readonly total: Total
  readonly pageSize: number
}

/** Reads the total from the options. Omitted ones keep the values of `settled`. */
export function getTotal(options: PaginationOptions, pageSize: number, settled?: Settled): Total {
  const total = settled?.total
  return {
    count: itemCount(options.count) ?? total?.count,
    pages: itemCount(options.totalPages) ?? (settled && pagesBefore(settled, pageSize)),
    minCount: itemCount(options.minCount) ?? total?.minCount,
    maxPage: positiveInteger(options.maxPage) ?? total?.maxPage,
  }
}

/** The number of pages that was known before, for a page size that may be new. */
function pagesBefore({ total, totalPages, isTotalKnown, pageSize: before }: Settled, pageSize: number) {
  if (!isTotalKnown) return
  const known = total.pages ?? totalPages
  const pages = before === pageSize ? known : Math.ceil((known * before) / pageSize) || Math.min(known, 1)
  // A page of all items says nothing about their number.
  if (pages === Number.POSITIVE_INFINITY) return
  // If nothing but `maxPage` ended the list, there are more items than it shows.
  return total.pages === undefined && totalPages === total.maxPage
    ? Math.max(pages, totalPages)
    : Math.min(pages, unlimited)
}

/** The last page within 2^53 − 1 items, `maxPage` and an exact total: at least 1. */
export function highestPage({ count, pages, maxPage }: Partial<Total>, pageSize: number): number {
  const last = count === undefined ? (pages ?? unlimited) : getTotalPages(count, pageSize)
  return Math.min(last || 1, maxPage ?? unlimited, getTotalPages(unlimited, pageSize))
}

// A constant, so that bundlers can drop it.
const unlimited = 2 ** 53 - 1

/** Derives the pages to show from an exact or open total. `settled` is passed only while busy. */
export function getShownTotal(
  { count, pages, minCount, maxPage }: Total,
  {
    page,
    pageSize,
    busy,
    hasNextPage,
    settled,
  }: {
    readonly page: number
    readonly pageSize: number
    readonly busy: boolean
    readonly hasNextPage: boolean | undefined
    readonly settled: ShownTotal | undefined
  },
): ShownTotal {
  const highest = highestPage({ maxPage }, pageSize)
  const exact = count === undefined ? pages : getTotalPages(count, pageSize)
  if (exact !== undefined) return { totalPages: Math.min(exact, highest), isTotalKnown: true }
  // Pages that exist even without the one that `hasNextPage` promises.
  const proven = Math.max(getTotalPages(minCount, pageSize), page)
  if (busy) {
    const isOpen = minCount !== undefined || settled?.totalPages
    const shown = Math.max(proven, page + 1, settled?.totalPages ?? 0)
    return { totalPages: isOpen ? Math.min(shown, highestPage({}, pageSize)) : 0, isTotalKnown: false }
  }
  if (minCount === undefined && hasNextPage === undefined) return { totalPages: 0, isTotalKnown: false }
  return {
    totalPages: Math.min(Math.max(proven, page + Number(hasNextPage ?? 0)), highest),
    isTotalKnown: proven >= highest || (hasNextPage === false && proven === page),
  }
}
