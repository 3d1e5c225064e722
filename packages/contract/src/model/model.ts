import type { PaginationOptions } from '@dogear/core'
import { type Call, type Reaction, react, type World } from './world.js'

/** What the pagination shows. */
export interface Shown {
  readonly page: number
  readonly pageSize: number
  readonly count: number | undefined
  readonly totalPages: number
}

interface Surroundings {
  /** What a parent answers inside a callback arrives with the next render, not at once. */
  readonly rendersLater: boolean
  /** What the callbacks do, one after the other; then nothing more. */
  readonly reactions: readonly Reaction[]
}

/** The interface's sentences on state and callbacks, one by one and without a line of the core. */
export function createModel(first: PaginationOptions, { rendersLater, reactions }: Surroundings) {
  const calls: Call[] = []
  const toCome = [...reactions]
  let isGone = false
  let pageChanges = 0

  // What the parent wants to be given, and what has arrived; each time it is given, the callbacks are new ones.
  let wanted = { options: first, time: 0 }
  let arrived = wanted

  // A kept page is kept with the size it was asked at, and the page shown is derived from both.
  let keptSize = first.pageSize ?? first.defaultPageSize ?? 10
  let wish = { page: first.page ?? first.defaultPage ?? 1, pageSize: keptSize }

  const shown = (): Shown => {
    const { count, page, pageSize = keptSize } = arrived.options
    const totalPages = Math.ceil((count ?? 0) / pageSize)
    const wished = page ?? pageOf((wish.page - 1) * wish.pageSize, pageSize)
    return { page: clamp(wished, { count, totalPages }), pageSize, count, totalPages }
  }

  const call = (name: Call['name'], { page, pageSize }: Shown) => {
    if (isGone) return
    if (name === 'onPageChange') pageChanges++
    calls.push({ name, page, pageSize, given: arrived.time })
    react(toCome.shift(), { name, page, pageSize }, world)
  }

  const callBack = (from: Shown, to: Shown) => {
    const changesBefore = pageChanges
    if (to.pageSize !== from.pageSize) call('onPageSizeChange', to)
    // Once each: a callback that has asked for another page has had the last word.
    if (to.page !== from.page && pageChanges === changesBefore) call('onPageChange', to)
  }

  const setPage = (value: number) => {
    if (Number.isNaN(value)) return
    const from = shown()
    const to = { ...from, page: clamp(Math.trunc(value), from) }
    if (arrived.options.page === undefined) wish = to
    callBack(from, to)
  }

  const setPageSize = (value: number) => {
    const pageSize = Math.trunc(value)
    const from = shown()
    if (!(value >= 1) || pageSize === from.pageSize) return
    // Where there is nothing, no item is visible, and what is wished for counts.
    const given = arrived.options.page
    const visible = from.count !== 0 ? from : given ? { page: given, pageSize: from.pageSize } : wish
    const totalPages = Math.ceil((from.count ?? 0) / pageSize)
    const page = clamp(pageOf((visible.page - 1) * visible.pageSize, pageSize), { count: from.count, totalPages })
    if (arrived.options.page === undefined) wish = visible
    if (arrived.options.pageSize === undefined) keptSize = pageSize
    callBack(from, { ...from, page, pageSize, totalPages })
  }

  const arrive = () => {
    const before = shown()
    const { page, pageSize } = arrived.options
    arrived = wanted
    // A field that stops being given: the library goes on from what was last shown.
    if (page !== undefined && arrived.options.page === undefined) wish = before
    if (pageSize !== undefined && arrived.options.pageSize === undefined) keptSize = before.pageSize
  }

  const requests = {
    setPage,
    setPageSize,
    goToFirstPage: () => setPage(1),
    goToPrevPage: () => setPage(shown().page - 1),
    goToNextPage: () => setPage(shown().page + 1),
    goToLastPage: () => setPage(shown().totalPages || shown().page),
  }

  const world: World = {
    options: () => wanted.options,
    request: (name, value) => requests[name](value),
    update(change) {
      wanted = { options: { ...wanted.options, ...change }, time: wanted.time + 1 }
      if (!rendersLater) arrive()
    },
    unmount() {
      isGone = true
    },
  }
  return { ...world, shown, render: arrive, given: () => arrived.options, calls, isGone: () => isGone }
}

/** The page on which an item stands; the first item is 0. */
const pageOf = (item: number, pageSize: number) => Math.floor(item / pageSize) + 1

function clamp(page: number, { count, totalPages }: Pick<Shown, 'count' | 'totalPages'>): number {
  const last = count === undefined ? Number.POSITIVE_INFINITY : Math.max(totalPages, 1)
  return Math.max(1, Math.min(page, last))
}
