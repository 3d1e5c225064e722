import { itemsPerPage } from '../numbers/page-math.js'
import type { Position } from '../numbers/position.js'
import { createActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import { canNavigate, type Destination, getDestination, isRouted } from './destination.js'
import { isSameTarget } from './is-same-target.js'
import { acceptRequest, type PendingAnswer } from './pending-answer.js'
import type { Host, RequestListener, Requests } from './request.js'
import { getCalls, type Transaction } from './transaction.js'
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
  let open: Transaction | undefined
  /** The last request, until the parent has had time to answer it. */
  let pending: PendingAnswer | undefined

  const request: Requests['request'] = (target, cause) =>
    batch(() => {
      const latest = position()
      // Requests of one transaction add up. Otherwise, what the parent has passed since the last request wins.
      const addsUp = open || (pending && isSameTarget(pending, options()))
      const start = pending && addsUp ? acceptRequest(pending, options(), latest) : latest
      const destination = getDestination(start, target)
      if (!destination) return
      const { to } = destination
      if (!isSameTarget(start.shown, to)) notify(to, cause)
      warnIfUnheard(host, destination, cause)
      // Also if the same numbers are shown, because the stored page may be past the end.
      store(latest, destination)
      const { page, pageSize } = options()
      pending = { page, pageSize, to }
      if (!open) return run({ from: start.shown, to, cause, isReported: false })
      open.to = to
      if (open.isReported) open.cause = cause
    })

  /** Stores a destination. What the parent controls stays as it is, until the parent changes it. */
  const store = ({ resumeFrom, isPageControlled }: Position, { to, offset: newOffset }: Destination) => {
    const offset = isPageControlled ? resumeFrom.offset : newOffset
    const pageSize = itemsPerPage(options().pageSize) ?? to.pageSize
    const isStored = offset === resumeFrom.offset && pageSize === resumeFrom.pageSize
    if (!isStored && !isRouted(options())) setState({ offset, pageSize })
  }

  /** Runs the callbacks, which can add requests, then navigates and waits for an answer. */
  const run = (transaction: Transaction) => {
    open = transaction
    callInTurn([
      () => callInTurn(getCalls(transaction, options)),
      () => {
        open = undefined
        // Unless the callbacks have undone the change.
        const { from, to, cause } = transaction
        const { navigate, getPageUrl } = options()
        if (!isSameTarget(from, to) && getPageUrl) navigate?.(getPageUrl(to), { ...to, ...cause })
      },
      () => {
        const { to } = transaction
        const forget = () => {
          if (pending?.to === to) pending = undefined
        }
        // A task that a callback has started to answer in runs before this one. A refusal can't be noticed.
        if (isSameTarget(to, position().shown)) forget()
        else setTimeout(forget)
      },
    ])
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
