import { type PaginationModel, paginate } from './paginate.js'
import type { PaginationState } from './state.js'
import { warnOfRefusal } from './warnings.js'
import { toPage } from './whole-number.js'

/** What an adapter provides: the latest model, and a way to replace the state that it was derived from. */
export interface Host {
  /** The model of the latest options and of the state that was passed to `keep` last. */
  model(): PaginationModel
  /** Stores a state and updates what is shown. */
  keep(next: PaginationState): void
  /** Runs a request, callbacks included, as one update. Default: just runs it. */
  run?(request: () => void): void
}

/** The functions that act. They keep their identity for the life of the instance. */
export interface PaginationActions {
  /** Requests a page, truncated and clamped to the existing pages. `NaN` is refused. */
  readonly setPage: (page: number) => void
  /**
   * Requests a page size, truncated; the first visible item stays on the page. Values below 1 and `NaN` are
   * refused.
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

/** The rule of every request, once: read the latest, clamp, compare, keep, and only then call back. */
export function createActions({ model, keep, run = (request) => request() }: Host): PaginationActions {
  let pageChanges = 0

  const request = (wish: PaginationState) =>
    run(() => {
      const from = model()
      const { page, pageSize } = paginate({ count: from.options.count }, wish)
      const next = paginate(from.options, wish).state
      if (next.offset !== from.state.offset || next.pageSize !== from.state.pageSize) keep(next)
      const changesBefore = pageChanges
      if (pageSize !== from.pageSize) model().options.onPageSizeChange?.({ page, pageSize })
      // A nested request has already reported a newer page.
      if (page === from.page || pageChanges !== changesBefore) return
      pageChanges++
      model().options.onPageChange?.({ page, pageSize })
    })

  const setPage = (value: number) => {
    const page = toPage(value)
    if (!page) return warnOfRefusal('setPage', value)
    const { lastPage, pageSize } = model()
    request({ offset: (Math.min(page, lastPage) - 1) * pageSize, pageSize })
  }

  const setPageSize = (value: number) => {
    const pageSize = toPage(value)
    if (!pageSize || value < 1) return warnOfRefusal('setPageSize', value)
    const from = model()
    // Where nothing is visible, the item that was wished for stays on the page.
    const { start, end } = from.pageRange
    if (pageSize !== from.pageSize) request({ offset: end ? start : from.state.offset, pageSize })
  }

  return {
    setPage,
    setPageSize,
    goToFirstPage: () => setPage(1),
    goToPrevPage: () => setPage(model().page - 1),
    goToNextPage: () => setPage(model().page + 1),
    goToLastPage: () => setPage(model().totalPages || model().page),
  }
}
