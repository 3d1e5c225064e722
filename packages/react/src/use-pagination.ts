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
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters. It is the same
 * object until something changes.
 * @example
 * const pagination = usePagination({ count: 100 })
 * return <Pagination.RootProvider value={pagination}>…</Pagination.RootProvider>
 */
export function usePagination(options: UsePaginationProps = {}): UsePaginationReturn {
  const [kept, keep] = useState(() => initialState(options))
  const [instance] = useState(() => createInstance(options, kept, keep))
  const shown = instance.show(options, kept)
  useInsertionEffect(() => instance.commit(options, shown))
  return shown.api
}

interface Shown {
  model: PaginationModel
  api: PaginationApi
}

/** Renders read what was committed last. Events read the latest options, and what was kept since, which may show later. */
function createInstance(options: PaginationOptions, kept: PaginationState, rerender: (next: PaginationState) => void) {
  let committed: Shown | undefined
  const actions = createActions({
    options: () => options,
    kept: () => kept,
    keep(next) {
      kept = next
      rerender(next)
    },
  })
  return {
    show(nextOptions: PaginationOptions, nextKept: PaginationState): Shown {
      const previous = committed?.model
      if (committed && previous?.kept === nextKept && isSame(nextOptions, previous.options)) return committed
      const model = paginate(nextOptions, nextKept, previous)
      return { model, api: connect(model, actions) }
    },
    commit(nextOptions: PaginationOptions, shown: Shown) {
      options = nextOptions
      if (shown.model.state !== committed?.model.state) kept = shown.model.state
      committed = shown
    },
  }
}

/** Callbacks are read when they are called, so that a new one changes nothing that is shown. */
function isSame(a: PaginationOptions, b: PaginationOptions): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof PaginationOptions)[]
  return names.every((name) => name.startsWith('on') || Object.is(a[name], b[name]))
}
