import type { PaginationOptions } from '@dogear/core'
import { type Call, type Environment, type Reaction, react } from './environment.js'

/** The numbers that the pagination shows. */
export interface Position {
  readonly page: number
  readonly pageSize: number
  readonly count: number | undefined
  readonly totalPages: number
}

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

  // The parent's latest options, and the rendered ones. Each change comes with new callbacks.
  let latest = { options: initial, version: 0 }
  let rendered = latest

  // A requested page is stored with its page size. The shown page is derived from both.
  let ownPageSize = initial.pageSize ?? initial.defaultPageSize ?? 10
  let requested = { page: initial.page ?? initial.defaultPage ?? 1, pageSize: ownPageSize }

  const position = (): Position => {
    const { count, page, pageSize = ownPageSize } = rendered.options
    const totalPages = Math.ceil((count ?? 0) / pageSize)
    const unclamped = page ?? pageOf((requested.page - 1) * requested.pageSize, pageSize)
    return { page: clamp(unclamped, { count, totalPages }), pageSize, count, totalPages }
  }

  const call = (name: Call['name'], { page, pageSize }: Position) => {
    if (isUnmounted) return
    if (name === 'onPageChange') pageChanges++
    calls.push({ name, page, pageSize, version: rendered.version })
    react(pendingReactions.shift(), { name, page, pageSize }, environment)
  }

  const callBack = (from: Position, to: Position) => {
    const changesBefore = pageChanges
    if (to.pageSize !== from.pageSize) call('onPageSizeChange', to)
    // Skipped if a request from the first callback has already reported a newer page.
    if (to.page !== from.page && pageChanges === changesBefore) call('onPageChange', to)
  }

  const setPage = (value: number) => {
    if (Number.isNaN(value)) return
    const from = position()
    const to = { ...from, page: clamp(Math.trunc(value), from) }
    if (rendered.options.page === undefined) requested = to
    callBack(from, to)
  }

  const setPageSize = (value: number) => {
    const pageSize = Math.trunc(value)
    const from = position()
    if (!(value >= 1) || pageSize === from.pageSize) return
    // An empty list has no first visible item, so the requested page counts.
    const { page: controlledPage } = rendered.options
    const unclamped = controlledPage ? { page: controlledPage, pageSize: from.pageSize } : requested
    const visible = from.count === 0 ? unclamped : from
    const totalPages = Math.ceil((from.count ?? 0) / pageSize)
    const page = clamp(pageOf((visible.page - 1) * visible.pageSize, pageSize), { count: from.count, totalPages })
    if (controlledPage === undefined) requested = visible
    if (rendered.options.pageSize === undefined) ownPageSize = pageSize
    callBack(from, { ...from, page, pageSize, totalPages })
  }

  const render = () => {
    const before = position()
    const { page, pageSize } = rendered.options
    rendered = latest
    // A field that is no longer controlled keeps its last value.
    if (page !== undefined && rendered.options.page === undefined) requested = before
    if (pageSize !== undefined && rendered.options.pageSize === undefined) ownPageSize = before.pageSize
  }

  const requests = {
    setPage,
    setPageSize,
    goToFirstPage: () => setPage(1),
    goToPrevPage: () => setPage(position().page - 1),
    goToNextPage: () => setPage(position().page + 1),
    goToLastPage: () => setPage(position().totalPages || position().page),
  }

  const environment: Environment = {
    options: () => latest.options,
    request: (name, value) => requests[name](value),
    update(change) {
      latest = { options: { ...latest.options, ...change }, version: latest.version + 1 }
      if (!rendersLater) render()
    },
    unmount() {
      isUnmounted = true
    },
  }
  return { ...environment, position, render, options: () => rendered.options, calls, isUnmounted: () => isUnmounted }
}

/** The page that contains an item. The first item is 0. */
const pageOf = (item: number, pageSize: number) => Math.floor(item / pageSize) + 1

function clamp(page: number, { count, totalPages }: Pick<Position, 'count' | 'totalPages'>): number {
  const last = count === undefined ? Number.POSITIVE_INFINITY : Math.max(totalPages, 1)
  return Math.max(1, Math.min(page, last))
}
