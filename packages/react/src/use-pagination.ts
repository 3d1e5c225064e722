'use client'

import {
  connect,
  createActions,
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
  const [kept, keep] = useState<PaginationState>()
  const [instance] = useState(() => createInstance(paginate(options), keep))
  const model = paginate(options, kept, instance.committed())
  useInsertionEffect(() => instance.commit(model))
  return connect(model, instance.actions)
}

/** What events read: the model that was committed last, and the state that was kept since, which may show much later. */
function createInstance(committed: PaginationModel, rerender: (next: PaginationState) => void) {
  let { kept } = committed
  return {
    committed: () => committed,
    commit(next: PaginationModel) {
      if (next.kept !== committed.kept) kept = next.kept
      committed = next
    },
    actions: createActions({
      model: () => paginate(committed.options, kept, committed),
      keep(next) {
        kept = next
        rerender(next)
      },
    }),
  }
}
