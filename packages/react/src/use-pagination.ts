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
import { useInsertionEffect, useReducer } from 'react'

export interface UsePaginationProps extends PaginationOptions {
  /** Accepted so that props of Ark UI's fit. It prefixes nothing: the ids of the elements are those in `ids`. */
  id?: string | undefined
}

export interface UsePaginationReturn extends PaginationApi {}

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters.
 * @example
 * const pagination = usePagination({ count: found.length })
 */
export function usePagination(options: UsePaginationProps = {}): UsePaginationReturn {
  const [{ kept, instance }, keep] = useReducer(reduce, options, createCell)
  const model = paginate(options, kept, instance.committed())
  useInsertionEffect(() => instance.commit(model, keep))
  return connect(model, instance.actions)
}

interface Cell {
  readonly kept: PaginationState | undefined
  readonly instance: Instance
}

type Instance = ReturnType<typeof createInstance>

const createCell = (options: PaginationOptions): Cell => ({
  kept: undefined,
  instance: createInstance(paginate(options)),
})

const reduce = ({ instance }: Cell, kept: PaginationState): Cell => ({ kept, instance })

/** What events read: the model that was committed last, and the state that was kept since, which may show much later. */
function createInstance(committed: PaginationModel) {
  let { kept } = committed
  let rerender: ((next: PaginationState) => void) | undefined
  return {
    committed: () => committed,
    commit(next: PaginationModel, keep: (next: PaginationState) => void) {
      if (next.kept !== committed.kept) kept = next.kept
      committed = next
      rerender = keep
    },
    actions: createActions({
      model: () => paginate(committed.options, kept, committed),
      keep(next) {
        kept = next
        rerender?.(next)
      },
      run(request) {
        if (rerender) return request()
        try {
          warnOfEarlyRequest()
        } catch {}
      },
    }),
  }
}

declare const process: { env: { NODE_ENV?: string } }
let hasWarned = false

/** Throws where there is neither a bundler nor Node, and so no `process`. */
function warnOfEarlyRequest() {
  if (process.env.NODE_ENV !== 'production' && !hasWarned) {
    hasWarned = true
    console.warn(
      '[dogear] Ignoring a request made during the first render, which React may repeat or discard. ' +
        'Set defaultPage or defaultPageSize, or make the request in an effect.',
    )
  }
}
