import type { PaginationActions, PaginationOptions } from '@dogear/core'
import {
  PaginationApi as CoreApi,
  createPageCheck,
  createRequests,
  getPosition,
  type PaginationState,
  type Position,
} from '@dogear/core/adapter'
import { untrack } from 'svelte'
import type { HTMLAttributes } from 'svelte/elements'
import { toProps } from '../render/to-props.js'

export interface UsePaginationProps extends Omit<PaginationOptions, 'dir'> {
  /** Text direction, set on the root element; the parts inherit it. */
  dir?: HTMLAttributes<HTMLElement>['dir']
  /** Accepted so that code written for Ark UI compiles. It prefixes nothing: use `ids` to set ids of elements. */
  id?: string | undefined
}

export interface PaginationApi extends CoreApi<'onclick'> {}

/**
 * Call it to get the current pagination. An effect that calls it runs again when the pagination changes. The actions are
 * also its members, so that an effect can call `pagination.setPage(1)` without tracking the pagination.
 */
export interface UsePaginationReturn extends PaginationActions {
  (): PaginationApi
}

/**
 * A pagination without elements, for `Pagination.RootProvider` or for the prop getters. To keep options live, pass a
 * function that returns them, or an object with getters.
 * @example
 * const pagination = usePagination(() => ({ count: found.length }))
 */
export function usePagination(options?: UsePaginationProps | (() => UsePaginationProps)): UsePaginationReturn {
  const latestOptions = () => ((typeof options === 'function' ? options() : options) ?? {}) as PaginationOptions
  return createPagination(latestOptions)
}

/** A pagination whose options are read where they are used. */
export function createPagination(
  latestOptions: () => PaginationOptions,
  beforeRequest?: () => void,
): UsePaginationReturn {
  let stored = $state.raw<PaginationState>()
  let position: Position | undefined
  let rendered: Position | undefined
  const latest = (options = latestOptions()) => {
    position = getPosition(options, stored, position, rendered)
    return position
  }

  // Untracked, callbacks included, so that an effect that makes a request doesn't run again because of it. Not derived,
  // because a derived value no longer updates while its component plays an outro.
  const host = {
    options: latestOptions,
    position: () => latest(),
    setState(next: PaginationState) {
      stored = next
    },
    batch: (work: () => void) =>
      untrack(() => {
        // Reads a page that the parent has passed since the last render, before the request replaces it.
        latest()
        beforeRequest?.()
        work()
      }),
  }
  const requests = createRequests(host)

  let previous: PaginationApi | undefined
  const shown = $derived.by(() => {
    const options = latestOptions()
    rendered = latest(options)
    previous = new CoreApi<'onclick'>({ options, position: rendered, requests, toProps }, previous)
    return previous
  })

  const checkPage = createPageCheck(host)
  const watchPage = () => {
    $effect.pre(() => {
      // Tracked, because only new numbers can be out of range.
      shown
      return untrack(checkPage)
    })
  }
  if (isInComponent()) watchPage()
  // Outside a component, the pagination lives as long as the app.
  else $effect.root(watchPage)
  return Object.assign(() => shown, requests.actions)
}

/** Whether effects can be created. Svelte throws where they can't. */
function isInComponent() {
  try {
    $effect.pre(() => {})
    return true
  } catch {
    return false
  }
}
