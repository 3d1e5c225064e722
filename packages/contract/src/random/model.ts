import type { PageAndSize, PaginationOptions, PaginationTarget } from '@dogear/core'
import { type ApiRequest, type Call, type Details, type Environment, type Reaction, react } from './environment.js'
import { lastPageOf, offsetOf, type Position, pageRangeOf, pagesOf, positionOf } from './position.js'
import { targetOf } from './target.js'

interface Settings {
  /** New props from inside a callback arrive with the next render. */
  readonly rendersLater?: boolean
  /** What the callbacks do, one after the other. Later ones do nothing. */
  readonly reactions?: readonly Reaction[]
}

/** The documented rules for state and callbacks, written without the core. */
export function createModel(initial: PaginationOptions, { rendersLater = false, reactions = [] }: Settings = {}) {
  const calls: Call[] = []
  const pendingReactions = [...reactions]
  let isUnmounted = false
  let pageChanges = 0
  let changes = 0
  // What the request in progress and those in its callbacks have asked for.
  let asked: PageAndSize | undefined

  // The parent's latest options, and those that have arrived. Each change comes with new callbacks.
  let latest = { options: initial, version: 0 }
  let received = latest

  // The first item of the requested page, from 0, and the page size. The shown page is derived from both.
  let ownPageSize = initial.pageSize ?? initial.defaultPageSize ?? 10
  let item = offsetOf(initial.page ?? initial.defaultPage ?? 1, ownPageSize)
  let settled: Position | undefined

  const position = (): Position => {
    const { options } = received
    const pageSize = options.pageSize ?? ownPageSize
    const requestedPage = options.page ?? Math.floor(item / pageSize) + 1
    return positionOf({ options, requestedPage, pageSize, settled })
  }

  /** The position that the request in progress asks for. The parent may not have passed it yet. */
  const requested = (): Position => {
    const latest = position()
    if (!asked || (latest.page === asked.page && latest.pageSize === asked.pageSize)) return latest
    const options = { ...received.options, ...asked }
    return positionOf({ options, requestedPage: asked.page, pageSize: asked.pageSize, settled })
  }

  const call = (details: Details) => {
    if (isUnmounted) return
    calls.push({ ...details, version: received.version })
    react(pendingReactions.shift(), details, environment)
  }

  const store = (first: number, pageSize: number) => {
    const { page, pageSize: controlledPageSize, navigate } = received.options
    // With `navigate`, a page that is passed comes from the URL, which owns both numbers.
    if (navigate && page !== undefined) return
    if (page === undefined) item = first
    if (controlledPageSize === undefined) ownPageSize = pageSize
  }

  /** One request for a page, a page size or both. */
  const change = (wanted: PaginationTarget, reason: string) => {
    const from = requested()
    const pageSize = wanted.pageSize ?? from.pageSize
    const isResize = pageSize !== from.pageSize
    if (wanted.page === undefined && !isResize) return

    // Where no item is visible, the requested one counts.
    const { start, end } = pageRangeOf(from)
    const visible = end === 0 && received.options.page === undefined ? item : start
    const limit = isResize ? limitOf(from, { pageSize, visible }) : lastPageOf(from)
    const page = Math.max(1, Math.min(wanted.page ?? Math.floor(visible / pageSize) + 1, limit))
    store(wanted.page === undefined ? visible : offsetOf(page, pageSize), pageSize)

    const isOutermost = asked === undefined
    asked = { page, pageSize }
    const changesBefore = pageChanges
    if (isResize) call({ name: 'onPageSizeChange', page, pageSize })
    // Skipped if a request from the first callback has already reported a newer page.
    if (page !== from.page && pageChanges === changesBefore) {
      pageChanges++
      call({ name: 'onPageChange', page, pageSize })
    }
    if (isOutermost) report(from, reason)
  }

  /** Reports what a request and those in its callbacks have changed together. */
  const report = (from: PageAndSize, reason: string) => {
    const { page, pageSize } = asked as PageAndSize
    asked = undefined
    if (page === from.page && pageSize === from.pageSize) return
    const own = ++changes
    call({ name: 'onPaginationChange', page, pageSize, reason })
    const { navigate, getPageUrl } = received.options
    if (!navigate || !getPageUrl || own !== changes) return
    call({ name: 'navigate', page, pageSize, reason, url: getPageUrl({ page, pageSize }), hasEvent: reason !== 'api' })
  }

  /** New options arrive. A field that is no longer controlled keeps its last value. */
  const receive = () => {
    const before = position()
    const { page, pageSize } = received.options
    received = latest
    if (page !== undefined && received.options.page === undefined) item = offsetOf(before.page, before.pageSize)
    if (pageSize !== undefined && received.options.pageSize === undefined) ownPageSize = before.pageSize
  }

  const render = () => {
    receive()
    const shown = position()
    if (!shown.busy) settled = shown
  }

  const environment: Environment = {
    options: () => latest.options,
    request: (request) => requestFor('api', request),
    update(change) {
      latest = { options: { ...latest.options, ...change }, version: latest.version + 1 }
      if (!rendersLater) receive()
    },
    unmount() {
      isUnmounted = true
    },
  }
  /** A request through the API, or through a control of this name. */
  const requestFor = (reason: string, request: ApiRequest) => {
    const wanted = targetOf(request, requested())
    if (wanted) change(wanted, reason)
  }

  render()
  return {
    ...environment,
    requestFor,
    position,
    /** What was shown last while not busy. */
    settled: () => settled,
    render,
    options: () => received.options,
    calls,
    isUnmounted: () => isUnmounted,
  }
}

/** The last page that can be reached with another page size. A number of pages says nothing about it. */
function limitOf(
  { count, maxPage, busy }: Position,
  { pageSize, visible }: { readonly pageSize: number; readonly visible: number },
): number {
  const last = pagesOf(count ?? Number.MAX_SAFE_INTEGER, pageSize)
  // While busy, the count may belong to another query, so the visible item can stay on the page.
  return Math.min(maxPage, busy ? Math.max(last, Math.floor(visible / pageSize) + 1) : last)
}
