import { type AnyPagination, internals } from '../src/parts/any-pagination.js'

/** What to do about the requests of a pagination. */
export interface SettleListeners {
  /** Called when a request changes page or page size, before anything is shown. */
  onRequest(): void
  /** Called with the first commit after that whose data has arrived. */
  onSettle(): void
}

/**
 * Follows the requests of a pagination. Pass the pagination after each commit, and null in the end. Changes that come from
 * outside, such as the browser's Back button, are no requests.
 */
export function createSettle({ onRequest, onSettle }: SettleListeners): (pagination: AnyPagination | null) => void {
  let followed: unknown
  let stop: (() => void) | undefined
  let shown: AnyPagination | undefined
  // The numbers when the request was made, until they have changed.
  let before: string | undefined
  let isRequested = false

  const listen = () => {
    if (!isRequested) before = shown ? numbersOf(shown) : ''
    isRequested = true
    onRequest()
  }

  return (pagination) => {
    if (!pagination) {
      // A request stays, because React's StrictMode takes components away for a moment.
      stop?.()
      stop = undefined
      return
    }
    const { onRequest: subscribe } = pagination[internals].requests
    if (subscribe !== followed) {
      stop?.()
      stop = undefined
      isRequested = false
      followed = subscribe
    }
    stop ??= subscribe(listen)
    shown = pagination
    if (!isRequested) return
    if (numbersOf(pagination) !== before) before = undefined
    if (before !== undefined || pagination.busy) return
    isRequested = false
    onSettle()
  }
}

const numbersOf = ({ page, pageSize }: AnyPagination) => `${page} ${pageSize}`
