import { actionNames, checkProvided, missingRoot } from '@dogear/core/adapter'
import { getContext, setContext, untrack } from 'svelte'
import type { PaginationApi, UsePaginationReturn } from './use-pagination.svelte.js'

export interface UsePaginationContext extends UsePaginationReturn {}

const key = /* @__PURE__ */ Symbol('pagination')

export const providePagination = (pagination: UsePaginationContext) => setContext(key, pagination)

/** A pagination that always acts as the one `current` returns. */
export function followPagination(current: () => () => PaginationApi): UsePaginationReturn {
  const pagination = () => {
    const latest = current()
    checkProvided(latest, 'function')
    return latest()
  }
  const actions = actionNames.map((name) => [name, (value: never) => untrack(pagination)[name](value)])
  return Object.assign(pagination, Object.fromEntries(actions))
}

/** The pagination of the enclosing Root or RootProvider. Outside of one, returns `fallback`, or throws without it. */
export function usePaginationContext(fallback?: UsePaginationContext): UsePaginationContext {
  const context = getContext<UsePaginationContext | undefined>(key) ?? fallback
  if (context) return context
  throw missingRoot()
}
