import { getEntries, type Pages } from './entries.js'
import type { PaginationOptions } from './options.js'
import { getPageRange, type PageRange } from './page-math.js'
import { currentState, initialState, type PaginationState } from './state.js'
import { warnOfOptions } from './warnings.js'
import { toPage } from './whole-number.js'

/** Everything that is shown, derived from the options and the kept state. */
export interface PaginationModel {
  readonly options: PaginationOptions
  /** The page and page size that the options gave, read as numbers. */
  readonly given: { readonly page: number | undefined; readonly pageSize: number | undefined }
  /** The state that was given. */
  readonly kept: PaginationState
  /** The state to go on from: `kept`, or what was last shown where a field has stopped being given. */
  readonly state: PaginationState
  /** Current page, from 1. */
  readonly page: number
  /** Items a page, from 1; `Infinity` is all items on one page. */
  readonly pageSize: number
  /** Data items in all; 0 where there is nothing or nothing is known. */
  readonly count: number
  /** `ceil(count / pageSize)`; 0 where there is nothing or nothing is known. */
  readonly totalPages: number
  /** Entries to render. */
  readonly pages: Pages
  /** The page before, or `null` where there is none. */
  readonly previousPage: number | null
  /** The page after, or `null` where there is none. */
  readonly nextPage: number | null
  /** Which items stand on the page, zero-based and half-open. */
  readonly pageRange: PageRange
}

/**
 * The whole model of a pagination, pure and total: no input makes it throw or show what does not exist.
 * `previous` is the last model of the same instance: an entry that stood in its list is the same object, and where a
 * field has stopped being given the pagination goes on from what was last shown.
 */
export function paginate(
  options: PaginationOptions,
  kept: PaginationState = initialState(options),
  previous?: PaginationModel,
): PaginationModel {
  warnOfOptions(options)
  const given = { page: toPage(options.page), pageSize: toPage(options.pageSize) }
  const state = previous ? goOn(given, kept, previous) : kept
  const { count, page, pageSize, totalPages } = currentState(options, state)
  return {
    options,
    given,
    kept,
    state,
    page,
    pageSize,
    count: count ?? 0,
    totalPages,
    pages: getEntries({ ...options, page, totalPages }, previous?.pages),
    previousPage: page > 1 ? page - 1 : null,
    nextPage: count === undefined || page < totalPages ? page + 1 : null,
    pageRange: getPageRange({ page, pageSize, count }),
  }
}

/** What is kept; where a field has stopped being given, what was last shown. */
function goOn(given: PaginationModel['given'], kept: PaginationState, previous: PaginationModel): PaginationState {
  const state = kept === previous.kept ? previous.state : kept
  const pageHasStopped = previous.given.page && !given.page
  const pageSizeHasStopped = previous.given.pageSize && !given.pageSize
  if (!pageHasStopped && !pageSizeHasStopped) return state
  return {
    offset: pageHasStopped ? (previous.page - 1) * previous.pageSize : state.offset,
    pageSize: pageSizeHasStopped ? previous.pageSize : state.pageSize,
  }
}
