import type { PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'
import { isSameTarget } from './is-same-target.js'
import type { Cause } from './request.js'

/** A request and those that its callbacks make: to the app, they are one change. */
export interface Transaction {
  /** What was shown before. */
  readonly from: PageAndSize
  /** Where its requests lead together. */
  to: PageAndSize
  /** The cause that `onPaginationChange` receives next: the first one, and when it is called again, the latest. */
  cause: Cause
  /** Whether `onPaginationChange` has been called. */
  isReported: boolean
}

/** Calls the callbacks in turn, until each has been told where the transaction leads. A callback may lead it elsewhere. */
export function* getCalls(transaction: Transaction, options: () => PaginationOptions): Generator<() => void> {
  // What each callback was told last, or else what was shown before.
  let { page: toldPage, pageSize: toldPageSize } = transaction.from
  let toldTogether = transaction.from
  for (;;) {
    const { to, cause } = transaction
    if (to.pageSize !== toldPageSize) {
      toldPageSize = to.pageSize
      yield () => options().onPageSizeChange?.(to)
    } else if (to.page !== toldPage) {
      toldPage = to.page
      yield () => options().onPageChange?.(to)
    } else if (!isSameTarget(to, toldTogether)) {
      toldTogether = to
      transaction.isReported = true
      yield () => options().onPaginationChange?.({ ...to, reason: cause.reason })
    } else return
  }
}
