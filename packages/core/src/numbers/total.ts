import type { PaginationOptions } from '../options/options.js'
import { itemCount, positiveInteger } from './number.js'
import { getTotalPages } from './page-math.js'

/** What is known about the total. */
export interface Total {
  /** Exact number of items. */
  readonly count: number | undefined
  /** Exact number of pages, where `count` isn't known. */
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

/** What was known before. */
interface KnownTotal {
  readonly total: Total
  readonly shown: ShownTotal
}

/** What the options say about the total. Where they say nothing, what is passed as `known` stays known. */
export function readTotal(options: PaginationOptions, known?: KnownTotal): Total {
  const { total, shown } = known ?? {}
  return {
    count: itemCount(options.count) ?? total?.count,
    pages: itemCount(options.totalPages) ?? (shown?.isTotalKnown ? shown.totalPages : undefined),
    minCount: itemCount(options.minCount) ?? total?.minCount,
    maxPage: positiveInteger(options.maxPage) ?? total?.maxPage,
  }
}

/** The number of pages, if it is known. */
export function exactPages({ count, pages }: Total, pageSize: number): number | undefined {
  return count === undefined ? pages : getTotalPages(count, pageSize)
}
