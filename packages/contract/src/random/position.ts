import type { PaginationOptions } from '@dogear/core'

/** The numbers that the pagination shows. */
export interface Position {
  /** The page before it was clamped. */
  readonly requestedPage: number
  readonly page: number
  readonly pageSize: number
  /** Passed, or remembered while busy. */
  readonly count: number | undefined
  /** The pages that the server reports. */
  readonly reported: number | undefined
  readonly minCount: number | undefined
  readonly maxPage: number
  /** The last page within `maxPage` and the largest safe integer. */
  readonly reach: number
  readonly totalPages: number
  readonly isTotalKnown: boolean
  readonly busy: boolean
  readonly disabled: boolean
}

interface Input {
  readonly options: PaginationOptions
  readonly requestedPage: number
  readonly pageSize: number
  /** What was shown last while not busy. */
  readonly settled: Position | undefined
}

/** The documented rules for page and total. */
export function positionOf({ options, requestedPage, pageSize, settled }: Input): Position {
  const { busy = false, disabled = false } = options
  const memory = busy ? settled : undefined
  const count = options.count ?? memory?.count
  const minCount = options.minCount ?? memory?.minCount
  const maxPage = options.maxPage ?? memory?.maxPage ?? Number.POSITIVE_INFINITY
  const longest = pagesOf(Number.MAX_SAFE_INTEGER, pageSize)
  const reach = Math.min(maxPage, longest)
  const known = options.totalPages ?? (memory?.isTotalKnown ? knownBefore(memory, pageSize) : undefined)
  const exact = count === undefined ? known : pagesOf(count, pageSize)

  const page = (() => {
    const clamped = Math.min(requestedPage, reach, Math.max(exact ?? Number.POSITIVE_INFINITY, 1))
    if (!busy) return clamped
    const isSame = requestedPage === memory?.requestedPage && pageSize === memory.pageSize
    const shown = isSame ? Math.max(memory.page, clamped) : requestedPage
    return Math.min(shown, options.page === undefined ? reach : longest)
  })()
  const shown = { requestedPage, page, pageSize, count, reported: known, minCount, maxPage, reach, busy, disabled }

  if (exact !== undefined) return { ...shown, totalPages: Math.min(exact, reach), isTotalKnown: true }

  const proven = Math.max(pagesOf(minCount ?? 0, pageSize), page)
  if (busy) {
    const isOpen = minCount !== undefined || (memory !== undefined && memory.totalPages > 0)
    const totalPages = isOpen ? Math.min(Math.max(memory?.totalPages ?? 0, proven, page + 1), longest) : 0
    return { ...shown, totalPages, isTotalKnown: false }
  }
  const { hasNextPage } = options
  if (minCount === undefined && hasNextPage === undefined) return { ...shown, totalPages: 0, isTotalKnown: false }
  const isLast = hasNextPage === false && proven === page
  const promised = hasNextPage ? page + 1 : 0
  const totalPages = Math.min(Math.max(proven, promised), reach)
  return { ...shown, totalPages, isTotalKnown: isLast || proven >= reach }
}

/** With another page size, the same items need another number of pages. Where `maxPage` ends the list, there are more items. */
function knownBefore({ totalPages, reported, maxPage, pageSize: before }: Position, pageSize: number) {
  const known = reported ?? totalPages
  // A page of all items says nothing about their number.
  if (before === Number.POSITIVE_INFINITY) return pageSize === before || known === 0 ? known : undefined
  const pages = pagesOf(known * before, pageSize)
  return reported === undefined && totalPages === maxPage ? Math.max(pages, totalPages) : pages
}

/** The number of pages that items fill. A page size of `Infinity` puts all of them on one page. */
export const pagesOf = (items: number, pageSize: number): number =>
  pageSize === Number.POSITIVE_INFINITY ? Math.min(items, 1) : Math.ceil(items / pageSize)

/** The index of the first item on a page. */
export const offsetOf = (page: number, pageSize: number): number =>
  pageSize === Number.POSITIVE_INFINITY ? 0 : (page - 1) * pageSize

/** The last page that a request can reach. */
export function lastPageOf({ page, totalPages, isTotalKnown, reach, busy }: Position): number {
  return Math.max(isTotalKnown ? totalPages : reach, busy ? page : 1)
}

/** The page after the current one, if it exists or can be tried. */
export function nextPageOf(position: Position): number | null {
  const { page, totalPages } = position
  return totalPages > 0 && page < lastPageOf(position) ? page + 1 : null
}

/** The items of the page. */
export function pageRangeOf({ page, pageSize, count, totalPages, isTotalKnown }: Position) {
  const start = offsetOf(page, pageSize)
  if (page === 1 && isTotalKnown && totalPages === 0) return { start: 0, end: 0 }
  // While busy, the page may be past the items of another query.
  const isWithin = count !== undefined && start < count
  return { start, end: Math.min(start + pageSize, isWithin ? count : Number.MAX_SAFE_INTEGER) }
}
