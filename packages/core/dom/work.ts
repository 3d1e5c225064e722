import { type AnyPagination, internals } from '../src/parts/any-pagination.js'
import type { followAnnouncements } from './follow-announcements.js'
import { type followResults, longestWait, pageKey, type ResultListeners } from './follow-results.js'
import { createTimeout } from './timeout.js'

/** A mounted Content or Status, which does the work that a result needs: to scroll to it, or to announce it. */
export interface Worker {
  element: Element | null
  /** Does the work, and returns whether it could: a hidden element can't, for example. */
  work(reason: string, workers: Iterable<Worker>): boolean
}

/** How long a part has to stay mounted after its work, in milliseconds, so that users notice it. Not if it calls `end`. */
const shortestStay = 1000

/**
 * The work that each result of a pagination needs once. The first mounted part that can does it, when the result is shown or soon
 * after. It belongs to the pagination, because apps replace parts while they load, and give them keys. If the part is removed at
 * once, the next one does the work again.
 */
export function createWork(
  first: AnyPagination,
  listeners: { readonly onRequest: () => void; readonly onEnd?: () => void },
  follows: readonly (typeof followResults | typeof followAnnouncements)[],
) {
  const workers = new Set<Worker>()
  let latest = first
  /** The result whose work isn't over. */
  let result: { readonly reason: string; readonly key: string } | undefined
  /** The part that has done its work, while it may still be removed too early. */
  let doneBy: Worker | undefined

  const forgetResult = () => {
    result = undefined
    doneBy = undefined
    timeout.stop()
  }
  const end = () => {
    forgetResult()
    const isWaiting = followers.some((follower) => follower.isWaiting())
    if (!isWaiting) listeners.onEnd?.()
  }
  const timeout = createTimeout(() => {
    if (doneBy && !isConnected(doneBy)) leave(doneBy)
    else end()
  })
  const delegate = () => {
    if (!result || doneBy || latest.busy) return
    const { reason } = result
    doneBy = [...workers].find(({ work }) => work(reason, workers))
    timeout.start(doneBy ? shortestStay : longestWait)
  }
  const resultListeners: ResultListeners = {
    onRequest(to) {
      // A call of `announce` asks for more, and doesn't take back what has just been done.
      if (!to && doneBy) return
      forgetResult()
      if (to) listeners.onRequest()
    },
    onResult(reason) {
      result = { reason, key: pageKey(latest) }
      doneBy = undefined
      delegate()
    },
    onEnd: end,
  }
  const followers = follows.map((follow) => follow(first, resultListeners, () => [...workers].some(isConnected)))

  const leave = (worker: Worker) => {
    workers.delete(worker)
    if (doneBy !== worker) return
    doneBy = undefined
    timeout.start(longestWait)
    // The next one may be mounted already, while this one fades out for example.
    queueMicrotask(delegate)
  }

  return {
    /** Call it once users have noticed the work, even if the part is removed. */
    end,
    /** Call it with each mounted part after its commit. */
    update(worker: Worker, pagination: AnyPagination) {
      // Without a framework, nobody says that an element is gone.
      for (const other of workers) if (!isConnected(other)) leave(other)
      workers.add(worker)
      latest = pagination
      for (const { update } of followers) update(pagination)
      if (result && result.key !== pageKey(pagination)) end()
      delegate()
      // Without a framework, an element may be added after it was rendered.
      queueMicrotask(delegate)
    },
    /** Call it when a part is removed. */
    leave,
  }
}

const isConnected = ({ element }: Worker) => !!element?.isConnected

/** Creates what belongs to a pagination, once for each. */
export function perPagination<Owned extends object>(create: (first: AnyPagination) => Owned) {
  const all = new WeakMap<object, Owned>()
  return (pagination: AnyPagination): Owned => {
    const { requests } = pagination[internals]
    const owned = all.get(requests) ?? create(pagination)
    all.set(requests, owned)
    return owned
  }
}
