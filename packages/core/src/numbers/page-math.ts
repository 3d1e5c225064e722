import type { PageAndSize } from '../options/details.js'

/** The items of a page: zero-based and half-open, like the arguments of `Array.prototype.slice`. */
export interface PageRange {
  readonly start: number
  readonly end: number
}

export const defaultPageSize = 10

/** No count, page or offset is larger: 2^53 − 1. */
// Not `Number.MAX_SAFE_INTEGER`, because bundlers can compute this, and drop it where it isn't used.
export const unlimited = 2 ** 53 - 1

/**
 * The number of pages that `count` items fill: 0 if there are none or the count isn't a number. Fractions are truncated,
 * a count below 0 becomes 0, a page size below 1 becomes 1, `NaN` becomes 10, and `Infinity` puts all items on one page.
 */
export function getTotalPages(count: number | undefined, pageSize: number): number {
  const items = itemCount(count) ?? 0
  const size = itemsPerPage(pageSize) ?? defaultPageSize
  return Number.isFinite(size) ? Math.ceil(items / size) : Math.min(items, 1)
}

/** The page nearest to `page` in `1…max(totalPages, 1)`, as an integer. `NaN` becomes 1. */
export function clampPage(page: number, totalPages: number): number {
  return Math.min(toPositiveInteger(page) ?? 1, toPositiveInteger(totalPages) ?? 1)
}

/**
 * The items of a page: `start` is the offset of a query and `end - start` its limit. With a `count` the page is clamped
 * first, and a count of 0 returns `{ start: 0, end: 0 }`. Without one (`undefined` or `NaN`) the only upper bound is
 * 2^53 − 1.
 */
export function getPageRange(input: PageAndSize & { readonly count?: number | undefined }): PageRange {
  const count = itemCount(input?.count) ?? unlimited
  const pageSize = itemsPerPage(input?.pageSize) ?? defaultPageSize
  const start = getOffset(clampPage(input?.page, getTotalPages(count, pageSize)), pageSize)
  return { start, end: Math.min(start + pageSize, count) }
}

/** The index of the first item on a page. */
export const getOffset = (page: number, pageSize: number): number =>
  Number.isFinite(pageSize) ? (page - 1) * pageSize : 0

/** The items of one page: a new array, empty past the end of `data`. */
export function slicePage<V>(data: readonly V[], page: PageAndSize): V[] {
  const { start, end } = getPageRange({ page: page?.page, pageSize: page?.pageSize })
  return (data ?? []).slice(start, end)
}

/** A number of items, from 0 to 2^53 − 1. `undefined` if it isn't known. */
export const itemCount = (value: unknown): number | undefined => integer(value, 0)

/** A page, from 1 to 2^53 − 1. `undefined` if it isn't set. */
export const toPositiveInteger = (value: unknown): number | undefined => integer(value, 1)

/** A number of items per page: like a page, or `Infinity` for all items. */
export function itemsPerPage(value: unknown): number | undefined {
  const size = integer(value, 1, Number.POSITIVE_INFINITY)
  return size === Number.POSITIVE_INFINITY ? size : toPositiveInteger(size)
}

/** A number of siblings or boundary pages, few enough for a loop. Default 1. */
export const neighborCount = (value: unknown): number => integer(value, 0, 1000) ?? 1

/** Numeric strings and BigInts are converted; anything else that isn't a number, `NaN` included, is `undefined`. */
function integer(value: unknown, min: number, max = unlimited): number | undefined {
  const isNumeric =
    typeof value === 'number' || typeof value === 'bigint' || (typeof value === 'string' && value.trim())
  const number = isNumeric ? Math.trunc(Number(value)) : Number.NaN
  return Number.isNaN(number) ? undefined : Math.min(Math.max(number, min), max)
}
