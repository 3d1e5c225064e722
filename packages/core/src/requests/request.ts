import type { Position } from '../numbers/position.js'
import type { PaginationState } from '../numbers/wanted.js'
import type { ClickEvent, PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'

/** What an adapter provides: the latest numbers, and a way to replace the state behind them. */
export interface Host {
  /** The latest options. They may be inherited, and read from signals. */
  options(): PaginationOptions
  /** The position of the latest options and of the state that `setState` received last. */
  position(): Position
  /** Stores a state and renders again. */
  setState(next: PaginationState): void
  /** Runs a request and its callbacks as one update. Default: just calls it. */
  batch?(work: () => void): void
  /** For a warning in development: whether callbacks of the options are passed on to nobody. Default: they are not. */
  isUnheard?(): boolean
}

/** The direction of a trigger. */
export type Direction = 'first' | 'prev' | 'next' | 'last'

/** The page and page size to request together. */
export interface PaginationTarget {
  /** Page number, from 1. */
  readonly page?: number | undefined
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize?: number | undefined
}

/** What a request asks for. Without `page` and `direction`, the first visible item stays on the page. */
export interface Target extends PaginationTarget {
  /** A direction from the latest page, instead of `page`. */
  readonly direction?: Direction | undefined
}

/** What caused a request. */
export interface Cause {
  /** The `data-part` of the control, or `api`. */
  readonly reason: string
  /** The event on the control. `undefined` for `api`. */
  readonly event: ClickEvent | undefined
}

/**
 * Called before a request that changes page or page size is stored. Also called by `announce`, without numbers, but with the promise
 * that was passed, if any.
 */
export type RequestListener = (to: PageAndSize | undefined, cause: Cause, promise?: PromiseLike<unknown>) => void

/** The functions that make requests. Their identity never changes. */
export interface PaginationActions {
  /** Requests a page, truncated and clamped to the pages that can be reached. `NaN` is ignored. */
  readonly setPage: (page: number) => void
  /**
   * Requests a page size, truncated; the first visible item stays on the page. `Infinity` shows all items on one page.
   * Values below 1 and `NaN` are ignored.
   */
  readonly setPageSize: (pageSize: number) => void
  /**
   * Requests a page, a page size, or both in one request. Without `page`, the first visible item stays on the page. If
   * either is invalid, as for `setPage` or `setPageSize`, the whole request is ignored.
   */
  readonly setPagination: (target: PaginationTarget) => void
  /** Requests page 1. */
  readonly goToFirstPage: () => void
  /** Requests the previous page. */
  readonly goToPrevPage: () => void
  /** Requests the next page. */
  readonly goToNextPage: () => void
  /** Requests the last page. Does nothing while it isn't known. */
  readonly goToLastPage: () => void
  /**
   * Announces the next result in the Status, for a filter, a sort order or a reload. Call it before you change anything. The
   * Status waits for the promise that you pass, or else until `busy` has become true and false again or other numbers are
   * shown. If the promise is rejected, nothing is announced. Pass `Promise.resolve()` if the rows are in memory. It never moves
   * focus or scrolls.
   * @example announce(fetchRows(query))
   */
  readonly announce: (promise?: PromiseLike<unknown>) => void
}

/** The ways to change page and page size. */
export interface Requests {
  /** Changes page or page size, and runs the callbacks. */
  readonly request: (target: Target, cause: Cause) => void
  readonly actions: PaginationActions
  /** That of the host. */
  readonly position: Host['position']
  /** Whether requests call `navigate`. */
  readonly navigates: () => boolean
  /**
   * Calls `listener` before each request that changes page or page size is stored, and for each announcement. Returns a
   * function that unsubscribes.
   */
  readonly onRequest: (listener: RequestListener) => () => void
  /** What all Contents of this pagination share, and all its Status. Only `core/dom` knows what it is. */
  contents?: object | undefined
  statuses?: object | undefined
}
