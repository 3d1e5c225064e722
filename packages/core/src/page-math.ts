import { paginate } from './paginate.js'
import { toPage } from './whole-number.js'

/** A page and how many items it holds. */
export interface PageAndSize {
  /** Page number, from 1. */
  readonly page: number
  /** Items a page, from 1. */
  readonly pageSize: number
}

/** Which items stand on a page: zero-based and half-open, as `Array.prototype.slice` takes them. */
export interface PageRange {
  readonly start: number
  readonly end: number
}

/**
 * How many pages `count` items fill: 0 where there is nothing, or the count is not a number. Fractions are truncated, a
 * count below 0 is 0, a page size below 1 is 1, one that is not a number is 10, and `Infinity` is all on one page.
 */
export function getTotalPages(count: number | undefined, pageSize: number): number {
  return paginate({ count, pageSize }).totalPages
}

/** The page nearest to `page` in `1…max(totalPages, 1)`, a whole number. What is not a number becomes 1. */
export function clampPage(page: number, totalPages: number): number {
  return Math.min(toPage(page) ?? 1, toPage(totalPages) ?? 1)
}

/**
 * Which items stand on a page: `start` is the offset of a query, and `end - start` its limit. With a `count` the page is
 * clamped first, and the range of nothing is `{ start: 0, end: 0 }`; without one (`undefined` or `NaN`: not known yet)
 * there is no upper bound but 2^53 − 1.
 */
export function getPageRange(input: PageAndSize & { readonly count?: number | undefined }): PageRange {
  return paginate(input).pageRange
}

/** The items of one page: a new array, empty past the end of `data`. */
export function slicePage<V>(data: readonly V[], { page, pageSize }: PageAndSize): V[] {
  const { start, end } = getPageRange({ page, pageSize })
  return data.slice(start, end)
}
