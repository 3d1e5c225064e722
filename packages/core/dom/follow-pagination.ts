import { type AnyPagination, internals } from '../src/parts/any-pagination.js'
import type { RequestListener, Requests } from '../src/requests/request.js'

interface Follower {
  readonly listen: RequestListener
  onCommit(pagination: AnyPagination): void
  /** Called when another pagination takes the place of the one that was followed. */
  onReplace(): void
  onUnmount(): void
}

/** Listens to the requests of a pagination. Pass the pagination after each commit, and null on unmount. */
export function followPagination({ listen, onCommit, onReplace, onUnmount }: Follower) {
  let followed: Requests | undefined
  let stop: (() => void) | undefined
  return (pagination: AnyPagination | null): void => {
    const requests = pagination?.[internals].requests
    if (requests !== followed) {
      stop?.()
      stop = undefined
    }
    // What is open stays, because React's StrictMode takes components away for a moment.
    if (!pagination || !requests) onUnmount()
    else {
      if (followed && requests !== followed) onReplace()
      followed = requests
      stop ??= requests.onRequest(listen)
      onCommit(pagination)
    }
  }
}
