import type { PaginationApi } from '@dogear/core'
import { actionNames, checkProvided, missingRoot } from '@dogear/core/adapter'
import { computed, defineComponent, type InjectionKey, inject, type MaybeRef, type SlotsType, unref } from 'vue'
import { type UsePaginationReturn, untracked } from './use-pagination.js'

export type UsePaginationContext = UsePaginationReturn

export const paginationKey: InjectionKey<UsePaginationContext> = Symbol()

/** The pagination of the enclosing Root or RootProvider. Outside of one, returns `fallback`, or throws without it. */
export function usePaginationContext(fallback?: UsePaginationContext): UsePaginationContext {
  const pagination = inject(paginationKey, null) ?? fallback
  if (pagination) return pagination
  throw missingRoot()
}

/** A pagination that may be replaced by another one, to which its actions go then. */
export function followPagination(current: () => MaybeRef<PaginationApi>): UsePaginationContext {
  const pagination = computed(() => {
    const latest = unref(current())
    checkProvided(latest, 'object')
    return latest
  })
  const latest = () => untracked(() => pagination.value)
  const actions = actionNames.map((name) => [name, (value: never) => latest()[name](value)])
  return Object.assign(pagination, Object.fromEntries(actions))
}

export interface ContextProps extends /** @vue-ignore */ SlotsType<{ default: PaginationApi }> {}

/** Passes the pagination of the enclosing Root to its slot. */
export const Context = /* @__PURE__ */ defineComponent({
  name: 'PaginationContext',
  slots: Object as ContextProps,
  setup(_, { slots }) {
    const context = usePaginationContext()
    return () => slots.default?.(context.value)
  },
})
