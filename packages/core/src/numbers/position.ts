import type { PaginationOptions } from '../options/options.js'
import { defaultPageSize, getOffset, getTotalPages, itemsPerPage, positiveInteger } from './page-math.js'
import { type OpenTotal, readTotal, type ShownNumbers, showBusy, showSettled, type Total } from './total.js'

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
  /** The state to continue from if the options stop controlling page or page size: what they control now is as shown. */
  readonly resumeFrom: PaginationState
  /** What is known about the total. While busy, that includes what was known before. */
  readonly total: Total
  /** The last rendered position whose data had arrived. Only while busy. */
  readonly loaded: Position | undefined
  /** Whether the parent passes the page. */
  readonly isPageControlled: boolean
  /** The page that the parent passes or that was requested last, before it is clamped. */
  readonly requestedPage: number
  /**
   * The last page that a request can reach, at least 1. If the number of pages isn't known, that is `maxPage`, or else the last
   * page of 2^53 − 1 items.
   */
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
  // If nothing has been stored since `previous`, the pagination continues from there.
  const base = previous && previous.stored === stored ? previous.resumeFrom : stored
  // If the parent passes `NaN` after a page, it has read it from a URL that names none: that of page 1.
  const fallbackPage = previous?.isPageControlled && options.page != null ? 1 : undefined
  const controlledPage = positiveInteger(options.page) ?? fallbackPage
  const pageSize =
    itemsPerPage(options.pageSize) ?? base?.pageSize ?? itemsPerPage(options.defaultPageSize) ?? defaultPageSize
  const offset = base?.offset ?? getOffset(positiveInteger(options.defaultPage) ?? 1, pageSize)
  const requestedPage = controlledPage ?? Math.floor(offset / pageSize) + 1

  const busy = !!options.busy
  const lastLoaded = rendered?.shown.busy ? rendered.loaded : rendered
  const loaded = busy ? lastLoaded : undefined
  // While busy, another page isn't clamped, because the known end may be that of another query. The same page stays clamped: if the
  // requested one were shown again, an app that fetches the shown page would never stop.
  const isSamePage = loaded?.requestedPage === requestedPage && loaded.shown.pageSize === pageSize
  const mayPassEnd = busy && !isSamePage
  const remembered = readTotal(options, pageSize, loaded)
  const lastSafePage = getTotalPages(unlimited, pageSize)
  const limit = Math.min(remembered.maxPage ?? unlimited, lastSafePage)
  // A page past the remembered end shows that it is no longer the end.
  const isPastEnd = mayPassEnd && requestedPage > Math.max(remembered.pages ?? unlimited, 1)
  const total = isPastEnd ? { ...readTotal(options, pageSize), maxPage: remembered.maxPage } : remembered
  const lastExisting = Math.min(total.pages ?? limit, limit)

  const lastAllowed = mayPassEnd ? limit : Math.max(loaded?.shown.page ?? 1, lastExisting)
  const page = Math.min(requestedPage, lastAllowed, limit)
  const showOpen = (open: OpenTotal) =>
    busy
      ? showBusy(open, page, lastSafePage, loaded?.shown.totalPages)
      : showSettled(open, page, limit, options.hasNextPage)
  const { totalPages, isTotalKnown } =
    total.pages === undefined ? showOpen(total) : { totalPages: lastExisting, isTotalKnown: true }

  const lastPage = Math.max(isTotalKnown ? totalPages : limit, page)
  const start = getOffset(page, pageSize)
  const items = isTotalKnown && !totalPages ? 0 : (total.count ?? unlimited)
  // While busy, the page may be past the items of another query.
  const isPastItems = start > 0 && start >= items
  return {
    shown: {
      page,
      pageSize,
      count: total.count ?? 0,
      totalPages,
      isTotalKnown,
      pageRange: { start, end: Math.min(start + pageSize, isPastItems ? unlimited : items) },
      previousPage: page > 1 ? page - 1 : null,
      nextPage: totalPages && page < lastPage ? page + 1 : null,
      busy,
      disabled: !!options.disabled,
    },
    stored,
    resumeFrom: { offset: controlledPage ? start : offset, pageSize },
    total,
    loaded,
    isPageControlled: !!controlledPage,
    requestedPage,
    lastPage,
  }
}

// Not `Number.MAX_SAFE_INTEGER`, because bundlers can compute this, and drop it where it isn't used.
const unlimited = 2 ** 53 - 1
