import { itemsPerPage, positiveInteger } from '../numbers/number.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PaginationState } from '../numbers/state.js'
import type { PaginationOptions } from '../options/options.js'
import type { PageAndSize } from '../options/page-and-size.js'
import { createActions, type PaginationActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { type Destination, getDestination } from './destination.js'
import type { Cause, Request, RequestListener } from './request.js'

/** What an adapter provides: the latest numbers, and a way to replace the state behind them. */
export interface Host {
  /** The latest options. */
  options(): PaginationOptions
  /** The position of the latest options and of the state that `setState` received last. */
  position(): Position
  /** Stores a state and renders again. */
  setState(next: PaginationState): void
  /** Runs a request and its callbacks as one update. Default: just calls it. */
  run?(request: () => void): void
}

/** The ways to change a pagination. */
export interface Requests {
  readonly request: Request
  readonly actions: PaginationActions
  /** Whether requests call `navigate`. */
  readonly navigates: () => boolean
  /**
   * Calls `listener` before each request that changes page or page size is stored, and for each announcement. Returns a
   * function that unsubscribes.
   */
  readonly onRequest: (listener: RequestListener) => () => void
}

/** A request, with all that are made inside its callbacks. */
interface OpenRequest {
  readonly from: PageAndSize
  /** What is asked for so far. */
  to: PageAndSize
  cause: Cause
  /** What `onPageChange` was last called with, or would have been. */
  reportedPage: number
  /** What `onPaginationChange` was last called with, or would have been. */
  reported: PageAndSize
  /** What is shown after it. */
  shown?: PageAndSize
}

declare function setTimeout(callback: () => void): unknown

/**
 * The rules of every request, in one place: read the latest position, clamp, compare, store, then run the callbacks. Requests
 * inside `onPageSizeChange` and `onPageChange` are merged. One inside `onPaginationChange` calls it once more. `navigate`
 * is called once, at the end.
 *
 * Requests of one run of code add up, even if the parent hasn't passed the numbers yet. A run ends with its microtasks, and a
 * click begins a run of its own.
 */
export function createRequests({ options, position, setState, run = (request) => request() }: Host): Requests {
  let open: OpenRequest | undefined
  let ofThisRun: OpenRequest | undefined
  // Most paginations have no listeners.
  let listeners: Set<RequestListener> | undefined

  const request: Request = (target, cause) =>
    run(() => {
      const latest = position()
      const isSameRun = !cause.event && isSame(ofThisRun?.shown, latest.shown)
      const asked = askedPosition(latest, (open ?? (isSameRun ? ofThisRun : undefined))?.to, options())
      const destination = getDestination(asked, target)
      if (!destination) return
      const from = asked.shown
      const { page, pageSize } = destination
      const to = { page, pageSize }
      if (!isSame(from, to)) for (const listener of listeners ?? []) listener(to, cause)
      store(latest, destination)

      const isOutermost = !open
      const current: OpenRequest = open ?? { from, to, cause, reportedPage: from.page, reported: from }
      open = current
      current.to = to
      // Made inside `onPaginationChange`, it has a cause of its own.
      if (current.reported !== current.from) current.cause = cause
      callInTurn(
        () => {
          if (pageSize !== from.pageSize) options().onPageSizeChange?.(to)
        },
        () => {
          // A nested request may have reported its page already.
          if (current.to.page === current.reportedPage) return
          current.reportedPage = current.to.page
          options().onPageChange?.(current.to)
        },
        () => {
          if (isOutermost) finish(current)
        },
      )
    })

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = (latest: Position, to: Destination) => {
    const offset = latest.isPageControlled ? latest.state.offset : to.offset
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isStored = offset === latest.state.offset && pageSize === latest.state.pageSize
    if (!isStored && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Reports what a request and those inside its callbacks have changed together. */
  const finish = (current: OpenRequest) =>
    callInTurn(
      () => report(current),
      () => {
        open = undefined
        const { from, to, cause } = current
        const { shown } = position()
        // Only until the parent answers.
        if (!isSame(shown, to)) {
          ofThisRun = current
          current.shown = shown
          setTimeout(() => {
            ofThisRun = undefined
          })
        }
        const { navigate, getPageUrl } = options()
        if (!isSame(from, to) && getPageUrl)
          navigate?.(getPageUrl(to), { ...to, reason: cause.reason, event: cause.event })
      },
    )

  const report = (current: OpenRequest) => {
    const { to, cause, reported } = current
    if (isSame(to, reported)) return
    current.reported = to
    callInTurn(
      () => options().onPaginationChange?.({ ...to, reason: cause.reason }),
      () => report(current),
    )
  }

  return {
    request,
    actions: Object.assign(createActions(request), {
      announce(until?: PromiseLike<unknown>) {
        for (const listener of listeners ?? []) listener(undefined, { reason: 'api' }, until)
      },
    }),
    navigates: () => canNavigate(options()),
    onRequest(listener) {
      listeners ??= new Set()
      const added = listeners.add(listener)
      return () => added.delete(listener)
    },
  }
}

const isSame = (one: PageAndSize | undefined, other: PageAndSize) =>
  one?.page === other.page && one.pageSize === other.pageSize

/** The position that was asked for, if the parent hasn't passed it yet. */
function askedPosition(latest: Position, asked: PageAndSize = latest.shown, options: PaginationOptions): Position {
  if (isSame(latest.shown, asked)) return latest
  const { page, pageSize } = asked
  const position = getPosition({ ...options, page, pageSize }, latest.stored, latest)
  // Only a page that the parent passes replaces the item that was requested.
  return latest.isPageControlled ? position : { ...position, state: latest.state }
}

const canNavigate = ({ navigate, getPageUrl }: Pick<PaginationOptions, 'navigate' | 'getPageUrl'>) =>
  !!(navigate && getPageUrl)

/** Whether a router owns the page, so that requests store nothing. */
export function isRouted(options: Pick<PaginationOptions, 'navigate' | 'getPageUrl' | 'page'>): boolean {
  return canNavigate(options) && !!positiveInteger(options.page)
}
