import type { ClickEvent } from './click.js'
import { type Direction, pageInDirection } from './directions.js'
import { positiveInteger } from './number.js'
import { getPosition, type Position } from './position.js'
import type { PaginationState } from './state.js'
import { warnOfRefusal } from './warnings.js'

/** What an adapter provides: the latest position, and a way to replace the state behind it. */
export interface Host {
  /** The position of the latest options and of the state that `setState` received last. */
  position(): Position
  /** Stores a state and renders again. */
  setState(next: PaginationState, cause: Cause): void
  /** Runs a request and its callbacks as one update. Default: just calls it. */
  run?(request: () => void): void
}

/** What caused a request. */
export interface Cause {
  /** The `data-part` of the control, or `api`. */
  readonly reason: string
  /** The event on the control. */
  readonly event?: ClickEvent
}

/** The page or page size to change to. Without `page`, the first visible item stays on the page. */
export interface Target {
  /** Page number. Truncated and clamped to the existing pages. */
  readonly page?: number | undefined
  /** A direction from the latest page, instead of `page`. */
  readonly direction?: Direction | undefined
  /** Items per page, from 1. */
  readonly pageSize?: number | undefined
}

/** Clamps, compares and stores, then runs the callbacks. */
export type Request = (target: Target, cause: Cause) => void

/** The functions that make requests. Their identity never changes. */
export interface PaginationActions {
  /** Requests a page, truncated and clamped to the existing pages. `NaN` is ignored. */
  readonly setPage: (page: number) => void
  /**
   * Requests a page size, truncated; the first visible item stays on the page. Values below 1 and `NaN` are
   * ignored.
   */
  readonly setPageSize: (pageSize: number) => void
  /** Requests page 1. */
  readonly goToFirstPage: () => void
  /** Requests the previous page. */
  readonly goToPrevPage: () => void
  /** Requests the next page. */
  readonly goToNextPage: () => void
  /** Requests the last page. Does nothing while the count isn't known. */
  readonly goToLastPage: () => void
}

/** The ways to change a pagination. */
export interface Requests {
  readonly request: Request
  readonly actions: PaginationActions
}

const api: Cause = { reason: 'api' }

/** The rules of every request, in one place: read the latest position, clamp, compare, store, then run the callbacks. */
export function createRequests({ position, setState, run = (request) => request() }: Host): Requests {
  let pageChanges = 0

  const request: Request = (target, cause) =>
    run(() => {
      const { options, pageRange, state, ...from } = position()
      // Where no item is visible, the requested one stays on the page.
      const visible = { offset: pageRange.end ? pageRange.start : state.offset, pageSize: from.pageSize }
      const targetPage = target.direction ? pageInDirection[target.direction](from) : target.page
      const wanted = { count: options.count, page: targetPage, pageSize: target.pageSize }
      const { page, pageSize, ...next } = getPosition(wanted, visible)
      const isResize = pageSize !== from.pageSize
      if (targetPage == null && !isResize) return
      const stored = getPosition(options, next.state).state
      if (stored.offset !== state.offset || stored.pageSize !== state.pageSize) setState(stored, cause)
      const changesBefore = pageChanges
      if (isResize) position().options.onPageSizeChange?.({ page, pageSize })
      // A nested request has already reported a newer page.
      if (page === from.page || pageChanges !== changesBefore) return
      pageChanges++
      position().options.onPageChange?.({ page, pageSize })
    })

  const goTo = (direction: Direction) => () => request({ direction }, api)

  const actions: PaginationActions = {
    setPage(page) {
      if (positiveInteger(page)) request({ page }, api)
      else warnOfRefusal('setPage', page)
    },
    setPageSize(pageSize) {
      if (positiveInteger(pageSize) && pageSize >= 1) request({ pageSize }, api)
      else warnOfRefusal('setPageSize', pageSize)
    },
    goToFirstPage: goTo('first'),
    goToPrevPage: goTo('prev'),
    goToNextPage: goTo('next'),
    goToLastPage: goTo('last'),
  }

  return { request, actions }
}
