import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, getOffset, getTotalPages, itemsPerPage, positiveInteger } from './page-math.js'
import { readTotal, type ShownNumbers, showBusy, showSettled, type Total } from './total.js'

/** The stored state: the requested page, which may be past the end, and the page size. */
export interface PaginationState {
  /** Index of the first item on the requested page. Unlike a page number, it doesn't depend on the page size. */
  readonly offset: number
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize: number
}

/** All numbers that a request needs, without the list of pages. */
export interface Position {
  readonly shown: ShownNumbers
  /** The state that this position was derived from: what `Host.setState` received last. */
  readonly stored: PaginationState | undefined
  /** The state to resume from, with controlled fields as shown. */
  readonly state: PaginationState
  /** What is known about the total. While busy, that includes what was known before. */
  readonly total: Total
  /** While busy, the last rendered position that wasn't. */
  readonly loaded: Position | undefined
  /** Whether the caller passes the page. */
  readonly isPageControlled: boolean
  /** The page that the caller or the last request asks for, before it is clamped. */
  readonly requestedPage: number
  /** The last page that a request can reach: at least 1. Without an exact total, `maxPage`, or the last page of 2^53 − 1 items. */
  readonly lastPage: number
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
  const loaded = busy ? (rendered?.shown.busy ? rendered.loaded : rendered) : undefined
  const total = readTotal(options, pageSize, loaded)
  const lastSafePage = getTotalPages(unlimited, pageSize)
  const limit = Math.min(total.maxPage ?? unlimited, lastSafePage)
  const end = Math.min(total.pages ?? limit, limit)

  // While busy, the end may be that of another query. But a page that has been clamped stays clamped, or an app that
  // fetches the shown page would never settle.
  const isSamePage = loaded?.requestedPage === requestedPage && loaded.shown.pageSize === pageSize
  const mayPassEnd = busy && !isSamePage
  const page = Math.min(requestedPage, limit, mayPassEnd ? limit : Math.max(loaded?.shown.page ?? 1, end))
  const { totalPages, isTotalKnown } =
    total.pages !== undefined
      ? { totalPages: end, isTotalKnown: true }
      : busy
        ? showBusy(total, page, lastSafePage, loaded?.shown.totalPages)
        : showSettled(total, page, limit, options.hasNextPage)

  const lastPage = Math.max(isTotalKnown ? totalPages : limit, page)
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
      nextPage: totalPages && page < lastPage ? page + 1 : null,
      busy,
      disabled: !!options.disabled,
    },
    stored,
    state: { offset: controlledPage ? start : offset, pageSize },
    total,
    loaded,
    isPageControlled: !!controlledPage,
    requestedPage,
    lastPage,
  }
}

// A literal, so that bundlers can drop it.
const unlimited = 2 ** 53 - 1
