import {
  connect,
  createActions,
  type PaginationApi,
  type PaginationModel,
  type PaginationOptions,
  type PaginationState,
  paginate,
} from '@dogear/core'
import { type ComputedRef, computed, type MaybeRefOrGetter, shallowRef, toValue } from 'vue'

export interface UsePaginationProps extends PaginationOptions {}

export type UsePaginationReturn = ComputedRef<PaginationApi>

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters. A reactive
 * object, a ref and a getter stay live.
 * @example
 * const pagination = usePagination(() => ({ count: found.value.length }))
 */
export function usePagination(options: MaybeRefOrGetter<UsePaginationProps> = {}): UsePaginationReturn {
  const kept = shallowRef<PaginationState>()
  const model = computed<PaginationModel>((previous) => paginate(toValue(options), kept.value, previous))
  const actions = createActions({
    model: () => model.value,
    keep(next) {
      kept.value = next
    },
  })
  return computed(() => connect(model.value, actions))
}
