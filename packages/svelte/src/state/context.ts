import { actionNames, checkProvided, missingRoot } from '@dogear/core/adapter'
import { getContext, setContext, untrack } from 'svelte'
import type { PaginationApi, UsePaginationReturn } from './use-pagination.svelte.js'

export interface UsePaginationContext extends UsePaginationReturn {}

const key = /* @__PURE__ */ Symbol('pagination')

export const provide = (pagination: UsePaginationContext): UsePaginationContext => setContext(key, pagination)

/** The pagination of the enclosing Root or RootProvider. Outside of one, returns `fallback`, or throws without it. */
export function usePaginationContext(fallback?: UsePaginationContext): UsePaginationContext {
  const pagination = getContext<UsePaginationContext | undefined>(key) ?? fallback
  if (pagination) return pagination
  throw missingRoot()
}

/** A pagination that may be replaced by another one, to which its actions go then. */
export function followPagination(current: () => () => PaginationApi): UsePaginationContext {
  const pagination = () => {
    const latest = current()
    checkProvided(latest, 'function')
    return latest()
  }
  const actions = actionNames.map((name) => [name, (value: never) => untrack(pagination)[name](value)])
  return Object.assign(pagination, Object.fromEntries(actions))
}
