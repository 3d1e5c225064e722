import { internals, type Model } from '../src/parts/any-pagination.js'
import type { followAnnouncements } from './follow-announcements.js'
import { type followResults, longestWait, pageKey, type ResultListeners } from './follow-results.js'
import { createTimeout } from './timeout.js'

/** A mounted part. */
export interface Worker {
  element: Element | null
  /** Does the work for a result, and returns true, unless its element can't, because it is hidden for example. */
  work(reason: string, workers: Iterable<Worker>): unknown
}

/** How long a part has to stay after its work, unless it calls `end`, in milliseconds. Otherwise, nobody has noticed it. */
const shortestStay = 1000

/**
 * Work that each result of a pagination needs once, whichever part is mounted when it is shown, or soon after. It belongs to the
 * pagination, because apps replace parts while they load, and give them keys. If the part is removed at once, the next one does
 * the work again.
 */
export function createWork(
  first: Model,
  listeners: { readonly onRequest: () => void; readonly onEnd?: () => void },
  follows: readonly (typeof followResults | typeof followAnnouncements)[],
) {
  const workers = new Set<Worker>()
  let latest = first
  /** The result whose work isn't over. */
  let result: { readonly reason: string; readonly key: string } | undefined
  let doneBy: Worker | undefined

  const end = () => {
    result = doneBy = undefined
    timeout.stop()
    if (!followed.some(({ isWaiting }) => isWaiting())) listeners.onEnd?.()
  }
  const timeout = createTimeout(() => {
    if (doneBy && !isConnected(doneBy)) leave(doneBy)
    else end()
  })
  const offer = () => {
    if (!result || doneBy || latest.busy) return
    const { reason } = result
    doneBy = [...workers].find(({ work }) => work(reason, workers))
    timeout.start(doneBy ? shortestStay : longestWait)
  }
  const ofResults: ResultListeners = {
    onRequest(to) {
      // A call of `announce` asks for more, and doesn't take back what has just been done.
      if (!to && doneBy) return
      result = doneBy = undefined
      timeout.stop()
      if (to) listeners.onRequest()
    },
    onResult(reason) {
      result = { reason, key: pageKey(latest) }
      doneBy = undefined
      offer()
    },
    onEnd: end,
  }
  const followed = follows.map((follow) => follow(first, ofResults, () => [...workers].some(isConnected)))

  const leave = (worker: Worker) => {
    workers.delete(worker)
    if (doneBy !== worker) return
    doneBy = undefined
    timeout.start(longestWait)
    // The next one may be mounted already, while this one fades out for example.
    queueMicrotask(offer)
  }

  return {
    /** Call it once the work is done for good, even if the part is removed. */
    end,
    /** Call it with each mounted part after its commit. */
    update(worker: Worker, pagination: Model) {
      // Without a framework, nobody says that an element is gone.
      for (const other of workers) if (!isConnected(other)) leave(other)
      workers.add(worker)
      latest = pagination
      for (const { update } of followed) update(pagination)
      if (result && result.key !== pageKey(pagination)) end()
      offer()
      // Without a framework, an element may be added after it was rendered.
      queueMicrotask(offer)
    },
    /** Call it when a part is removed. */
    leave,
  }
}

const isConnected = ({ element }: Worker) => element?.isConnected

/** Creates what belongs to a pagination, once for each. */
export function perPagination<Owned extends object>(create: (first: Model) => Owned) {
  const all = new WeakMap<object, Owned>()
  return (pagination: Model): Owned => {
    const { requests } = pagination[internals]
    const owned = all.get(requests) ?? create(pagination)
    all.set(requests, owned)
    return owned
  }
}
