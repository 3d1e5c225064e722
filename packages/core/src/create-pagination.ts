import { createActions } from './actions.js'
import { connect, type PaginationApi } from './connect.js'
import type { PaginationOptions } from './options.js'
import { paginate } from './paginate.js'
import type { PaginationState } from './state.js'

/** A pagination without a framework. */
export interface Pagination {
  /** What it shows and does now: the same object until something changes. */
  get(): PaginationApi
  /**
   * Calls `listener` after each change of state or options, once the callbacks have run. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void
  /** Replaces all options: one that is left out is no longer given. */
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
  let model = paginate(options)
  let isRunning = false

  const update = (next: PaginationOptions, kept: PaginationState | undefined) => {
    model = paginate(next, kept, model)
    api = connect(model, actions)
  }

  // A callback may make requests and set options of its own: listeners run once, at the end.
  const run = (work: () => void) => {
    if (isRunning) return work()
    const before = model
    isRunning = true
    try {
      work()
    } finally {
      isRunning = false
      if (model !== before) for (const listener of [...listeners]) listener()
    }
  }

  const actions = createActions({ model: () => model, keep: (next) => update(model.options, next), run })
  let api = connect(model, actions)

  return {
    get: () => api,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    setOptions: (next) => run(() => update(next, model.kept)),
  }
}
