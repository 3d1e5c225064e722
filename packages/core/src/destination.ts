import { type Direction, pageInDirection } from './directions.js'
import { itemsPerPage, positiveInteger } from './number.js'
import { getOffset } from './page-math.js'
import type { Position } from './position.js'
import { highestPage } from './total.js'

/** The page or page size to change to. Without `page`, the first visible item stays on the page. */
export interface Target {
  /** Page number. Truncated and clamped to the pages that can be reached. */
  readonly page?: number | undefined
  /** A direction from the latest page, instead of `page`. */
  readonly direction?: Direction | undefined
  /** Items per page, from 1. `Infinity` means all. */
  readonly pageSize?: number | undefined
}

/** The page, page size and state to change to, or `undefined` if the target changes nothing. */
export function getDestination(from: Position, target: Target) {
  const { pageRange, state, total, busy, isTotalKnown } = from
  const { direction } = target
  if (direction === 'last' && !isTotalKnown) return
  const pageSize = itemsPerPage(target.pageSize) ?? from.pageSize
  const isSameSize = pageSize === from.pageSize
  const targetPage = direction ? pageInDirection[direction](from) : positiveInteger(target.page)
  if (targetPage == null && isSameSize) return
  // Where no item is visible, the requested one stays on the page.
  const visible = pageRange.end ? pageRange.start : state.offset
  const visiblePage = Math.floor(visible / pageSize) + 1
  // A number of pages says nothing about another page size, and while busy, the count may belong to another query.
  const count = Math.max(total.count ?? Number.MAX_SAFE_INTEGER, busy ? visible + 1 : 0)
  const lastPage = isSameSize ? from.lastPage : highestPage({ count, maxPage: total.maxPage }, pageSize)
  const page = Math.max(1, Math.min(targetPage ?? visiblePage, lastPage))
  return { page, pageSize, state: { offset: targetPage == null ? visible : getOffset(page, pageSize), pageSize } }
}
