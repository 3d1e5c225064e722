import type { PaginationActions, PaginationOptions } from '@dogear/core'
import {
  PaginationApi as CoreApi,
  createPageCheck,
  createRequests,
  getPosition,
  optionNames,
  type PaginationState,
  type Position,
} from '@dogear/core/adapter'
import { type Accessor, batch, createEffect, createMemo, createSignal, onCleanup, untrack } from 'solid-js'
import { toProps } from '../render/to-props.js'

export interface UsePaginationProps extends PaginationOptions {
  /** Accepted so that code written for Ark UI compiles. It prefixes nothing: use `ids` to set ids of elements. */
  id?: string | undefined
}

export interface PaginationApi extends CoreApi<'on:click'> {}

/**
 * Call it to get the current pagination. The actions are also members of the accessor, so that an effect can call
 * `pagination.setPage(1)` without tracking the pagination.
 */
export interface UsePaginationReturn extends Accessor<PaginationApi>, PaginationActions {}

/**
 * A pagination without elements, for `Pagination.RootProvider` or for the prop getters. Options stay live in props, a
 * store, an accessor, or an object with getters such as `{ get count() { return count() } }`.
 * @example
 * const pagination = usePagination(() => ({ count: found().length }))
 */
export function usePagination(options?: UsePaginationProps | Accessor<UsePaginationProps>): UsePaginationReturn {
  const [stored, setState] = createSignal<PaginationState>()
  // A memo, so that a change of page doesn't read the options again.
  const latestOptions = createMemo(() => {
    const live: PaginationOptions = Object(typeof options === 'function' ? options() : options)
    return Object.fromEntries(optionNames.filter((name) => name in live).map((name) => [name, live[name]]))
  })
  let rendered: Position | undefined
  const position = createMemo<Position>((previous) => getPosition(latestOptions(), stored(), previous, rendered))
  const host = { options: latestOptions, position, setState, batch: run }
  const requests = createRequests(host)
  const checkPage = createPageCheck(host)
  // In an effect, because the memos of a transition run before anything of it is shown.
  createEffect(() => {
    rendered = position()
    const cancel = checkPage()
    if (cancel) onCleanup(cancel)
  })
  return Object.assign(
    createMemo<PaginationApi>(
      (previous) =>
        new CoreApi<'on:click'>({ options: latestOptions(), position: position(), requests, toProps }, previous),
    ),
    requests.actions,
  )
}

/** Runs a request as one update, even if a callback throws, and tracks nothing, even if an effect makes it. */
function run(request: () => void) {
  const errors: unknown[] = []
  const attempt = () => {
    try {
      request()
    } catch (error) {
      errors.push(error)
    }
  }
  untrack(() => batch(attempt))
  for (const error of errors) throw error
}
