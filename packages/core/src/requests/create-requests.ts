import { itemsPerPage } from '../numbers/page-math.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PageAndSize } from '../options/details.js'
import type { PaginationOptions } from '../options/options.js'
import { createActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { canNavigate, type Destination, getDestination, isRouted } from './destination.js'
import type { Cause, Host, PaginationTarget, Request, RequestListener, Requests } from './request.js'
import { warnIfUnheard } from './unheard.js'

declare function setTimeout(callback: () => void): unknown

/**
 * Each request finds its destination, tells the listeners, stores, and runs the callbacks. A request and those of its callbacks are
 * one transaction: callbacks receive what all of them request together, and `navigate` is called once, at the end.
 */
export function createRequests(host: Host): Requests {
  const { options, position, setState, batch = (work) => work() } = host
  const listeners = new Set<RequestListener>()
  /** What the parent passed at the last request, and where that leads. `undefined` once the parent has had time to answer. */
  let unanswered: (PaginationTarget & { readonly to: PageAndSize }) | undefined
  /** Adds a request to the transaction whose callbacks are running. `undefined` if none are. */
  let join: ((to: PageAndSize, cause: Cause) => void) | undefined

  const request: Request = (target, cause) =>
    batch(() => {
      const latest = position()
      const start = startFrom(latest)
      const destination = getDestination(start, target)
      if (!destination) return
      const { to } = destination
      if (!isSame(start.shown, to)) notify(to, cause)
      warnIfUnheard(host, destination, cause)
      // Also if the same numbers are shown, because the stored page may be past the end.
      store(latest, destination)
      const { page, pageSize } = options()
      unanswered = { page, pageSize, to }
      if (join) join(to, cause)
      else begin(start.shown, to, cause)
    })

  /** Starts from an unanswered destination. Outside a transaction, what the parent has passed since then wins. */
  const startFrom = (latest: Position): Position => {
    const current = options()
    if (!unanswered || (!join && !isSame(unanswered, current))) return latest
    const { to } = unanswered
    // What isn't controlled is in the stored state, except a page size that a router owns.
    const page = latest.isPageControlled ? to.page : undefined
    const pageSize = itemsPerPage(current.pageSize) || isRouted(current) ? to.pageSize : undefined
    // As if the parent had accepted. Inherits the options instead of copying them, because they may be getters.
    const accepted: PaginationOptions = Object.create(current, { page: { value: page }, pageSize: { value: pageSize } })
    return getPosition(accepted, latest.stored, latest)
  }

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = ({ resumeFrom, isPageControlled }: Position, { to, offset: newOffset }: Destination) => {
    const offset = isPageControlled ? resumeFrom.offset : newOffset
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isStored = offset === resumeFrom.offset && pageSize === resumeFrom.pageSize
    if (!isStored && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Opens a transaction: runs the callbacks, which can make more requests, then navigates and waits for an answer. */
  const begin = (from: PageAndSize, to: PageAndSize, cause: Cause) => {
    // What each callback was last called with.
    let { page: reportedPage, pageSize: reportedPageSize } = from
    let reported = from

    /** Calls the next callback, until all have been called with what has been requested by then. */
    const report = (): void => {
      const { onPageSizeChange, onPageChange, onPaginationChange } = options()
      if (to.pageSize !== reportedPageSize) {
        reportedPageSize = to.pageSize
        callInTurn(() => onPageSizeChange?.(to), report)
      } else if (to.page !== reportedPage) {
        reportedPage = to.page
        callInTurn(() => onPageChange?.(to), report)
      } else if (!isSame(to, reported)) {
        reported = to
        callInTurn(() => onPaginationChange?.({ ...to, reason: cause.reason }), report)
      }
    }

    /** Ends the transaction. Unless the callbacks have undone the change, the router goes to the destination. */
    const end = () => {
      join = undefined
      const { navigate, getPageUrl } = options()
      if (!isSame(from, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
    }

    const forget = () => {
      if (unanswered?.to === to) unanswered = undefined
    }
    // A task that a callback has started to answer in runs before this one. A refusal can't be noticed.
    const awaitAnswer = () => (isSame(to, position().shown) ? forget() : setTimeout(forget))

    join = (nextTo, nextCause) => {
      to = nextTo
      // `onPaginationChange` receives the cause that began the transaction. Called again, it receives the latest.
      if (reported !== from) cause = nextCause
    }
    callInTurn(report, end, awaitAnswer)
  }

  const notify: RequestListener = (...request) => {
    for (const listener of [...listeners]) listener(...request)
  }

  return {
    request,
    actions: createActions(request, notify),
    position,
    navigates: () => canNavigate(options()),
    onRequest(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const isSame = (one: PaginationTarget, two: PaginationTarget) => one.page === two.page && one.pageSize === two.pageSize
