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
 * The rules of every request, in order: clamp, compare, tell the listeners, store, run the callbacks. A request and those of its
 * callbacks are one transaction: each callback reports what they request together, and `navigate` is called once, at the end.
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
    if (!unanswered || !(join || isSame(current, unanswered))) return latest
    const { to } = unanswered
    // What isn't controlled is in the stored state, except a page size that a router owns.
    const page = latest.isPageControlled ? to.page : undefined
    const pageSize = itemsPerPage(current.pageSize) || isRouted(current) ? to.pageSize : undefined
    const asked: PaginationOptions = Object.create(current, { page: { value: page }, pageSize: { value: pageSize } })
    return getPosition(asked, latest.stored, latest)
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
    /** What `onPageSizeChange` and `onPageChange` were last called with, and what `onPaginationChange` was. */
    let reportedSingly = from
    let reported = from

    /** Calls the next callback, until they have been called with everything that has been requested. */
    const report = (): void => {
      const { onPageSizeChange, onPageChange, onPaginationChange } = options()
      let call = () => onPageSizeChange?.(to)
      if (to.pageSize !== reportedSingly.pageSize) reportedSingly = { ...to, page: reportedSingly.page }
      else if (to.page !== reportedSingly.page) {
        reportedSingly = to
        call = () => onPageChange?.(to)
      } else if (!isSame(to, reported)) {
        reported = to
        call = () => onPaginationChange?.({ ...to, reason: cause.reason })
      } else return
      callInTurn(call, report)
    }

    /** Unless the callbacks have undone the change, the router goes to the destination. */
    const navigate = () => {
      const { navigate, getPageUrl } = options()
      join = undefined
      if (!isSame(from, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
    }

    const forget = () => {
      if (unanswered?.to === to) unanswered = undefined
    }
    // If the parent accepts in a task that a callback has started, that task runs before this one. A refusal can't be noticed.
    const awaitAnswer = () => (isSame(to, position().shown) ? forget() : setTimeout(forget))

    join = (nextTo, nextCause) => {
      to = nextTo
      // The first cause is kept until `onPaginationChange` has been called with that.
      if (reported !== from) cause = nextCause
    }
    callInTurn(report, navigate, awaitAnswer)
  }

  const notify: RequestListener = (...request) => {
    for (const listener of [...listeners]) listener(...request)
  }

  return {
    request,
    actions: createActions(request, notify),
    navigates: () => canNavigate(options()),
    onRequest(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

const isSame = (one: PaginationTarget, two: PaginationTarget) => one.page === two.page && one.pageSize === two.pageSize
