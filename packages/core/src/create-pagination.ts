import { connect, type PaginationApi } from './api.js'
import { getPosition, type PaginationState, type Position } from './numbers/position.js'
import type { PaginationOptions } from './options/options.js'
import { callInTurn } from './requests/call-in-turn.js'
import { createRequests } from './requests/create-requests.js'
import { createPageCheck } from './requests/page-check.js'
import { toProps } from './to-props.js'

/** The state of one pagination component, without a framework. */
export interface Pagination {
  /** The current numbers, entries, actions and prop getters. The same object until something changes. */
  get(): PaginationApi
  /**
   * Calls `listener` after each change of state or options, once the callbacks have run. Returns a function that
   * unsubscribes.
   */
  subscribe(listener: () => void): () => void
  /** Replaces all options, so options that you omit are no longer set. */
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
  let options = initial ?? {}
  let position = getPosition(options)
  let rendered: { readonly position: Position; readonly api: PaginationApi } | undefined
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
      callInTurn(work, () => {
        isRunning = false
        if (position !== before) callInTurn(...listeners)
      })
    },
  }
  const checkPage = createPageCheck(host)
  let cancelCheck = checkPage()

  const update = (next: PaginationOptions, state: PaginationState | undefined) => {
    options = next
    position = getPosition(next, state, position, rendered?.position)
    cancelCheck?.()
    cancelCheck = checkPage()
  }

  const requests = createRequests(host)

  return {
    get() {
      if (rendered?.position !== position)
        rendered = { position, api: connect({ options, position, requests, toProps }, rendered?.api) }
      return rendered.api
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    setOptions: (next) => host.batch(() => update(next ?? {}, position.stored)),
  }
}
