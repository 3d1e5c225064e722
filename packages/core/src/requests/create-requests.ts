import { itemsPerPage } from '../numbers/page-math.js'
import type { Position } from '../numbers/position.js'
import { createActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { canNavigate, type Destination, getDestination, isRouted } from './destination.js'
import { isSamePageAndSize } from './is-same-page-and-size.js'
import { type PendingAnswer, positionIfAccepted } from './pending-answer.js'
import type { Host, RequestListener, Requests } from './request.js'
import { dueCalls, type Transaction } from './transaction.js'
import { warnIfUnheard } from './unheard.js'

declare function setTimeout(callback: () => void): unknown

/**
 * Each request finds its destination, tells the listeners, stores, and runs the callbacks. A request and those of its callbacks are
 * one transaction: callbacks receive what all of them request together, and `navigate` is called once, at the end.
 */
export function createRequests(host: Host): Requests {
  const { options, position, setState, batch = (work) => work() } = host
  const listeners = new Set<RequestListener>()
  /** The transaction whose callbacks are running. */
  let running: Transaction | undefined
  /** The last request, until the parent has had time to answer it. */
  let pending: PendingAnswer | undefined

  const request: Requests['request'] = (target, cause) =>
    batch(() => {
      const latest = position()
      // In a callback, a request starts from the result of the one before. Afterwards it does so only while the parent still passes what it
      // passed at that request.
      const startsFromPending = running || (pending && isSamePageAndSize(pending, options()))
      const start = pending && startsFromPending ? positionIfAccepted(pending, options(), latest) : latest
      const destination = getDestination(start, target)
      if (!destination) return
      const { to } = destination
      if (!isSamePageAndSize(start.shown, to)) notify(to, cause)
      warnIfUnheard(host, destination, cause)
      // Even if it changes nothing that is shown, because the stored page may be past the end. From `latest`, because `start` only assumes
      // that the parent accepts.
      store(latest, destination)
      // What the parent passes now: once it passes something else, it has answered.
      const { page, pageSize } = options()
      pending = { page, pageSize, to }
      if (!running) return carryOut({ from: start.shown, to, cause, isReported: false })
      // Made in a callback. The first cause stays until it has been reported.
      running.to = to
      if (running.isReported) running.cause = cause
    })

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = ({ resumeFrom, isPageControlled }: Position, { to, offset: newOffset }: Destination) => {
    const offset = isPageControlled ? resumeFrom.offset : newOffset
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isUnchanged = offset === resumeFrom.offset && pageSize === resumeFrom.pageSize
    if (!isUnchanged && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Runs the callbacks, which can add requests, then navigates and waits for an answer. */
  const carryOut = (transaction: Transaction) => {
    running = transaction
    // Each step runs even if the one before throws.
    callInTurn([
      () => callInTurn(dueCalls(transaction, options)),
      () => {
        running = undefined
        // Unless the callbacks have undone the change.
        const { from, to, cause } = transaction
        const { navigate, getPageUrl } = options()
        if (!isSamePageAndSize(from, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
      },
      () => {
        const { to } = transaction
        const forget = () => {
          if (pending?.to === to) pending = undefined
        }
        // If the result is shown already, there is nothing to wait for. Otherwise the parent may answer in a task that a callback has started,
        // which runs before this timer. A parent that refuses changes nothing.
        if (isSamePageAndSize(to, position().shown)) forget()
        else setTimeout(forget)
      },
    ])
  }

  const notify: RequestListener = (...event) => {
    for (const listener of [...listeners]) listener(...event)
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
