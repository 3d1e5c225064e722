import { itemsPerPage } from '../numbers/page-math.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PageAndSize } from '../options/details.js'
import { createActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { canNavigate, type Destination, getDestination, isRouted } from './destination.js'
import type { Cause, Host, PaginationTarget, Request, RequestListener, Requests } from './request.js'

/**
 * The rules of every request: read the latest position, clamp, compare, store, then run the callbacks. A request and those
 * that its callbacks make are one transaction: each callback reports what they request together, and `navigate` is called
 * once, at the end. The requests of one run of code add up, even if the parent hasn't passed their numbers yet.
 */
export function createRequests({ options, position, setState, run = (request) => request() }: Host): Requests {
  let listeners: readonly RequestListener[] = []
  /** What the run has requested, until it has ended. */
  let requested: PageAndSize | undefined
  /** What the parent passed at that time. */
  let passed: PaginationTarget = {}
  /** Where the transaction began. `undefined` if none is open. */
  let from: PageAndSize | undefined
  let cause: Cause
  /** What `onPageSizeChange` and `onPageChange` have been called with. */
  let told: PageAndSize
  /** What `onPaginationChange` has been called with. */
  let reported: PageAndSize | undefined

  const request: Request = (target, ownCause) =>
    run(() => {
      const latest = position()
      const start = startFrom(latest)
      const destination = getDestination(start, target)
      if (!destination) return
      if (!isSame(start.shown, destination.to)) notify(destination.to, ownCause)
      store(latest, destination)
      const { page, pageSize } = options()
      passed = { page, pageSize }
      requested = destination.to
      if (from) merge(ownCause)
      else begin(start.shown, ownCause)
    })

  /** The run starts from what it has requested, unless the parent has passed other numbers since then. */
  const startFrom = (latest: Position): Position => {
    const current = options()
    if (!requested || !(from || isSame(current, passed))) return latest
    // What the parent doesn't pass has been stored.
    const page = latest.isPageControlled ? requested.page : undefined
    const pageSize = itemsPerPage(current.pageSize) || isRouted(current) ? requested.pageSize : undefined
    return getPosition({ ...current, page, pageSize }, latest.stored, latest)
  }

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = ({ state, isPageControlled }: Position, { to, offset: newOffset }: Destination) => {
    const offset = isPageControlled ? state.offset : newOffset
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isStored = offset === state.offset && pageSize === state.pageSize
    if (!isStored && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Opens a transaction: runs the callbacks, which can make more requests, then navigates. */
  const begin = (start: PageAndSize, ownCause: Cause) => {
    from = told = start
    reported = undefined
    cause = ownCause
    callInTurn(report, navigate, endRun)
  }

  /** Adds a request to the transaction. Once the first has been reported, it counts with a cause of its own. */
  const merge = (ownCause: Cause) => {
    if (reported) cause = ownCause
  }

  /** Calls the next callback, until they have been called with everything that has been requested. */
  const report = (): void => {
    const to = requested as PageAndSize
    const { onPageSizeChange, onPageChange, onPaginationChange } = options()
    let call = () => onPageSizeChange?.(to)
    if (to.pageSize !== told.pageSize) told = { ...to, page: told.page }
    else if (to.page !== told.page) {
      told = to
      call = () => onPageChange?.(to)
    } else if (!isSame(to, (reported ?? from) as PageAndSize)) {
      reported = to
      call = () => onPaginationChange?.({ ...to, reason: cause.reason })
    } else return
    callInTurn(call, report)
  }

  /** Closes the transaction. Unless the callbacks have undone the change, the router goes there. */
  const navigate = () => {
    const start = from as PageAndSize
    const to = requested as PageAndSize
    const { navigate, getPageUrl } = options()
    from = undefined
    if (!isSame(start, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
  }

  /** A run ends with its microtasks. Nothing tells when, so a few of them pass. A timer could come after the next event. */
  const endRun = async () => {
    const last = requested
    for (let turn = 0; turn < 10; turn++) await undefined
    if (requested === last) requested = undefined
  }

  const notify: RequestListener = (...request) => {
    for (const listener of listeners) listener(...request)
  }

  return {
    request,
    actions: createActions(request, notify),
    navigates: () => canNavigate(options()),
    onRequest(listener) {
      listeners = [...listeners, listener]
      return () => {
        listeners = listeners.filter((one) => one !== listener)
      }
    },
  }
}

const isSame = (one: PaginationTarget, other: PaginationTarget) =>
  one.page === other.page && one.pageSize === other.pageSize
