import type { PaginationApi } from '@dogear/core'
import { defineComponent, type InjectionKey, inject, type SlotsType } from 'vue'
import type { UsePaginationReturn } from './use-pagination.js'

export type UsePaginationContext = UsePaginationReturn

export const paginationKey: InjectionKey<UsePaginationContext> = Symbol()

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  const context = inject(paginationKey, null)
  if (context) return context
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>`.')
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
