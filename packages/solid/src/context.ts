import { createContext, type JSX, untrack, useContext } from 'solid-js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

export const RootContext = /* @__PURE__ */ createContext<UsePaginationContext>()

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  const pagination = useContext(RootContext)
  if (pagination) return pagination
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>`.')
}

export interface ContextProps {
  /** Called once with the pagination; returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Passes the pagination of the enclosing Root to its children. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
