import {
  type PaginationApi as CoreApi,
  connect,
  createActions,
  type PaginationModel,
  type PaginationOptions,
  type PaginationState,
  paginate,
} from '@dogear/core'
import { untrack } from 'svelte'

export interface UsePaginationProps extends PaginationOptions {}

export interface PaginationApi extends CoreApi<'onclick'> {}

/** The options of a root that are an attribute of no part, but for those that can be bound and the callbacks. */
export const optionNames =
  'count defaultPage defaultPageSize siblingCount boundaryCount type getPageUrl translations ids'.split(' ')

/** Gives what the pagination shows and does now. */
export type UsePaginationReturn = () => PaginationApi

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

  // Untracked, so that an effect may make a request and not run again for its answer; and not read from what is derived,
  // which stands still while the component plays its outro.
  const actions = createActions({
    model: () => untrack(latest),
    keep(next) {
      kept = next
    },
  })

  const api = $derived(connect(latest(), actions, 'onclick'))
  return () => api
}
