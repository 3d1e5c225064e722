import { getContext, setContext, untrack } from 'svelte'
import type { UsePaginationReturn } from './use-pagination.svelte.js'

export interface UsePaginationContext extends UsePaginationReturn {}

const key = /* @__PURE__ */ Symbol('pagination')

export const providePagination = (pagination: UsePaginationContext) => setContext(key, pagination)

/** A pagination that always acts as the one `latest` returns. */
export function followPagination(latest: () => UsePaginationReturn): UsePaginationReturn {
  const followed = (() => latest()()) as UsePaginationReturn & Record<string, unknown>
  for (const name in untrack(latest)) {
    followed[name] = (value: number) => untrack(latest)[name as 'setPage'](value)
  }
  return followed
}

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  const context = getContext<UsePaginationContext | undefined>(key)
  if (context) return context
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>`.')
}
