import type { Position } from '../numbers/position.js'

/** A call of `announce`, until its result is over. It names no page, so its result is the next change. */
export interface Announcement {
  /** What it needs: that its promise is resolved or, without one, that something changes. After that, only that nothing loads. */
  needs: 'promise' | 'change' | 'nothing'
  /** Call it after each commit. */
  commit(position: Position): void
}

/** Follows a call of `announce`. `shown` is missing if nothing is mounted. `onEnd` is called when its promise has settled. */
export function createAnnouncement(
  promise: PromiseLike<unknown> | undefined,
  shown: Position | undefined,
  onEnd: (isResolved: boolean) => void,
): Announcement {
  const before = shown && snapshotOf(shown)
  const announcement: Announcement = {
    needs: 'change',
    commit(position) {
      if (announcement.needs === 'change' && snapshotOf(position) !== before) announcement.needs = 'nothing'
    },
  }
  if (typeof promise?.then === 'function') {
    announcement.needs = 'promise'
    // Other promises can call back at once.
    Promise.resolve(promise).then(
      () => {
        announcement.needs = 'nothing'
        onEnd(true)
      },
      () => onEnd(false),
    )
  }
  return announcement
}

/** Everything that a result can change. */
const snapshotOf = ({ shown }: Position) =>
  [shown.page, shown.pageSize, shown.totalPages, shown.isTotalKnown, shown.pageRange.end, shown.busy].join()
