import { getContext, setContext } from 'svelte'
import type { UsePaginationReturn } from './use-pagination.svelte.js'

export type UsePaginationContext = UsePaginationReturn

const key = /* @__PURE__ */ Symbol('pagination')

export const providePagination = (pagination: UsePaginationContext) => setContext(key, pagination)

/** The pagination of the Root or RootProvider around. */
export function usePaginationContext(): UsePaginationContext {
  const context = getContext<UsePaginationContext | undefined>(key)
  if (context) return context
  throw new Error(
    'usePaginationContext finds no pagination. Put the component into a <Pagination.Root> or <Pagination.RootProvider>.',
  )
}
