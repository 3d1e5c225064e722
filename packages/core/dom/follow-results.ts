import type { PageAndSize } from '../src/options/details.js'
import { type AnyPagination, internals } from '../src/parts/any-pagination.js'
import { createTimeout } from './timeout.js'

/** What to do about requests, or about calls of `announce`. */
export interface ResultListeners {
  /** Called before anything changes. A call of `announce` has no page, and may have a promise. */
  onRequest(to?: PageAndSize, promise?: PromiseLike<unknown>): void
  /** Called when the result is shown and its data has arrived. `reason` is that of the last request. */
  onResult(reason: string): void
  /** Called instead if something else is shown or requested back, or if nothing happens for a long time. */
  onEnd(): void
}

/** A request whose result isn't shown yet. */
interface WaitingRequest {
  /** Missing for a call of `announce`: its result is whatever is shown next. */
  readonly to: PageAndSize | undefined
  readonly reason: string
}

type SnapshotOf = (pagination: AnyPagination, isLoading: boolean) => string

/** How long a request waits for its result while nothing loads, in milliseconds. */
export const longestWait = 10_000

/**
 * Follows the requests of a pagination until their result is shown, as long as the pagination exists. Changes from outside, such
 * as the browser's Back button, are no result. With `snapshotOfAnnounced`, it follows the calls of `announce` instead. They have
 * no target: any change of the snapshot is the result. `isMounted` tells whether `update` is called after each commit.
 */
export function followResults(
  first: AnyPagination,
  { onRequest, onResult, onEnd }: ResultListeners,
  isMounted: () => boolean,
  snapshotOfAnnounced?: SnapshotOf,
) {
  const snapshotOf = snapshotOfAnnounced ?? pageKey
  let latest = first
  let isLoading = first.busy
  /** The newest first. */
  let waiting: readonly WaitingRequest[] = []
  /** The snapshot when waiting began. `undefined` once something else may have been shown. */
  let before: string | undefined

  const end = () => {
    if (!waiting.length) return
    waiting = []
    onEnd()
  }
  const timeout = createTimeout(() => {
    if (!isLoading) end()
  })

  first[internals].requests.onRequest((to, { reason }, promise) => {
    const isAnnouncement = !to
    if (isAnnouncement !== !!snapshotOfAnnounced) return
    // Back on the page that is still shown, there is nothing to wait for.
    if (to && isMounted() && pageKey(to) === pageKey(latest)) return end()
    // Not `isLoading`, which may include the promise of an earlier call.
    if (!isMounted()) before = undefined
    else if (!to || !waiting.length) before = snapshotOf(latest, latest.busy)
    waiting = [{ to, reason }, ...waiting]
    timeout.start(longestWait)
    onRequest(to, promise)
  })

  return {
    /** Whether a result isn't shown yet. */
    isWaiting: () => waiting.length > 0,
    end,
    /** Call it after each commit. While `isPending`, the result is still loading. */
    update(pagination: AnyPagination, isPending = false) {
      latest = pagination
      isLoading = pagination.busy || isPending
      const [newest] = waiting
      if (!newest) return
      if (snapshotOf(latest, isLoading) === before) {
        if (!isLoading) timeout.start(longestWait)
        return
      }
      before = undefined
      const index = waiting.findIndex(({ to }) => !to || shows(latest, to))
      if (index < 0) return end()
      if (isLoading) return
      // Requests that are newer than the one that is shown still wait.
      waiting = waiting.slice(0, index)
      if (waiting.length) before = snapshotOf(latest, isLoading)
      onResult(newest.reason)
    },
  }
}

/** Whether the requested page is shown. A page past the end is shown as the last one. */
function shows(pagination: AnyPagination, to: PageAndSize) {
  const { page, pageSize, isTotalKnown } = pagination
  const { requestedPage } = pagination[internals].position
  return to.pageSize === pageSize && (to.page === page || (isTotalKnown && to.page === requestedPage))
}

export const pageKey = ({ page, pageSize }: PageAndSize) => `${page} ${pageSize}`
