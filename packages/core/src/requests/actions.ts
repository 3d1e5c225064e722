import { positiveInteger } from '../numbers/number.js'
import { warn } from '../numbers/warn.js'
import type { Direction } from './directions.js'
import type { Cause, Request, RequestListener } from './request.js'

/** The page and page size to request together. */
export interface PaginationTarget {
  /** Page number, from 1. */
  readonly page?: number | undefined
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize?: number | undefined
}

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

export const actionNames = [
  'setPage',
  'setPageSize',
  'setPagination',
  'goToFirstPage',
  'goToPrevPage',
  'goToNextPage',
  'goToLastPage',
  'announce',
] as const satisfies (keyof PaginationActions)[]

const api: Cause = { reason: 'api', event: undefined }

const isPage = (value: unknown) => !!positiveInteger(value)
const isPageSize = (value: unknown) => isPage(value) && (value as number) >= 1

/** The functions of the API, which ignore invalid numbers. */
export function createActions(request: Request, notify: RequestListener): PaginationActions {
  const goTo = (direction: Direction) => () => request({ direction }, api)
  return {
    setPage(page) {
      if (isPage(page)) request({ page }, api)
      else warn('page', page)
    },
    setPageSize(pageSize) {
      if (isPageSize(pageSize)) request({ pageSize }, api)
      else warn('pageSize', pageSize)
    },
    setPagination(target) {
      const { page, pageSize } = target ?? {}
      if ((page == null || isPage(page)) && (pageSize == null || isPageSize(pageSize))) request({ page, pageSize }, api)
      else warn('target', target)
    },
    goToFirstPage: goTo('first'),
    goToPrevPage: goTo('prev'),
    goToNextPage: goTo('next'),
    goToLastPage: goTo('last'),
    announce: (promise) => notify(undefined, api, promise),
  }
}
