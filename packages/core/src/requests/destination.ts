import { getOffset, getTotalPages, itemsPerPage, toPositiveInteger, unlimited } from '../numbers/page-math.js'
import type { Position } from '../numbers/position.js'
import type { ShownNumbers } from '../numbers/shown.js'
import type { PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'
import type { Direction, Target } from './request.js'

/** Where a request leads. */
export interface Destination {
  readonly to: PageAndSize
  /** Index of the first item on the page, or of the one that stays visible in another page size. */
  readonly offset: number
}

/** The target page of a trigger. If it is out of range or the current page, the trigger is disabled. */
export function pageInDirection(
  { page, totalPages, isTotalKnown }: Pick<ShownNumbers, 'page' | 'totalPages' | 'isTotalKnown'>,
  direction: Direction,
): number {
  if (direction === 'first') return 1
  if (direction === 'prev') return page - 1
  if (direction === 'next') return page + 1
  return isTotalKnown && totalPages ? totalPages : page
}

/** `undefined` if the target asks for nothing, or for a last page that isn't known. A destination can be what is shown. */
export function getDestination(from: Position, target: Target): Destination | undefined {
  const { shown, resumeFrom, total } = from
  const { pageRange, busy, isTotalKnown } = shown
  const { direction } = target
  if (direction === 'last' && !isTotalKnown) return
  const pageSize = itemsPerPage(target.pageSize) ?? shown.pageSize
  const isSameSize = pageSize === shown.pageSize
  const targetPage = direction ? pageInDirection(shown, direction) : toPositiveInteger(target.page)
  if (targetPage == null && isSameSize) return
  // Where no item is visible, the requested one stays on the page.
  const visible = pageRange.end ? pageRange.start : resumeFrom.offset
  const visiblePage = Math.floor(visible / pageSize) + 1
  // A number of pages says nothing about another page size, and while busy, the count may belong to another query.
  const count = Math.max(total.count ?? unlimited, busy ? visible + 1 : 0)
  // `maxPage` may follow the page size. The stored item is kept anyway, but a parent has to get the page to keep.
  const { maxPage = Number.POSITIVE_INFINITY } = from.isPageControlled ? {} : total
  const lastPage = isSameSize ? from.lastPage : Math.min(getTotalPages(count, pageSize), maxPage)
  const page = Math.max(1, Math.min(targetPage ?? visiblePage, lastPage))
  return { to: { page, pageSize }, offset: targetPage == null ? visible : getOffset(page, pageSize) }
}

/** Whether requests call `navigate`. */
export const canNavigate = ({ navigate, getPageUrl }: Pick<PaginationOptions, 'navigate' | 'getPageUrl'>): boolean =>
  !!(navigate && getPageUrl)

/** Whether a router owns the page, so that requests store nothing. */
export const isRouted = (options: Pick<PaginationOptions, 'navigate' | 'getPageUrl' | 'page'>): boolean =>
  canNavigate(options) && !!toPositiveInteger(options.page)
