import type { PaginationApi } from '@dogear/core'
import { defineComponent, type InjectionKey, inject, type SlotsType } from 'vue'
import type { UsePaginationReturn } from './use-pagination.js'

export type UsePaginationContext = UsePaginationReturn

export const paginationKey: InjectionKey<UsePaginationContext> = Symbol('pagination')

/** The pagination of the Root or RootProvider around. */
export function usePaginationContext(): UsePaginationContext {
  const context = inject(paginationKey, null)
  if (context) return context
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>` or `<Pagination.RootProvider>`.')
}

export interface ContextProps extends /** @vue-ignore */ SlotsType<{ default: PaginationApi }> {}

/** Hands over the pagination of the Root around, as the props of its slot. */
export const Context = defineComponent({
  name: 'PaginationContext',
  slots: Object as ContextProps,
  setup(_, { slots }) {
    const context = usePaginationContext()
    return () => slots.default?.(context.value)
  },
})
