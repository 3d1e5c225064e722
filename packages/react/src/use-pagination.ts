'use client'

import {
  connect,
  createActions,
  initialState,
  type PaginationApi,
  type PaginationModel,
  type PaginationOptions,
  type PaginationState,
  paginate,
} from '@dogear/core'
import { useInsertionEffect, useState } from 'react'

export interface UsePaginationProps extends PaginationOptions {}

export interface UsePaginationReturn extends PaginationApi {}

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters.
 * @example
 * const pagination = usePagination({ count: 100 })
 * return <Pagination.RootProvider value={pagination}>…</Pagination.RootProvider>
 */
export function usePagination(options: UsePaginationProps = {}): UsePaginationReturn {
  const [kept, keep] = useState(() => initialState(options))
  const [instance] = useState(() => createInstance(options, kept, keep))
  const model = paginate(options, kept, instance.committed())
  useInsertionEffect(() => instance.commit(model))
  return connect(model, instance.actions)
}

/** What events read: the options that were committed last, and the state that was kept since, which may show much later. */
function createInstance(options: PaginationOptions, kept: PaginationState, rerender: (next: PaginationState) => void) {
  let committed: PaginationModel | undefined
  return {
    committed: () => committed,
    commit(next: PaginationModel) {
      options = next.options
      if (next.state !== committed?.state) kept = next.state
      committed = next
    },
    actions: createActions({
      options: () => options,
      kept: () => kept,
      keep(next) {
        kept = next
        rerender(next)
      },
    }),
  }
}
