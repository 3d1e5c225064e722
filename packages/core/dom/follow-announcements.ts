import type { AnyPagination } from '../src/parts/any-pagination.js'
import { followPagination } from './follow-pagination.js'
import { createPatience } from './patience.js'

interface AnnouncementListeners {
  /** Called when `announce` is called. */
  onStart(): void
  /** Called when the result is shown. */
  onResult(): void
  /** Called instead if there is none for a long time. */
  onEnd(): void
}

interface Announcement {
  /** What was shown when it was made. */
  readonly before: string
  isPending: boolean
  hasLoaded: boolean
}

/** How long to wait for a framework that renders the result after the promise, in milliseconds. */
const renderTime = 200

/** Follows the announcements of a pagination. Pass the pagination after each commit, and null on unmount. */
export function followAnnouncements({ onStart, onResult, onEnd }: AnnouncementListeners) {
  let shown: AnyPagination | undefined
  let open: Announcement | undefined

  const end = () => {
    if (!open) return
    open = undefined
    onEnd()
  }
  const wait = createPatience(() => {
    if (!shown?.busy && !open?.isPending) end()
  })
  const judge = () => {
    if (!shown || !open) return
    if (shown.busy) open.hasLoaded = true
    else if (!open.isPending && (open.hasLoaded || numbersOf(shown) !== open.before)) {
      open = undefined
      onResult()
    } else wait.start()
  }
  const listen = (asked: object | undefined, _cause: object, given?: PromiseLike<unknown>) => {
    if (asked || !shown) return
    const until = typeof given?.then === 'function' ? given : undefined
    const announcement: Announcement = { before: numbersOf(shown), isPending: !!until, hasLoaded: shown.busy }
    open = announcement
    const settle = () => {
      announcement.isPending = false
      announcement.hasLoaded = true
      // If nothing is rendered until then, the result looks the same as before.
      setTimeout(judge, renderTime)
    }
    until?.then(settle, () => open === announcement && end())
    wait.start()
    onStart()
  }

  return followPagination({
    listen,
    onCommit(pagination) {
      shown = pagination
      if (open) judge()
    },
    onReplace: end,
    onUnmount: wait.stop,
  })
}

const numbersOf = ({ page, pageSize, totalPages, isTotalKnown, pageRange }: AnyPagination) =>
  [page, pageSize, totalPages, isTotalKnown, pageRange.end].join()
