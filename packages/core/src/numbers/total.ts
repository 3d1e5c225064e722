import type { PaginationOptions } from '../options/options.js'
import { getTotalPages, itemCount, toPositiveInteger } from './page-math.js'

/** How many pages to show. */
export interface ShownTotal {
  /** Number of pages; 0 if there are none or nothing is known. While an open total loads, the last one may not exist. */
  readonly totalPages: number
  /** Whether `totalPages` is exact. Otherwise it is a lower bound, or 0 if nothing is known. */
  readonly isTotalKnown: boolean
}

/** What the options say about the total and, while busy, what was known before. */
export type Total = { readonly maxPage: number | undefined } & (ExactTotal | OpenTotal)

interface ExactTotal {
  readonly pages: number
  /** Number of items. `undefined` if only the number of pages is known. */
  readonly count: number | undefined
  readonly minCount?: undefined
  readonly minPages?: undefined
}

/** Nothing says where the pages end. */
export interface OpenTotal {
  readonly pages?: undefined
  readonly count?: undefined
  /** Lower bound of the number of items. */
  readonly minCount: number | undefined
  /** Lower bound of the number of pages. */
  readonly minPages: number | undefined
}

/** Reads the options about the total. While busy, those that are omitted stay as they were `loaded`. */
export function readTotal(
  options: PaginationOptions,
  pageSize: number,
  loaded?: { readonly total: Total; readonly shown: ShownTotal },
): Total {
  const { total, shown } = loaded ?? {}
  const maxPage = toPositiveInteger(options.maxPage) ?? total?.maxPage
  const count = itemCount(options.count) ?? total?.count
  const pages =
    count === undefined
      ? (itemCount(options.totalPages) ?? (shown?.isTotalKnown ? shown.totalPages : undefined))
      : getTotalPages(count, pageSize)
  if (pages !== undefined) return { maxPage, count, pages }
  const minCount = itemCount(options.minCount) ?? total?.minCount
  return { maxPage, minCount, minPages: minCount === undefined ? undefined : getTotalPages(minCount, pageSize) }
}

/** An open total when the data for `page` has arrived. `lastPage` is the last one that can be reached. */
export function showSettled(
  { minPages }: OpenTotal,
  page: number,
  lastPage: number,
  hasNextPage: boolean | undefined,
): ShownTotal {
  if (minPages === undefined && hasNextPage == null) return { totalPages: 0, isTotalKnown: false }
  // Pages that exist even without the one that `hasNextPage` promises.
  const proven = Math.max(minPages ?? 0, page)
  return {
    totalPages: Math.min(Math.max(proven, hasNextPage ? page + 1 : 0), lastPage),
    isTotalKnown: proven >= lastPage,
  }
}

/**
 * An open total while the data for `page` loads. It counts one page more, even past `maxPage`: otherwise the Next that was just
 * clicked would be disabled and lose focus.
 */
export function showBusy(
  { minPages }: OpenTotal,
  page: number,
  lastSafePage: number,
  loadedTotalPages = 0,
): ShownTotal {
  const isUnknown = minPages === undefined && !loadedTotalPages
  const totalPages = isUnknown ? 0 : Math.min(Math.max(minPages ?? 0, loadedTotalPages, page + 1), lastSafePage)
  return { totalPages, isTotalKnown: false }
}
