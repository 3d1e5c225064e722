import type { PaginationOptions } from '../options/options.js'
import { getTotalPages, unlimited } from './page-math.js'
import type { ShownNumbers } from './shown.js'
import { readTotal, type Total } from './total.js'
import type { Wanted } from './wanted.js'

/** Where the pages end, as far as that is known. */
export interface End {
  /** What is known about the total. While busy, that includes what was known before. */
  readonly total: Total
  /**
   * The last page that a request can reach, at least 1. If neither a total nor `hasNextPage` says where the pages end, that is `maxPage`,
   * or else the last page of 2^53 − 1 items.
   */
  readonly lastPage: number
}

/** The last rendered position whose data had arrived. */
interface Loaded extends Wanted, End {
  readonly shown: ShownNumbers
}

/**
 * Finds out where the pages end: by the total, by `maxPage`, or because the server says that no page follows. `loaded` is passed only
 * while busy.
 */
export function findEnd(options: PaginationOptions, wanted: Wanted, loaded?: Loaded): End {
  const { requestedPage, resumeFrom } = wanted
  const { pageSize } = resumeFrom
  const { busy, hasNextPage } = options
  // While busy, a new page isn't clamped, because the known end may belong to another query. A page that was clamped when the last data
  // arrived stays clamped: if it were shown as requested, an app that fetches the shown page would fetch the two in turn, endlessly.
  const isSamePage = loaded?.requestedPage === requestedPage && loaded.shown.pageSize === pageSize
  const mayPassEnd = busy && !isSamePage
  const pageToKeep = mayPassEnd ? requestedPage : (loaded?.shown.page ?? 1)

  const known = readTotal(options, pageSize, loaded)
  // If another page is wanted past the known end, the end must have changed. What was known before no longer counts, except `maxPage`.
  const isPastEnd = mayPassEnd && requestedPage > Math.max(known.pages ?? unlimited, 1)
  const total = isPastEnd ? { ...readTotal(options, pageSize), maxPage: known.maxPage } : known
  const limit = Math.min(total.maxPage ?? unlimited, getTotalPages(unlimited, pageSize))
  // The server says that no page follows, and no lower bound contradicts it.
  const isLast = !busy && hasNextPage != null && !hasNextPage && requestedPage >= (total.minPages ?? 0)
  const knownEnd = total.pages ?? (isLast ? requestedPage : limit)
  return { total, lastPage: Math.min(Math.max(knownEnd, pageToKeep), limit) }
}
