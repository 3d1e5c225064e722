import type { PageAndSize } from '../src/options/details.js'
import { type AnyPagination, internals } from '../src/parts/any-pagination.js'
import type { RequestListener, Requests } from '../src/requests/request.js'
import { createTimeout } from './timeout.js'

/** What to do about requests, or about calls of `announce`. */
export interface ResultListeners {
  /**
   * Called before anything changes, and after a result if a later request still waits for its own. `promise` is that of a call
   * of `announce`.
   */
  onRequest(promise?: PromiseLike<unknown>): void
  /** Called with the first commit that shows the result, once its data has arrived. `reason` is that of the last request. */
  onResult(reason: string): void
  /** Called instead if something else is shown, or if nothing happens for a long time. */
  onEnd(): void
}

/** A request whose result isn't shown yet. */
interface OpenRequest {
  /** Missing for a call of `announce`: its result is whatever is shown next. */
  readonly to: PageAndSize | undefined
  readonly reason: string
}

type NumbersOf = (pagination: AnyPagination, isLoading: boolean) => string

/** How long a request waits for its result while nothing loads, in milliseconds. */
const longestWait = 10_000

/**
 * Follows requests until their result is shown. Changes from outside, such as the browser's Back button, are no result. With
 * `announcedNumbers`, it follows the calls of `announce` instead, whose results can change those numbers.
 */
export function followResults({ onRequest, onResult, onEnd }: ResultListeners, announcedNumbers?: NumbersOf) {
  const numbersOf = announcedNumbers ?? pageOf
  let followed: Requests | undefined
  let stopListening: (() => void) | undefined
  let latest: AnyPagination
  let isLoading: boolean
  /** The newest first. */
  let open: readonly OpenRequest[] = []
  /** What was shown when the first request or the last call was made, until something else is shown. */
  let before: string | undefined

  const end = () => {
    if (!open.length) return
    open = []
    onEnd()
  }
  const timeout = createTimeout(longestWait, () => {
    if (!isLoading) end()
  })
  const check = () => {
    const [last] = open
    if (!last) return
    if (numbersOf(latest, isLoading) === before) {
      if (!isLoading) timeout.start()
      return
    }
    before = undefined
    const index = open.findIndex(({ to }) => !to || shows(latest, to))
    if (index < 0) return end()
    if (isLoading) return
    open = open.slice(0, index)
    onResult(last.reason)
    if (!open.length) return
    before = numbersOf(latest, isLoading)
    onRequest()
  }

  const listen: RequestListener = (to, { reason }, promise) => {
    // A call of `announce` requests no page.
    if (announcedNumbers ? to : !to) return
    // Back on the page that is still shown, there is nothing to wait for.
    if (to && pageOf(to) === pageOf(latest)) return end()
    if (!to || !open.length) before = numbersOf(latest, latest.busy)
    open = [{ to, reason }, ...open]
    timeout.start()
    onRequest(promise)
  }

  return {
    /** Whether a result isn't shown yet. */
    isWaiting: () => open.length > 0,
    end,
    /** Call it after each commit, and with null on unmount. While `isPending`, the result is still loading. */
    update(pagination: AnyPagination | null, isPending = false) {
      const requests = pagination?.[internals].requests
      if (requests !== followed) {
        stopListening?.()
        stopListening = undefined
        // Null ends nothing, because React's StrictMode removes components for a moment.
        if (requests) end()
      }
      if (!pagination || !requests) return timeout.stop()
      followed = requests
      latest = pagination
      isLoading = pagination.busy || isPending
      stopListening ??= requests.onRequest(listen)
      check()
    },
  }
}

/** Whether the requested page is shown. A page past the end is shown as the last one. */
function shows(pagination: AnyPagination, to: PageAndSize) {
  const { page, pageSize, isTotalKnown } = pagination
  const { requestedPage } = pagination[internals].position
  return to.pageSize === pageSize && (to.page === page || (isTotalKnown && to.page === requestedPage))
}

const pageOf = ({ page, pageSize }: PageAndSize) => `${page} ${pageSize}`
