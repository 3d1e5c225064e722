import { createActions, type PaginationActions } from './actions.js'
import { callInTurn } from './call-in-turn.js'
import type { ClickEvent } from './click.js'
import { getDestination, type Target } from './destination.js'
import { positiveInteger } from './number.js'
import type { PaginationOptions } from './options.js'
import type { PageAndSize } from './page-math.js'
import { getPosition, type Position } from './position.js'
import type { PaginationState } from './state.js'

/** What an adapter provides: the latest position, and a way to replace the state behind it. */
export interface Host {
  /** The position of the latest options and of the state that `setState` received last. */
  position(): Position
  /** Stores a state and renders again. */
  setState(next: PaginationState, cause: Cause): void
  /** Runs a request and its callbacks as one update. Default: just calls it. */
  run?(request: () => void): void
}

/** What caused a request. */
export interface Cause {
  /** The `data-part` of the control, or `api`. */
  readonly reason: string
  /** The event on the control. */
  readonly event?: ClickEvent
}

/** Clamps, compares and stores, then runs the callbacks. */
export type Request = (target: Target, cause: Cause) => void

/** The ways to change a pagination. */
export interface Requests {
  readonly request: Request
  readonly actions: PaginationActions
  /** Whether requests call `navigate`. */
  readonly navigates: () => boolean
  /** Calls `listener` before each request that changes page or page size is stored. Returns a function that unsubscribes. */
  readonly onRequest: (listener: () => void) => () => void
}

/**
 * The rules of every request, in one place: read the latest position, clamp, compare, store, then run the callbacks. Those
 * about the whole change run once, after all requests that the other callbacks make.
 */
export function createRequests({ position, setState, run = (request) => request() }: Host): Requests {
  let pageChanges = 0
  let changes = 0
  // What the outermost request and those inside its callbacks have asked for so far.
  let pending: PageAndSize | undefined
  // Most paginations have no listeners.
  let listeners: Set<() => void> | undefined

  const request: Request = (target, cause) =>
    run(() => {
      const latest = position()
      const { options } = latest
      const from = pending ? asRequested(latest, pending) : latest
      const to = getDestination(from, target)
      if (!to) return
      const { page, pageSize } = to
      const isResize = pageSize !== from.pageSize
      if (isResize || page !== from.page) for (const listener of listeners ?? []) listener()
      const stored = getPosition(options, to.state, undefined, latest).state
      const isStored = stored.offset === latest.state.offset && stored.pageSize === latest.state.pageSize
      if (!isStored && !isRouted(options)) setState(stored, cause)
      const isOutermost = !pending
      pending = { page, pageSize }
      const changesBefore = pageChanges
      callInTurn(
        () => {
          if (isResize) position().options.onPageSizeChange?.({ page, pageSize })
        },
        () => {
          // A nested request has already reported a newer page.
          if (page === from.page || pageChanges !== changesBefore) return
          pageChanges++
          position().options.onPageChange?.({ page, pageSize })
        },
        () => {
          if (isOutermost) finish(from, cause)
        },
      )
    })

  /** Reports what a request and those inside its callbacks have changed together. */
  const finish = (from: Position, { reason, event }: Cause) => {
    const { page, pageSize } = pending as PageAndSize
    pending = undefined
    if (page === from.page && pageSize === from.pageSize) return
    const change = ++changes
    callInTurn(
      () => position().options.onPaginationChange?.({ page, pageSize, reason }),
      () => {
        const { navigate, getPageUrl } = position().options
        // `onPaginationChange` may have made a newer request.
        if (change === changes && getPageUrl)
          navigate?.(getPageUrl({ page, pageSize }), { page, pageSize, reason, event })
      },
    )
  }

  return {
    request,
    actions: createActions(request),
    navigates: () => canNavigate(position().options),
    onRequest(listener) {
      listeners ??= new Set()
      const added = listeners.add(listener)
      return () => added.delete(listener)
    },
  }
}

/** The position that a request asks for, if the parent hasn't passed it yet. */
function asRequested(latest: Position, { page, pageSize }: PageAndSize): Position {
  if (latest.page === page && latest.pageSize === pageSize) return latest
  const asked = getPosition({ ...latest.options, page, pageSize }, latest.stored, latest)
  // Only a page that the parent passes replaces the item that was requested.
  return positiveInteger(latest.options.page) ? asked : { ...asked, state: latest.state }
}

const canNavigate = ({ navigate, getPageUrl }: PaginationOptions) => !!(navigate && getPageUrl)

/** Whether a router owns the page, so that requests store nothing. */
export function isRouted(options: PaginationOptions): boolean {
  return canNavigate(options) && !!positiveInteger(options.page)
}
