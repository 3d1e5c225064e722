import { itemsPerPage } from '../numbers/page-math.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'
import { isRouted } from './destination.js'
import type { PaginationTarget } from './request.js'

/** A request that the parent hasn't had time to answer: what it passes meanwhile, and where the request leads. */
export interface PendingAnswer extends PaginationTarget {
  readonly to: PageAndSize
}

/** The position as if the parent had already accepted the request. */
export function acceptRequest({ to }: PendingAnswer, options: PaginationOptions, latest: Position): Position {
  // What isn't controlled is in the stored state, except a page size that a router owns.
  const page = latest.isPageControlled ? to.page : undefined
  const pageSize = itemsPerPage(options.pageSize) || isRouted(options) ? to.pageSize : undefined
  // Inherits the options instead of copying them, because they may be getters.
  const accepted: PaginationOptions = Object.create(options, { page: { value: page }, pageSize: { value: pageSize } })
  return getPosition(accepted, latest.stored, latest)
}
