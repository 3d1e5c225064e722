import {
  type PaginationApi as CoreApi,
  connect,
  createRequests,
  getModel,
  getPosition,
  optionNames,
  type PaginationActions,
  type PaginationOptions,
  type PaginationState,
  type Position,
} from '@dogear/core'
import { type Accessor, batch, createMemo, createSignal, untrack } from 'solid-js'

export interface UsePaginationProps extends PaginationOptions {
  /** Accepted for compatibility with Ark UI; it has no effect. For ids of the elements use `ids`. */
  id?: string | undefined
}

export interface PaginationApi extends CoreApi<'on:click'> {}

/**
 * Call it for the current pagination. The actions are also its members, which track nothing: an effect that calls
 * `pagination.setPage(1)` doesn't run again because of the page that it requested.
 */
export interface UsePaginationReturn extends Accessor<PaginationApi>, PaginationActions {}

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters. Options stay
 * live if they are getters, as in `{ get count() { return count() } }`, props, a store, or an accessor.
 * @example
 * const pagination = usePagination(() => ({ count: found().length }))
 */
export function usePagination(options: UsePaginationProps | Accessor<UsePaginationProps> = {}): UsePaginationReturn {
  const [stored, setState] = createSignal<PaginationState>()
  // Read once for each change of an option, and not for a change of page.
  const given = createMemo(() => {
    const live = typeof options === 'function' ? options() : options
    return Object.fromEntries(optionNames.map((name) => [name, live[name]]))
  })
  const position = createMemo<Position>((previous) => getPosition(given(), stored(), previous))
  const requests = createRequests({ position: () => untrack(position), setState, run })
  return Object.assign(
    createMemo<PaginationApi>((previous) => connect(getModel(position(), previous), requests, eventName)),
    requests.actions,
  )
}

/** Spells an event as Solid does in a spread, with a listener on the element itself. */
const eventName = (event: string) => `on:${event}`

/** Runs a request as one update, even if a callback throws, and tracks nothing, even if an effect makes it. */
function run(request: () => void) {
  let rethrow = () => {}
  const attempt = () => {
    try {
      request()
    } catch (error) {
      rethrow = () => {
        throw error
      }
    }
  }
  untrack(() => batch(attempt))
  rethrow()
}
