import type { PaginationOptions } from '../options/options.js'
import { itemsPerPage, positiveInteger } from './number.js'
import { defaultPageSize, getOffset, getTotalPages, type PageRange } from './page-math.js'
import type { PaginationState } from './state.js'
import { exactPages, readTotal, type ShownTotal, type Total } from './total.js'

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
  /** The previous page, or `null` if it can't be reached. */
  readonly previousPage: number | null
  /** The next page, or `null` if it can't be reached. If the total is only a lower bound, the page may not exist. */
  readonly nextPage: number | null
  /** Whether the data for the current page is still loading. */
  readonly busy: boolean
  /** Whether all controls are disabled. */
  readonly disabled: boolean
}

/** All numbers of a pagination, without the list of pages: what a request needs. */
export interface Position {
  readonly shown: ShownNumbers
  /** The state that this position was derived from: what `Host.setState` received last. */
  readonly stored: PaginationState | undefined
  /** The state to resume from, with controlled fields as shown. */
  readonly state: PaginationState
  /** What is known about the total. While busy, that includes what was known before. */
  readonly total: Total
  /** While busy, the last rendered position that wasn't busy. */
  readonly lastLoaded: Position | undefined
  /** Whether the caller passes the page. */
  readonly isPageControlled: boolean
  /** The page that the caller or the last request asks for, before it is clamped. */
  readonly askedPage: number
  /** The last page that a request can reach: at least 1. Without an exact total, `maxPage`, or the last page of 2^53 − 1 items. */
  readonly lastPage: number
  /** The last page that a trigger can be enabled for. While busy, it can be one that no request reaches. */
  readonly lastTriggerPage: number
}

// A constant, so that bundlers can drop it.
const unlimited = 2 ** 53 - 1

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
  const askedPage = controlledPage ?? Math.floor(offset / pageSize) + 1

  const busy = !!options.busy
  const lastLoaded = busy ? (rendered?.shown.busy ? rendered.lastLoaded : rendered) : undefined
  const before = lastLoaded?.shown
  const total = readTotal(options, lastLoaded)
  const exact = exactPages(total, pageSize)
  const lastSafePage = getTotalPages(unlimited, pageSize)
  const limit = Math.min(total.maxPage ?? unlimited, lastSafePage)
  const end = Math.min(exact ?? limit, limit) || 1

  // While busy, the end may be that of another query. But a page that has been clamped stays clamped, or an app that
  // fetches the shown page would never settle.
  const isSamePage = lastLoaded?.askedPage === askedPage && before?.pageSize === pageSize
  const lastAllowed = isSamePage ? Math.max(before.page, end) : busy ? limit : end
  const page = Math.min(askedPage, limit, lastAllowed)

  // Pages that exist even without the one that `hasNextPage` promises.
  const proven = Math.max(getTotalPages(total.minCount, pageSize), page)
  const hasNextPage = options.hasNextPage ?? undefined
  let totalPages = 0
  let isTotalKnown = exact !== undefined
  if (exact !== undefined) totalPages = Math.min(exact, limit)
  else if (busy) {
    // One page more, so that Next stays enabled and keeps focus.
    if (total.minCount !== undefined || before?.totalPages)
      totalPages = Math.min(Math.max(proven, page + 1, before?.totalPages ?? 0), lastSafePage)
  } else if (total.minCount !== undefined || hasNextPage !== undefined) {
    totalPages = Math.min(Math.max(proven, hasNextPage ? page + 1 : page), limit)
    isTotalKnown = proven >= limit || (hasNextPage !== undefined && !hasNextPage && proven === page)
  }

  const lastPage = Math.max(isTotalKnown ? totalPages : end, busy ? page : 1)
  const nextPage = totalPages && page < lastPage ? page + 1 : null
  const start = getOffset(page, pageSize)
  const items = isTotalKnown && !totalPages ? 0 : (total.count ?? unlimited)
  return {
    shown: {
      page,
      pageSize,
      count: total.count ?? 0,
      totalPages,
      isTotalKnown,
      // While busy, the page may be past the items of another query.
      pageRange: { start, end: Math.min(start + pageSize, start < items || !start ? items : unlimited) },
      previousPage: totalPages && page > 1 ? page - 1 : null,
      nextPage,
      busy,
      disabled: !!options.disabled,
    },
    stored,
    state: { offset: controlledPage ? start : offset, pageSize },
    total,
    lastLoaded,
    isPageControlled: !!controlledPage,
    askedPage,
    lastPage,
    lastTriggerPage: totalPages && Math.max(totalPages, nextPage ?? page),
  }
}
