import { positiveInteger } from './number.js'
import type { Position } from './position.js'

// The parts of a browser that this file reads, because the core has no DOM types.
declare const document: unknown
declare function setTimeout(callback: () => void): unknown
declare function clearTimeout(timer: unknown): void

/**
 * Creates a function to call after each commit. A task later, it calls `onPageOutOfRange` if the page that the caller passes is
 * past the end, once per set of numbers. It returns a function that cancels the task, and does nothing on a server.
 */
export function createPageCheck(position: () => Position): () => (() => void) | undefined {
  let reported: string | undefined

  const check = () => {
    const latest = position()
    const { options, page, requestedPage, pageSize } = latest
    const key = !latest.busy && describe(latest)
    if (!key || key === reported || !options.onPageOutOfRange) return
    reported = key
    options.onPageOutOfRange({ page, requestedPage, pageSize })
  }

  return () => {
    if (typeof document === 'undefined') return
    const latest = position()
    if (latest.busy) return
    if (!describe(latest)) reported = undefined
    else {
      const timer = setTimeout(check)
      return () => clearTimeout(timer)
    }
  }
}

/** The numbers that the callback depends on, or `undefined` if the page is in range. */
function describe({ options, requestedPage, page, pageSize, totalPages, isTotalKnown }: Position) {
  if (!isTotalKnown || requestedPage <= page || !positiveInteger(options.page)) return
  return `${requestedPage} ${pageSize} ${page} ${totalPages}`
}
