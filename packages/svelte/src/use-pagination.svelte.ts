import {
  type PaginationApi as CoreApi,
  connect,
  createActions,
  type PaginationActions,
  type PaginationModel,
  type PaginationOptions,
  type PaginationState,
  paginate,
} from '@dogear/core'
import { untrack } from 'svelte'

export interface UsePaginationProps extends PaginationOptions {
  /** Accepted, so that code written for Ark UI compiles. It prefixes nothing: pass `ids` to give elements ids. */
  id?: string | undefined
}

export interface PaginationApi extends CoreApi<'onclick'> {}

/**
 * Called, it returns what the pagination shows and does now, and an effect that calls it runs again when that changes.
 * Its members are the actions, which stay the same and track nothing: `pagination.setPage(1)` is for effects.
 */
export interface UsePaginationReturn extends PaginationActions {
  (): PaginationApi
}

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters. Options stay
 * live where a function gives them, or where they are getters.
 * @example
 * const pagination = usePagination(() => ({ count: found.length }))
 */
export function usePagination(options: UsePaginationProps | (() => UsePaginationProps) = {}): UsePaginationReturn {
  const given = typeof options === 'function' ? options : () => options
  let kept = $state.raw<PaginationState>()
  let model: PaginationModel | undefined
  const latest = () => {
    model = paginate(given(), kept, model)
    return model
  }

  // Untracked, callbacks included, so that an effect may make a request and not run again for its answer; and not read
  // from what is derived, which stands still while the component plays its outro.
  const actions = createActions({
    model: () => untrack(latest),
    keep(next) {
      kept = next
    },
    run: untrack,
  })

  const api = $derived(connect(latest(), actions, 'onclick'))
  return Object.assign(() => api, actions)
}
