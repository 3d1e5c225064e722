import { itemsPerPage } from '../numbers/number.js'
import { getPosition, type Position } from '../numbers/position.js'
import type { PaginationOptions } from '../options/options.js'
import type { PageAndSize } from '../options/page-and-size.js'
import { createActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { type Destination, getDestination } from './destination.js'
import type { Host } from './host.js'
import type { Cause, Request, RequestListener } from './request.js'
import type { Requests } from './requests.js'
import { canNavigate, isRouted } from './routed.js'

/**
 * The rules of every request, in one place: read the latest position, clamp, compare, store, then run the callbacks. Requests
 * inside callbacks are merged: each callback reports what they ask for together, and `navigate` is called once, at the end.
 * Requests of one run of code add up, even if the parent hasn't passed the numbers yet.
 */
export function createRequests({ options, position, setState, run = (request) => request() }: Host): Requests {
  let listeners: readonly RequestListener[] = []
  /** What the last request asks for, until its run has ended. */
  let asked: PageAndSize | undefined
  /** What the parent passed when it was asked for. */
  let passed: Numbers = {}
  let cause: Cause
  /** Whether callbacks are running. */
  let isOpen = false
  /** Whether `onPaginationChange` is one of them, in which a request has a cause of its own. */
  let isReported = false

  const request: Request = (target, ownCause) =>
    run(() => {
      const latest = position()
      const start = startFrom(latest)
      const destination = getDestination(start, target)
      if (!destination) return
      const from = start.shown
      const { to } = destination
      if (!isSame(from, to)) notify(to, ownCause)
      store(latest, destination)
      const { page, pageSize } = options()
      passed = { page, pageSize }
      asked = to
      if (!isOpen || isReported) cause = ownCause
      if (isOpen) return
      isOpen = true
      isReported = false
      callInTurn(
        () => report(from, from),
        () => navigate(from),
        endRun,
      )
    })

  /** What the run has asked for, unless the parent has passed other numbers since then. What is stored is there already. */
  const startFrom = (latest: Position): Position => {
    const current = options()
    if (!asked || !(isOpen || isSame(current, passed))) return latest
    const page = latest.isPageControlled ? asked.page : undefined
    const pageSize = itemsPerPage(current.pageSize) || isRouted(current) ? asked.pageSize : undefined
    return getPosition({ ...current, page, pageSize }, latest.stored, latest)
  }

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = ({ state, isPageControlled }: Position, { to, offset: asked }: Destination) => {
    const offset = isPageControlled ? state.offset : asked
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isStored = offset === state.offset && pageSize === state.pageSize
    if (!isStored && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Runs the callbacks, until they ask for nothing else. `called` is what those for one value have received. */
  const report = (called: PageAndSize, reported: PageAndSize): void => {
    const to = asked as PageAndSize
    const call = (callback: () => void, ...next: [PageAndSize, PageAndSize]) =>
      callInTurn(callback, () => report(...next))
    if (to.pageSize !== called.pageSize)
      call(() => options().onPageSizeChange?.(to), { ...to, page: called.page }, reported)
    else if (to.page !== called.page) call(() => options().onPageChange?.(to), to, reported)
    else if (!isSame(to, reported)) {
      isReported = true
      call(() => options().onPaginationChange?.({ ...to, reason: cause.reason }), to, to)
    }
  }

  const navigate = (from: PageAndSize) => {
    isOpen = false
    const to = asked as PageAndSize
    const { navigate, getPageUrl } = options()
    if (!isSame(from, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
  }

  /** A run ends with its microtasks. Nothing tells when, so a few of them pass. A timer could come after the next event. */
  const endRun = async () => {
    const to = asked
    for (let turn = 0; turn < 10; turn++) await undefined
    if (asked === to) asked = undefined
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

type Numbers = Pick<PaginationOptions, 'page' | 'pageSize'>

const isSame = (one: Numbers, other: Numbers) => one.page === other.page && one.pageSize === other.pageSize
