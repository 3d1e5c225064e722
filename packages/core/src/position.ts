import { itemsPerPage, positiveInteger } from './number.js'
import type { PaginationOptions } from './options.js'
import { defaultPageSize, getOffset, type PageRange } from './page-math.js'
import type { PaginationState } from './state.js'
import { getShownTotal, getTotal, highestPage, type ShownTotal, type Total } from './total.js'

/** The numbers of a pagination, without the list of pages: all that a request needs. */
export interface Position extends ShownTotal {
  readonly options: PaginationOptions
  /** The state that this position was derived from: what `Host.setState` received last. */
  readonly stored: PaginationState | undefined
  /** The state to resume from, with controlled fields as shown. */
  readonly state: PaginationState
  /** What is known about the total. While busy, that includes what was known before. */
  readonly total: Total
  /** While busy, the last rendered position that wasn't busy. */
  readonly settled: Position | undefined
  /** The page before it was clamped. */
  readonly requestedPage: number
  /** The last page that a request can reach: at least 1. While the total isn't known, `maxPage`, or the last page of 2^53 − 1 items. */
  readonly lastPage: number
  /** Current page, from 1. */
  readonly page: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
  /** Number of items; 0 if there are none or the count isn't known. */
  readonly count: number
  /** Whether the data for the current page is still loading. */
  readonly busy: boolean
  /** Whether all controls are disabled. */
  readonly disabled: boolean
  /** The items of the page, zero-based and half-open. */
  readonly pageRange: PageRange
}

/**
 * Derives the position from options and state. Pure, and valid for any input. Omit `stored` until a request has stored a
 * state. `previous` is the last position of the same instance: if an option is no longer controlled, the pagination
 * resumes from what it showed last. `rendered` is the last one that was rendered, whose total still counts while busy.
 */
export function getPosition(
  options: PaginationOptions,
  stored?: PaginationState,
  previous?: Position,
  rendered = previous,
): Position {
  const base = previous?.stored === stored ? previous?.state : stored
  const controlledPage = positiveInteger(options.page)
  const pageSize =
    itemsPerPage(options.pageSize) ?? base?.pageSize ?? itemsPerPage(options.defaultPageSize) ?? defaultPageSize
  const offset = base?.offset ?? getOffset(positiveInteger(options.defaultPage) ?? 1, pageSize)
  const requestedPage = controlledPage ?? Math.floor(offset / pageSize) + 1

  const busy = !!options.busy
  const settled = busy ? (rendered?.busy ? rendered.settled : rendered) : undefined
  const total = getTotal(options, pageSize, settled)
  const highest = highestPage(total, pageSize)
  const isSamePage = settled?.requestedPage === requestedPage && settled.pageSize === pageSize
  // A page that has been clamped stays clamped, or an app that fetches the shown page would never settle.
  const candidate = isSamePage ? Math.max(settled.page, Math.min(requestedPage, highest)) : requestedPage
  const limit = busy ? highestPage({ maxPage: controlledPage ? undefined : total.maxPage }, pageSize) : highest
  const page = Math.min(candidate, limit)
  const hasNextPage = options.hasNextPage == null ? undefined : !!options.hasNextPage
  const { totalPages, isTotalKnown } = getShownTotal(total, { page, pageSize, busy, hasNextPage, settled })
  const start = getOffset(page, pageSize)
  const items = isTotalKnown && !totalPages ? 0 : (total.count ?? Number.MAX_SAFE_INTEGER)
  // While busy, the page may be past the items of another query.
  const end = Math.min(start + pageSize, start < items || !start ? items : Number.MAX_SAFE_INTEGER)
  return {
    options,
    stored,
    state: { offset: controlledPage ? start : offset, pageSize },
    total,
    settled,
    requestedPage,
    lastPage: Math.max(isTotalKnown ? totalPages : highest, busy ? page : 1),
    page,
    pageSize,
    count: total.count ?? 0,
    totalPages,
    isTotalKnown,
    busy,
    disabled: !!options.disabled,
    pageRange: { start, end },
  }
}
