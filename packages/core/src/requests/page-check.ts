import type { Position } from '../numbers/position.js'
import type { Host } from './request.js'

// What this file reads of a browser, because the core has no DOM types.
declare const document: unknown
declare function setTimeout(callback: () => void): unknown
declare function clearTimeout(timer: unknown): void

/**
 * Creates a function to call after each commit. If the page that the caller passes is past the end, it calls
 * `onPageOutOfRange` a task later, once per set of numbers. It returns a function that cancels the task. On a server, it does
 * nothing.
 */
export function createPageCheck({
  options,
  position,
}: Pick<Host, 'options' | 'position'>): () => (() => void) | undefined {
  let reported: string | undefined

  const check = () => {
    const latest = position()
    const numbers = pastTheEnd(latest)
    const { onPageOutOfRange } = options()
    if (!numbers || numbers === reported || !onPageOutOfRange) return
    reported = numbers
    const { page, pageSize } = latest.shown
    onPageOutOfRange({ page, requestedPage: latest.requestedPage, pageSize })
  }

  return () => {
    if (typeof document === 'undefined') return
    const latest = position()
    if (pastTheEnd(latest)) {
      const timer = setTimeout(check)
      return () => clearTimeout(timer)
    }
    if (!latest.shown.busy) reported = undefined
  }
}

/** The numbers to call back for. `false` if the page is in range, or while busy: then the total may be that of another query. */
function pastTheEnd({ shown, isPageControlled, requestedPage }: Position) {
  const { isTotalKnown, busy, page, pageSize, totalPages } = shown
  const isPastTheEnd = isTotalKnown && isPageControlled && !busy && requestedPage > page
  return isPastTheEnd && `${requestedPage} ${pageSize} ${page} ${totalPages}`
}
