import { itemCount, positiveInteger } from './number.js'
import type { PaginationOptions } from './options.js'
import { defaultPageSize, getPageRange, getTotalPages, type PageRange } from './page-math.js'
import type { PaginationState } from './state.js'

/** The numbers of a pagination, without the list of pages: all that a request needs. */
export interface Position {
  readonly options: PaginationOptions
  /** The state that this position was derived from: what `Host.setState` received last. */
  readonly stored: PaginationState | undefined
  /** The state to resume from, with controlled fields as shown. */
  readonly state: PaginationState
  /** The last page that a request can reach: at least 1. While the count isn't known, that of 2^53 − 1 items. */
  readonly lastPage: number
  /** Current page, from 1. */
  readonly page: number
  /** Items per page, from 1. */
  readonly pageSize: number
  /** Number of items; 0 if there are none or the count isn't known. */
  readonly count: number
  /** `ceil(count / pageSize)`; 0 if there are no items or the count isn't known. */
  readonly totalPages: number
  /** The items of the page, zero-based and half-open. */
  readonly pageRange: PageRange
}

/**
 * Derives the position from options and state. Pure, and valid for any input. Omit `stored` until a request has stored a
 * state. `previous` is the last position of the same instance: if an option is no longer controlled, the pagination
 * resumes from what it showed last.
 */
export function getPosition(
  options: PaginationOptions,
  stored?: PaginationState,
  previous?: Pick<Position, 'stored' | 'state'>,
): Position {
  const base = previous?.stored === stored ? previous?.state : stored
  const controlledPage = positiveInteger(options.page)
  const pageSize =
    positiveInteger(options.pageSize) ?? base?.pageSize ?? positiveInteger(options.defaultPageSize) ?? defaultPageSize
  const offset = base?.offset ?? ((positiveInteger(options.defaultPage) ?? 1) - 1) * pageSize
  const count = itemCount(options.count)
  const pageRange = getPageRange({ page: controlledPage ?? Math.floor(offset / pageSize) + 1, pageSize, count })
  const { start } = pageRange
  return {
    options,
    stored,
    state: { offset: controlledPage ? start : offset, pageSize },
    lastPage: getTotalPages(count ?? Number.MAX_SAFE_INTEGER, pageSize) || 1,
    page: start / pageSize + 1,
    pageSize,
    count: count ?? 0,
    totalPages: getTotalPages(count, pageSize),
    pageRange,
  }
}
