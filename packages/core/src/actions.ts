import { type PaginationModel, paginate } from './paginate.js'
import type { PaginationState } from './state.js'
import { warnOfRefusal } from './warnings.js'
import { toPage } from './whole-number.js'

/** What an adapter lends: the latest model, and one way to replace the state it was made of. */
export interface Host {
  /** The model of the latest options given, and of what was handed to `keep` last. */
  model(): PaginationModel
  /** Keeps a state, and sees to it that what is shown follows. */
  keep(next: PaginationState): void
  /** Runs a request, callbacks included, as one update. Default: just runs it. */
  run?(request: () => void): void
}

/** The requests. They keep their identity for the life of the instance. */
export interface PaginationActions {
  /** Asks for a page, made whole and clamped to those there are. What is not a number is refused. */
  readonly setPage: (page: number) => void
  /**
   * Asks for a page size, made whole; the first visible item stays on the page. What is below 1 or not a number is
   * refused.
   */
  readonly setPageSize: (pageSize: number) => void
  /** Asks for page 1. */
  readonly goToFirstPage: () => void
  /** Asks for the page before. */
  readonly goToPrevPage: () => void
  /** Asks for the page after. */
  readonly goToNextPage: () => void
  /** Asks for the last page; does nothing while the count is not known. */
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
      // A callback that moved the page itself has had the last word.
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
