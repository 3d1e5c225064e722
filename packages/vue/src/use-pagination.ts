import {
  connect,
  createActions,
  type PageChangeDetails,
  type PageSizeChangeDetails,
  type PaginationActions,
  type PaginationApi,
  type PaginationModel,
  type PaginationOptions,
  type PaginationState,
  paginate,
} from '@dogear/core'
import { type ComputedRef, computed, type MaybeRefOrGetter, shallowRef, toValue } from 'vue'
import { untrackedActions } from './actions.js'

export interface UsePaginationProps extends PaginationOptions {
  /** Accepted for apps that come from Ark UI. Nothing is derived from it: use `ids` to set the ids of the elements. */
  id?: string | undefined
}

/**
 * The pagination in a ref. The ref has the actions, too, as `pagination.setPage(1)`: in an effect they are not tracked,
 * whereas `pagination.value` is.
 */
export interface UsePaginationReturn extends ComputedRef<PaginationApi>, PaginationActions {}

/** The events of Root, in the order in which a request emits them. */
export interface RootEmits {
  /** For `v-model:page-size`. */
  'update:pageSize': [pageSize: number]
  /** A request has changed the page size. */
  pageSizeChange: [details: PageSizeChangeDetails]
  /** For `v-model:page`. */
  'update:page': [page: number]
  /** A request has moved the page. */
  pageChange: [details: PageChangeDetails]
}

/** What `defineEmits<RootEmits>()` returns, and the `emit` of a component. */
export type EmitRootEvent = (event: never, ...details: never) => void

/**
 * The pagination of a component, without an element: for `Pagination.RootProvider`, or for prop getters. A reactive
 * object, a ref and a getter stay live. The events of Root are emitted through `emit`, if it is given.
 * @example
 * const pagination = usePagination(() => ({ count: found.value.length }))
 */
export function usePagination(
  options: MaybeRefOrGetter<UsePaginationProps> = {},
  emit?: EmitRootEvent,
): UsePaginationReturn {
  const state = shallowRef<PaginationState>()
  // Computed: to spread the props of a component is slow, and a request does not change them.
  const given = computed(() => (emit ? emitting(toValue(options), emit as Emit) : toValue(options)))
  const model = computed<PaginationModel>((previous) => paginate(given.value, state.value, previous))
  const requests = createActions({
    model: () => model.value,
    keep(next) {
      state.value = next
    },
  })
  const actions = untrackedActions(() => requests)
  return Object.assign(
    computed(() => connect(model.value, actions)),
    actions,
  )
}

type Emit = <Name extends keyof RootEmits>(event: Name, ...details: RootEmits[Name]) => void

const emitting = (options: UsePaginationProps, emit: Emit): UsePaginationProps => ({
  ...options,
  onPageSizeChange(details) {
    emit('update:pageSize', details.pageSize)
    options.onPageSizeChange?.(details)
    emit('pageSizeChange', details)
  },
  onPageChange(details) {
    emit('update:page', details.page)
    options.onPageChange?.(details)
    emit('pageChange', details)
  },
})
