import { getEntries, type Pages } from './entries.js'
import type { PaginationOptions } from './options.js'
import type { PageRange } from './page-math.js'
import type { PaginationState } from './state.js'
import { warnOfOptions } from './warnings.js'
import { toCount, toPage } from './whole-number.js'

/** Everything that is shown, derived from the options and the state. */
export interface PaginationModel {
  readonly options: PaginationOptions
  /** The state that this model was derived from. */
  readonly kept: PaginationState | undefined
  /** The state to resume from, with controlled fields as shown. */
  readonly state: PaginationState
  /** The last page that a request can reach: at least 1, and that of 2^53 − 1 items while the count isn't known. */
  readonly lastPage: number
  /** Current page, from 1. */
  readonly page: number
  /** Items per page, from 1. */
  readonly pageSize: number
  /** Number of items; 0 if there are none or the count isn't known. */
  readonly count: number
  /** `ceil(count / pageSize)`; 0 if there are no items or the count isn't known. */
  readonly totalPages: number
  /** Entries to render. */
  readonly pages: Pages
  /** The previous page, or `null`. */
  readonly previousPage: number | null
  /** The next page, or `null`. */
  readonly nextPage: number | null
  /** The items of the page, zero-based and half-open. */
  readonly pageRange: PageRange
}

/**
 * The whole model of a pagination. Pure, and valid for any input. `kept` is the state that was passed to `Host.keep`
 * last; until then, omit it. `previous` is the last model of the same instance: an entry that was in its list is the same
 * object, and where an option is no longer given the pagination resumes from what was last shown.
 */
export function paginate(
  options: PaginationOptions,
  kept?: PaginationState,
  previous?: PaginationModel,
): PaginationModel {
  warnOfOptions(options)
  const base = previous?.kept === kept ? previous?.state : kept
  const givenPage = toPage(options.page)
  const pageSize = toPage(options.pageSize) ?? base?.pageSize ?? toPage(options.defaultPageSize) ?? 10
  const wish = base?.offset ?? ((toPage(options.defaultPage) ?? 1) - 1) * pageSize
  const count = toCount(options.count)
  const most = count ?? Number.MAX_SAFE_INTEGER
  const lastPage = Math.ceil(most / pageSize) || 1
  const totalPages = Math.ceil((count ?? 0) / pageSize)
  const page = Math.min(givenPage ?? Math.floor(wish / pageSize) + 1, lastPage)
  const start = (page - 1) * pageSize
  return {
    options,
    kept,
    state: { offset: givenPage ? start : wish, pageSize },
    lastPage,
    page,
    pageSize,
    count: count ?? 0,
    totalPages,
    pages: getEntries({ ...options, page, totalPages }, previous?.pages),
    previousPage: page > 1 ? page - 1 : null,
    nextPage: page < lastPage ? page + 1 : null,
    pageRange: { start, end: Math.min(start + pageSize, most) },
  }
}
