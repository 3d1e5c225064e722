import { connect, type PaginationApi } from './api.js'
import { callInTurn } from './call-in-turn.js'
import { getModel, type PaginationModel } from './model.js'
import type { PaginationOptions } from './options.js'
import { createPageCheck } from './page-check.js'
import { getPosition, type Position } from './position.js'
import { createRequests } from './requests.js'
import type { PaginationState } from './state.js'

/** A pagination without a framework. */
export interface Pagination {
  /** The current numbers, entries, actions and prop getters. The same object until something changes. */
  get(): PaginationApi
  /**
   * Calls `listener` after each change of state or options, once the callbacks have run. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void
  /** Replaces all options, so options that you omit are no longer set. */
  setOptions(next: PaginationOptions): void
}

/**
 * A pagination without a framework. It manages what the options don't control.
 * @example
 * const pagination = createPagination({ count: 100 })
 * pagination.subscribe(render)
 */
export function createPagination(options: PaginationOptions = {}): Pagination {
  const listeners = new Set<() => void>()
  let position = getPosition(options)
  let shown: { position: Position; model: PaginationModel; api: PaginationApi } | undefined
  let isRunning = false

  const checkPage = createPageCheck(() => position)
  let cancelCheck = checkPage()

  const update = (next: PaginationOptions, state: PaginationState | undefined) => {
    position = getPosition(next, state, position, shown?.position)
    cancelCheck?.()
    cancelCheck = checkPage()
  }

  // Callbacks may make requests and set options themselves, so listeners run once, at the end.
  const run = (work: () => void) => {
    if (isRunning) return work()
    const before = position
    isRunning = true
    callInTurn(work, () => {
      isRunning = false
      if (position !== before) callInTurn(...listeners)
    })
  }

  const requests = createRequests({
    position: () => position,
    setState: (next) => update(position.options, next),
    run,
  })

  return {
    get() {
      if (shown?.position !== position) {
        const model = getModel(position, shown?.model)
        shown = { position, model, api: connect(model, requests) }
      }
      return shown.api
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    setOptions: (next) => run(() => update(next, position.stored)),
  }
}
