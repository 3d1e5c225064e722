import type { PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'
import { isSamePageAndSize } from './is-same-page-and-size.js'
import type { Cause } from './request.js'

/** A request and those that its callbacks make: to the app, they are one change. */
export interface Transaction {
  /** What was shown before. */
  readonly from: PageAndSize
  /** Where its requests lead together. */
  to: PageAndSize
  /** The first request's cause. Once `onPaginationChange` has been called, the latest one's. `navigate` receives it, too. */
  cause: Cause
  /** Whether `onPaginationChange` has been called. */
  isReported: boolean
}

/** Calls the callbacks in turn, until each has been told where the transaction leads. A callback may lead it elsewhere. */
export function* dueCalls(transaction: Transaction, options: () => PaginationOptions): Generator<() => void> {
  // What each callback was told last, or else what was shown before.
  let { page: sentPage, pageSize: sentPageSize } = transaction.from
  let reported = transaction.from
  for (;;) {
    const { to, cause } = transaction
    if (to.pageSize !== sentPageSize) {
      sentPageSize = to.pageSize
      yield () => options().onPageSizeChange?.(to)
    } else if (to.page !== sentPage) {
      sentPage = to.page
      yield () => options().onPageChange?.(to)
    } else if (!isSamePageAndSize(to, reported)) {
      reported = to
      transaction.isReported = true
      yield () => options().onPaginationChange?.({ ...to, reason: cause.reason })
    } else return
  }
}
