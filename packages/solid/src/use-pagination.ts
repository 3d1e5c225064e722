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
import { type Accessor, batch, createMemo, createSignal, mergeProps, splitProps, untrack } from 'solid-js'

export interface UsePaginationProps extends PaginationOptions {
  /** Accepted for compatibility with Ark UI; it has no effect. For ids of the elements use `ids`. */
  id?: string | undefined
}

export interface PaginationApi extends CoreApi<'on:click'> {}

/**
 * Call it for the pagination as it is now. The actions are also members of its own, which track nothing: an effect that
 * calls `pagination.setPage(1)` doesn't run again for the page that it has requested.
 */
export interface UsePaginationReturn extends Accessor<PaginationApi>, PaginationActions {}

export const optionNames = (
  'count page defaultPage pageSize defaultPageSize siblingCount boundaryCount type getPageUrl onPageChange ' +
  'onPageSizeChange translations ids dir'
).split(' ') as (keyof PaginationOptions)[]

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters. The options
 * stay live where they are getters, as in `{ get count() { return count() } }`, props, a store, or an accessor.
 * @example
 * const pagination = usePagination(() => ({ count: found().length }))
 */
export function usePagination(options: UsePaginationProps | Accessor<UsePaginationProps> = {}): UsePaginationReturn {
  const live: UsePaginationProps = mergeProps(options)
  const [given] = splitProps(live, optionNames)
  const [kept, keep] = createSignal<PaginationState>()
  const model = createMemo<PaginationModel>((previous) => paginate({ ...given }, kept(), previous))
  const actions = createActions({ model: () => untrack(model), keep, run })
  return Object.assign(
    createMemo(() => connect(model(), actions, 'on:click')),
    actions,
  )
}

/** Runs a request as one update, even where a callback throws, and tracks nothing, even where an effect makes it. */
function run(request: () => void) {
  let failure: { error: unknown } | undefined
  const attempt = () => {
    try {
      request()
    } catch (error) {
      failure = { error }
    }
  }
  untrack(() => batch(attempt))
  if (failure) throw failure.error
}
