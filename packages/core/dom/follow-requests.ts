import type { PageAndSize } from '../src/options/details.js'
import { type AnyPagination, internals } from '../src/parts/any-pagination.js'
import type { Cause } from '../src/requests/request.js'
import { followPagination } from './follow-pagination.js'
import { createPatience } from './patience.js'

/** What to do about the requests of a pagination. */
export interface RequestListeners {
  /** Called when a request changes page or page size, before anything is shown. */
  onRequest(): void
  /** Called with the first commit that shows what was asked for, once its data has arrived. */
  onAnswer(reason: string): void
  /** Called instead if something else is shown, or nothing happens for a long time. */
  onEnd(): void
}

interface Asked extends PageAndSize {
  readonly reason: string
}

/**
 * Follows the requests of a pagination. Pass the pagination after each commit, and null on unmount. Changes from outside,
 * such as the browser's Back button, don't answer a request.
 */
export function followRequests({ onRequest, onAnswer, onEnd }: RequestListeners) {
  let shown: AnyPagination | undefined
  /** What has been asked for and not shown yet, the newest first. */
  let asked: readonly Asked[] = []
  /** What was shown before the first of them, until something else is. */
  let before: PageAndSize | undefined

  const end = () => {
    if (!asked.length) return
    asked = []
    onEnd()
  }
  const wait = createPatience(() => {
    if (!shown?.busy) end()
  })
  const listen = (to: PageAndSize | undefined, { reason }: Cause) => {
    if (!to) return
    // On the way back, nothing is asked for any more.
    if (shown && isSame(shown, to)) return end()
    if (!asked.length) before = shown
    asked = [{ ...to, reason }, ...asked]
    wait.start()
    onRequest()
  }
  const judge = (pagination: AnyPagination) => {
    const { page, pageSize, busy, isTotalKnown } = pagination
    const { requestedPage } = pagination[internals].position
    if (before && isSame(before, pagination)) return busy ? undefined : wait.start()
    before = undefined
    // A page past the end is shown as the last one.
    const index = asked.findIndex(
      (to) => to.pageSize === pageSize && (to.page === page || (isTotalKnown && to.page === requestedPage)),
    )
    if (index < 0) return end()
    if (busy) return
    const { reason } = asked[0] as Asked
    asked = asked.slice(0, index)
    onAnswer(reason)
    if (!asked.length) return
    before = pagination
    onRequest()
  }

  return followPagination({
    listen,
    onCommit(pagination) {
      shown = pagination
      if (asked.length) judge(pagination)
    },
    onReplace: end,
    onUnmount: wait.stop,
  })
}

const isSame = (one: PageAndSize, other: PageAndSize) => one.page === other.page && one.pageSize === other.pageSize
