import type { ControlPart } from '@dogear/core'
import { type Accessor, createContext, type JSX, untrack, useContext } from 'solid-js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

interface EnclosingRoot {
  readonly pagination: UsePaginationContext
  /** The tag of the controls. */
  readonly controlTag: Accessor<ControlPart['tag']>
}

export const RootContext = /* @__PURE__ */ createContext<EnclosingRoot>()

/** What the enclosing Root or RootProvider passes to its parts. */
export function useRoot(): EnclosingRoot {
  const root = useContext(RootContext)
  if (root) return root
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>`.')
}

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  return useRoot().pagination
}

export interface ContextProps {
  /** Called once with the pagination; returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Passes the pagination of the enclosing Root to its children. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
