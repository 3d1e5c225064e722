import type { Position } from '../numbers/position.js'
import type { PageAndSize } from '../options/details.js'
import { type AnyPagination, internals } from '../parts/any-pagination.js'
import { isSamePageAndSize } from '../requests/is-same-page-and-size.js'
import type { Cause } from '../requests/request.js'
import type { Announcement, createAnnouncement } from './announcement.js'
import { startTimer, weakly } from './timer.js'

// What this file reads of a browser, because the core has no DOM types.
declare function queueMicrotask(run: () => void): void
declare function clearTimeout(timer: unknown): void

/** What all Contents of a pagination do about a result, or all its Status. */
export interface Reaction<E, Options> {
  /** Pass it to act on results of `announce`, too. */
  readonly createAnnouncement?: typeof createAnnouncement
  /** How long an element that has acted has to stay, so that users notice it, in milliseconds. */
  readonly stay: number
  /** Called before a request changes anything. What was done about an earlier result no longer counts. */
  onRequest(cause: Cause, elements: readonly E[]): void
  /** Whether an element can act: a hidden one can't, for example. */
  isAble(element: E, elements: readonly E[]): boolean
  act(element: E, options: Options | undefined): void
  /** Called when `stay` is over. Not if the element was removed before, unless a page that nobody requested was shown by then. */
  onStay?(): void
  /** Called once there is nothing left to wait for. */
  onIdle?(): void
}

export interface Results<E, Options = never> {
  /** Call it after each commit of a part. */
  update(element: E, pagination: AnyPagination, options?: Options): void
  /** Call it when an element is removed. */
  leave(element: E): void
}

/**
 * What has become of the latest result. In all states but `idle`, a newer request or a call of `announce` can wait as well.
 * - `idle`: nothing was asked for.
 * - `waiting`: what was asked for isn't shown.
 * - `loading`: a requested page is shown, but its data hasn't arrived.
 * - `settled`: the data has arrived, but no element has been able to act.
 * - `done`: one has, but may be removed before users notice.
 */
type State = 'idle' | 'waiting' | 'loading' | 'settled' | 'done'

/** How long to wait while nothing loads, in milliseconds. */
const longestWait = 10_000
/** How long to wait for a framework that renders the result after the promise of `announce`. */
const renderTime = 200

/**
 * Waits until a request is over, which means that its page is shown, and the data has arrived. Then one element acts on
 * the result, once: the first that is able to. Changes from outside, such as the browser's Back button, don't count as results.
 *
 * This is kept per pagination, because apps replace parts while data loads, or give them another key. If an element is removed right after
 * it has acted, the next one acts.
 */
export function createResults<E extends { readonly isConnected: boolean }, Options = never>(
  initial: AnyPagination,
  reaction: Reaction<E, Options>,
): Results<E, Options> {
  const { requests, position } = initial[internals]
  /** The mounted elements, in their order of mounting. */
  const elements = new Map<E, Options | undefined>()
  let state: State = 'idle'
  let latest = position
  /** Whether something else than `latest` may be shown, because nothing was mounted at the last request. */
  let isLatestStale = false
  /** The requests whose result hasn't settled, the newest first. */
  let requested: readonly PageAndSize[] = []
  /** The last call of `announce`, until its result has settled. */
  let announced: Announcement | undefined
  /** The element that acted last. If it is removed while it has to stay, the next one acts, unless a page that nobody requested is shown. */
  let actor: E | undefined
  let timer: unknown

  const mounted = () => [...elements.keys()].filter((element) => element.isConnected)
  const indexOfShown = () => requested.findIndex((to) => shows(latest, to))

  /**
   * Enters a state and starts its time limit, also for the same state again. `waiting` becomes `idle` if there is nothing to wait for.
   * `timeout` and `commit` set `state` directly instead: both end in `actOrWait`, which enters the state that results.
   */
  const enter = (next: State) => {
    // The time to stay goes on.
    if (next === 'done' && state === 'done') return
    state = next === 'waiting' && !requested.length && !announced ? 'idle' : next
    clearTimeout(timer)
    const time = timeLimit()
    if (time) timer = startTimer(weakly(timeout), time)
    if (state === 'idle') reaction.onIdle?.()
  }
  /** How long the state may last, in milliseconds. */
  const timeLimit = () => {
    if (state === 'done') return reaction.stay
    if (state === 'idle' || latest.shown.busy || announced?.needs === 'promise') return undefined
    return announced?.needs === 'nothing' ? renderTime : longestWait
  }
  // An object, which the timer holds weakly. So a running timer keeps no removed pagination in memory.
  const timeout = {
    run() {
      // Without a framework, nobody may have called `leave`.
      if (state === 'done' && actor?.isConnected === false) state = 'settled'
      else if (state === 'done') {
        reaction.onStay?.()
        state = 'waiting'
      }
      // If nothing is rendered after the promise, the result looks as before.
      else if (announced?.needs === 'nothing') settle()
      // Nothing has come, or no element has been able to act.
      else {
        requested = []
        announced = undefined
        state = 'waiting'
      }
      actOrWait()
    },
  }

  const settle = () => {
    // Newer requests still wait.
    if (state === 'loading') requested = requested.slice(0, indexOfShown())
    if (announced?.needs === 'nothing') announced = undefined
    state = 'settled'
  }
  const act = () => {
    if (state !== 'settled' || latest.shown.busy) return
    actor = mounted().find((element, _index, all) => reaction.isAble(element, all))
    if (!actor) return
    reaction.act(actor, elements.get(actor))
    enter('done')
  }
  /** After any change: an element acts if one can, or else the time limit of the state begins anew. */
  const actOrWait = () => {
    act()
    enter(state)
  }

  const request = (to: PageAndSize, cause: Cause) => {
    isLatestStale ||= !mounted().length
    if (!isLatestStale && isSamePageAndSize(to, latest.shown)) {
      // The request leads back to the shown page, so nothing is left to load. What was done about an earlier result stays.
      requested = []
      enter(state === 'loading' ? 'waiting' : state)
    } else {
      requested = [to, ...requested]
      reaction.onRequest(cause, mounted())
      // A requested page that loads still counts. What was done about an earlier result doesn't.
      enter(state === 'loading' ? state : 'waiting')
    }
  }
  const announce = (promise?: PromiseLike<unknown>) => {
    const own = reaction.createAnnouncement?.(promise, mounted().length ? latest : undefined, (isResolved) => {
      // A later call has replaced this one.
      if (announced !== own) return
      if (!isResolved) announced = undefined
      enter(state)
    })
    if (!own) return
    announced = own
    enter(state === 'idle' ? 'waiting' : state)
  }
  // A call of `announce` comes without a page.
  requests.onRequest((to, cause, promise) => (to ? request(to, cause) : announce(promise)))

  const commit = (position: Position) => {
    const isOther = isLatestStale || !isSamePageAndSize(position.shown, latest.shown)
    latest = position
    isLatestStale = false
    if (state === 'idle') return
    if (isOther && indexOfShown() >= 0) state = 'loading'
    else if (isOther) {
      // Nobody requested what is shown now. An element that has acted may finish: a Status announces the text that it shows by then. No
      // other element takes its place.
      requested = []
      if (state === 'done') actor = undefined
      else state = 'waiting'
    }
    announced?.commit(position)
    if (!position.shown.busy && (state === 'loading' || announced?.needs === 'nothing')) settle()
    actOrWait()
  }
  const leave = (element: E) => {
    elements.delete(element)
    if (element !== actor) return
    actor = undefined
    if (state === 'done') enter('settled')
    // The next one may be mounted already, while this one fades out for example.
    queueMicrotask(act)
  }

  return {
    update(element, pagination, options) {
      // Without a framework, nobody calls `leave`.
      for (const other of elements.keys()) if (!other.isConnected) leave(other)
      elements.set(element, options)
      commit(pagination[internals].position)
      // Without a framework, an element may be added after it was rendered.
      queueMicrotask(act)
    },
    leave,
  }
}

/** Whether a requested page is shown. A page past the end is shown as the last one. */
const shows = ({ shown, requestedPage }: Position, { page, pageSize }: PageAndSize) =>
  shown.pageSize === pageSize && (shown.page === page || (shown.isTotalKnown && requestedPage === page))
