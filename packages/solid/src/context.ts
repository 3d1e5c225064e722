import { createContext, type JSX, untrack, useContext } from 'solid-js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

export const PaginationContext = createContext<UsePaginationContext>()

/** The pagination of the Root or RootProvider around. */
export function usePaginationContext(): UsePaginationContext {
  const context = useContext(PaginationContext)
  if (context) return context
  throw new Error(
    'usePaginationContext finds no pagination. Put the component into a <Pagination.Root> or <Pagination.RootProvider>.',
  )
}

export interface ContextProps {
  /** Is called once with the pagination, and returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Hands over the pagination of the Root around. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
