import { itemsPerPage } from '../numbers/page-math.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'
import { isRouted } from './destination.js'
import type { PaginationTarget } from './request.js'

/** A request that the parent may still answer: where it leads, and the page and page size that the parent passed when it was made. */
export interface PendingAnswer extends PaginationTarget {
  readonly to: PageAndSize
}

/** The position as if the parent had already accepted the request. */
export function positionIfAccepted({ to }: PendingAnswer, options: PaginationOptions, latest: Position): Position {
  // Numbers that aren't controlled were stored with the request. Where a router owns the page, nothing was stored, so the page size is
  // set here.
  const page = latest.isPageControlled ? to.page : undefined
  const pageSize = itemsPerPage(options.pageSize) || isRouted(options) ? to.pageSize : undefined
  // Inherits the options instead of copying them, because they may be getters.
  const accepted: PaginationOptions = Object.create(options, { page: { value: page }, pageSize: { value: pageSize } })
  return getPosition(accepted, latest.stored, latest)
}
