import { PaginationApi } from './api.js'
import { getPosition } from './numbers/position.js'
import type { PaginationState } from './numbers/wanted.js'
import type { PaginationOptions } from './options/options.js'
import { internals } from './parts/any-pagination.js'
import { toProps } from './parts/to-props.js'
import { callInTurn } from './requests/call-in-turn.js'
import { createRequests } from './requests/create-requests.js'
import { createPageCheck } from './requests/page-check.js'

/** The state of one pagination component, without a framework. */
export interface Pagination {
  /** The current numbers, entries, actions and prop getters. The same object until something changes. */
  get(): PaginationApi
  /**
   * Calls `listener` after each change of state or options, once the callbacks have run. Each call of `subscribe` counts, even
   * with the same function, and returns a function that ends that subscription at once. If listeners throw, the others still
   * run, the first error is thrown to the code that made the change, and each other one in a task of its own.
   */
  subscribe(listener: () => void): () => void
  /**
   * Replaces all options, so options that you omit are no longer set. Passing the same object again does nothing, unless you
   * have changed one of its options.
   */
  setOptions(next?: PaginationOptions | null): void
}

/**
 * Creates the state of a pagination component. It manages page and page size unless the options control them.
 * @example
 * const pagination = createPagination({ count: 100 })
 * pagination.subscribe(render)
 */
export function createPagination(initial?: PaginationOptions | null): Pagination {
  const listeners = new Set<() => void>()
  let options = initial ?? noOptions
  let copy = { ...options }
  let position = getPosition(options)
  let rendered: PaginationApi | undefined
  let isRunning = false

  const host = {
    options: () => options,
    position: () => position,
    setState: (next: PaginationState) => update(options, next),
    // Callbacks may make requests and set options themselves, so listeners run once, at the end.
    batch(work: () => void) {
      if (isRunning) return work()
      const before = position
      isRunning = true
      callInTurn([
        work,
        () => {
          isRunning = false
          if (position !== before) callInTurn([...listeners])
        },
      ])
    },
  }
  const checkPage = createPageCheck(host)
  let cancelCheck = checkPage()

  const update = (next: PaginationOptions, state: PaginationState | undefined) => {
    options = next
    position = getPosition(next, state, position, rendered?.[internals].position)
    cancelCheck?.()
    cancelCheck = checkPage()
  }

  const requests = createRequests(host)

  return {
    get() {
      if (rendered?.[internals].position !== position)
        rendered = new PaginationApi({ options, position, requests, toProps }, rendered)
      return rendered
    },
    subscribe(listener) {
      // A new function for each call. Another listener may end this subscription before its turn.
      const own = () => {
        if (listeners.has(own)) listener()
      }
      listeners.add(own)
      return () => {
        listeners.delete(own)
      }
    },
    setOptions(next) {
      const given = next ?? noOptions
      if (given === options && hasSameOptions(copy, given)) return
      copy = { ...given }
      host.batch(() => update(given, position.stored))
    },
  }
}

const noOptions: PaginationOptions = {}

const hasSameOptions = (one: PaginationOptions, other: PaginationOptions) =>
  Object.keys({ ...one, ...other }).every((name) => Object.is(one[name as never], other[name as never]))
