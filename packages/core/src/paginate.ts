import { getEntries, type Pages } from './entries.js'
import type { PaginationOptions } from './options.js'
import type { PageRange } from './page-math.js'
import type { PaginationState } from './state.js'
import { warnOfOptions } from './warnings.js'
import { toCount, toPage } from './whole-number.js'

/** Everything that is shown, derived from the options and the kept state. */
export interface PaginationModel {
  readonly options: PaginationOptions
  /** The state that was given. */
  readonly kept: PaginationState | undefined
  /** The state to go on from: what is kept, and where the options give a field what is shown of it. */
  readonly state: PaginationState
  /** The page that no request gets past: at least 1, and that of 2^53 − 1 items while the count is not known. */
  readonly lastPage: number
  /** Current page, from 1. */
  readonly page: number
  /** Items a page, from 1. */
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
 * `kept` is what was handed to `Host.keep` last; not given before that, it is the defaults of the options.
 * `previous` is the last model of the same instance: an entry that stood in its list is the same object, and where a
 * field has stopped being given the pagination goes on from what was last shown.
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
