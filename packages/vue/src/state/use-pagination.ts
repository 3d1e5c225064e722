import type { PaginationActions, PaginationOptions } from '@dogear/core'
import {
  createRequests,
  getPosition,
  isDevelopment,
  PaginationApi,
  type PaginationState,
  type Position,
  toProps,
} from '@dogear/core/adapter'
import {
  type ComputedRef,
  computed,
  effect,
  getCurrentInstance,
  type MaybeRefOrGetter,
  shallowRef,
  stop,
  toValue,
} from 'vue'
import { type Emit, type EmitRootEvent, emitting } from './events.js'
import { warnOfLostModel } from './lost-model.js'
import { isUnheard, withoutOmitted } from './passed.js'
import { usePageCheck } from './use-page-check.js'

export interface UsePaginationProps extends Omit<PaginationOptions, 'dir'> {
  /** Text direction, set on the root element; the parts inherit it. */
  dir?: string | undefined
  /** Accepted so that code written for Ark UI compiles. It prefixes nothing: use `ids` to set ids of elements. */
  id?: string | undefined
}

/**
 * The pagination in a ref. The actions are also members of the ref, so that an effect can call `pagination.setPage(1)`
 * without tracking `pagination.value`.
 */
export interface UsePaginationReturn extends ComputedRef<PaginationApi>, PaginationActions {}

/**
 * A pagination without elements, for `Pagination.RootProvider` or for the prop getters. Options in a reactive object, a
 * ref or a getter stay live. Pass the `emit` of your component to emit the events of Root.
 * @example
 * const pagination = usePagination(() => ({ count: found.value.length }))
 */
export function usePagination(
  options?: MaybeRefOrGetter<UsePaginationProps>,
  emit?: EmitRootEvent,
): UsePaginationReturn {
  const state = shallowRef<PaginationState>()
  const instance = getCurrentInstance()
  let rendered: Position | undefined
  // Computed apart, so that a request, which changes only the state, doesn't copy the options.
  const latestOptions = computed(() => {
    const latest = (toValue(options) ?? {}) as PaginationOptions
    if (!emit) return latest
    const all = emitting(latest, emit as Emit)
    if (isDevelopment()) return withoutOmitted(all, latest, instance)
    return all
  })
  const position = computed<Position>((previous) => getPosition(latestOptions.value, state.value, previous, rendered))
  const host = {
    options: () => latestOptions.value,
    position: () => position.value,
    setState(next: PaginationState) {
      state.value = next
    },
    batch: untracked,
  }
  if (isDevelopment()) {
    const isUnheardOf = () => {
      const { onPageChange, onPaginationChange } = (toValue(options) ?? {}) as PaginationOptions
      return !(onPageChange || onPaginationChange || (emit && !isUnheard(instance)))
    }
    Object.assign(host, { isUnheard: isUnheardOf })
  }
  const requests = createRequests(host)
  if (isDevelopment() && emit) warnOfLostModel(host.options, requests, untracked)
  usePageCheck(host)
  const pagination = computed<PaginationApi>((previous) => {
    rendered = position.value
    return new PaginationApi({ options: latestOptions.value, position: rendered, requests, toProps }, previous)
  })
  return Object.assign(pagination, requests.actions)
}

/** Reads without tracking, so that an effect that makes a request doesn't run again because of it. */
export function untracked<T>(read: () => T): T {
  let result: T | undefined
  // Vue exports no function for this. Instead, an effect that is stopped right away does the tracking.
  stop(
    effect(() => {
      result = read()
    }),
  )
  return result as T
}
