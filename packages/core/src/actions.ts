import type { PaginationOptions } from './options.js'
import { currentState, type PaginationState } from './state.js'
import { warnOfRefusal } from './warnings.js'
import { toPage } from './whole-number.js'

/** What an adapter lends: its latest options, the state it keeps, and one way to replace it. */
export interface Host {
  /** The latest options given. */
  options(): PaginationOptions
  /** The state of the latest model (`model.state`), or what was handed to `keep` since. */
  kept(): PaginationState
  /** Keeps a state, and sees to it that what is shown follows. */
  keep(next: PaginationState): void
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
export function createActions(host: Host): PaginationActions {
  let pageChanges = 0

  const current = () => currentState(host.options(), host.kept())

  const request = (wish: PaginationState) => {
    const from = current()
    const to = currentState({ count: from.count }, wish)
    const details = { page: to.page, pageSize: to.pageSize }
    const options = host.options()
    const kept = host.kept()
    const next = {
      offset: toPage(options.page) ? kept.offset : wish.offset,
      pageSize: toPage(options.pageSize) ? kept.pageSize : wish.pageSize,
    }
    if (next.offset !== kept.offset || next.pageSize !== kept.pageSize) host.keep(next)
    const changesBefore = pageChanges
    if (to.pageSize !== from.pageSize) host.options().onPageSizeChange?.(details)
    // A callback that moved the page itself has had the last word.
    if (to.page !== from.page && pageChanges === changesBefore) {
      pageChanges++
      host.options().onPageChange?.(details)
    }
  }

  const setPage = (value: number) => {
    const page = toPage(value)
    if (!page) return warnOfRefusal('setPage', value, 'Pass a page number.')
    const { count, pageSize } = current()
    const to = currentState({ count }, { offset: (page - 1) * pageSize, pageSize })
    request({ offset: (to.page - 1) * pageSize, pageSize })
  }

  const setPageSize = (value: number) => {
    const pageSize = toPage(value)
    if (!pageSize || value < 1) return warnOfRefusal('setPageSize', value, 'Pass a whole number from 1.')
    const from = current()
    if (pageSize !== from.pageSize) request({ offset: from.offset, pageSize })
  }

  return {
    setPage,
    setPageSize,
    goToFirstPage: () => setPage(1),
    goToPrevPage: () => setPage(current().page - 1),
    goToNextPage: () => setPage(current().page + 1),
    goToLastPage: () => setPage(current().totalPages || current().page),
  }
}
