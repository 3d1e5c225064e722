import { itemsPerPage } from '../numbers/page-math.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PageAndSize } from '../options/details.js'
import { createActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { canNavigate, type Destination, getDestination, isRouted } from './destination.js'
import type { Cause, Host, PaginationTarget, Request, RequestListener, Requests } from './request.js'
import { warnIfUnheard } from './unheard.js'

/**
 * The rules of every request, in order: clamp, compare, tell the listeners, store, run the callbacks. A request and those of its
 * callbacks are one transaction: each callback reports what they request together, and `navigate` is called once, at the end.
 */
export function createRequests(host: Host): Requests {
  const { options, position, setState, batch = (work) => work() } = host
  const listeners = new Set<RequestListener>()
  /** The last destination of this run. `undefined` once the run has ended. */
  let requested: PageAndSize | undefined
  /** What the parent passed when `requested` was set. */
  let passed: PaginationTarget = {}
  /** Where the transaction began. `undefined` if none is open. */
  let from: PageAndSize | undefined
  let cause: Cause
  /** What `onPageSizeChange` and `onPageChange` were last called with, and what `onPaginationChange` was. */
  let reportedSingly: PageAndSize
  let reported: PageAndSize | undefined

  const request: Request = (target, ownCause) =>
    batch(() => {
      const latest = position()
      const start = startFrom(latest)
      const destination = getDestination(start, target)
      if (!destination) return
      if (!isSame(start.shown, destination.to)) notify(destination.to, ownCause)
      warnIfUnheard(host, destination, ownCause)
      // Also if the same numbers are shown, because the stored page may be past the end.
      store(latest, destination)
      const { page, pageSize } = options()
      passed = { page, pageSize }
      requested = destination.to
      if (!from) begin(start.shown, ownCause)
      // A request of a callback keeps the cause of the first one, until `onPaginationChange` has been called with that.
      else if (reported) cause = ownCause
    })

  /** Starts from the last destination of the run. Outside a transaction, what the parent has passed since then wins. */
  const startFrom = (latest: Position): Position => {
    const current = options()
    if (!requested || !(from || isSame(current, passed))) return latest
    // What isn't controlled is in the stored state, except a page size that a router owns.
    const page = latest.isPageControlled ? requested.page : undefined
    const pageSize = itemsPerPage(current.pageSize) || isRouted(current) ? requested.pageSize : undefined
    return getPosition({ __proto__: current, page, pageSize } as object, latest.stored, latest)
  }

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = ({ resumeFrom, isPageControlled }: Position, { to, offset: newOffset }: Destination) => {
    const offset = isPageControlled ? resumeFrom.offset : newOffset
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isStored = offset === resumeFrom.offset && pageSize === resumeFrom.pageSize
    if (!isStored && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Opens a transaction: runs the callbacks, which can make more requests, then navigates. */
  const begin = (start: PageAndSize, ownCause: Cause) => {
    from = reportedSingly = start
    reported = undefined
    cause = ownCause
    callInTurn(report, navigate, endRunLater)
  }

  /** Calls the next callback, until they have been called with everything that has been requested. */
  const report = (): void => {
    const to = requested as PageAndSize
    const { onPageSizeChange, onPageChange, onPaginationChange } = options()
    let call = () => onPageSizeChange?.(to)
    if (to.pageSize !== reportedSingly.pageSize) reportedSingly = { ...to, page: reportedSingly.page }
    else if (to.page !== reportedSingly.page) {
      reportedSingly = to
      call = () => onPageChange?.(to)
    } else if (!isSame(to, (reported ?? from) as PageAndSize)) {
      reported = to
      call = () => onPaginationChange?.({ ...to, reason: cause.reason })
    } else return
    callInTurn(call, report)
  }

  /** Closes the transaction. Unless the callbacks have undone the change, the router goes to the destination. */
  const navigate = () => {
    const start = from as PageAndSize
    const to = requested as PageAndSize
    const { navigate, getPageUrl } = options()
    from = undefined
    if (!isSame(start, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
  }

  /** Waits for ten microtasks, because no API reports the end of all, and a timer could fire after the next event. */
  const endRunLater = async () => {
    const last = requested
    for (let turn = 0; turn < 10; turn++) await undefined
    if (requested === last) requested = undefined
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
