import type { AnyPagination } from '../src/parts/any-pagination.js'
import { followResults, type ResultListeners } from './follow-results.js'

/** How long to wait for a framework that renders the result after the promise, in milliseconds. */
const renderTime = 200

/** Follows the calls of `announce` until data has been loaded, or other numbers are shown, and the promise is resolved. */
export function followAnnouncements(
  first: AnyPagination,
  { onRequest, onResult, onEnd }: ResultListeners,
  isMounted: () => boolean,
) {
  let latest = first
  /** The promise of the last call, until it is settled. */
  let pending: PromiseLike<unknown> | undefined

  const check = () => results.update(latest, !!pending)
  const results = followResults(
    first,
    {
      onRequest(to, promise) {
        pending = typeof promise?.then === 'function' ? promise : undefined
        onRequest(to)
        check()
        const settle = (isResolved: boolean) => {
          if (pending !== promise) return
          pending = undefined
          // If nothing is rendered until then, the result looks the same as before.
          if (isResolved) setTimeout(check, renderTime)
          else results.end()
        }
        pending?.then(
          () => settle(true),
          () => settle(false),
        )
      },
      onResult,
      onEnd,
    },
    isMounted,
    snapshotOf,
  )
  return {
    isWaiting: results.isWaiting,
    update(pagination: AnyPagination) {
      latest = pagination
      check()
    },
  }
}

/** Everything that a result can change. */
const snapshotOf = ({ page, pageSize, totalPages, isTotalKnown, pageRange }: AnyPagination, isLoading: boolean) =>
  [page, pageSize, totalPages, isTotalKnown, pageRange.end, isLoading].join()
