import type { ControlPart } from '@dogear/core'
import { type Accessor, createContext, type JSX, untrack, useContext } from 'solid-js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

interface Surroundings {
  readonly pagination: UsePaginationContext
  /** The tag of the controls. */
  readonly controlTag: Accessor<ControlPart['tag']>
}

export const RootContext = /* @__PURE__ */ createContext<Surroundings>()

/** What the parts find in the Root or RootProvider around. */
export function useRoot(): Surroundings {
  const root = useContext(RootContext)
  if (root) return root
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>`.')
}

/** The pagination of the Root or RootProvider around. */
export const usePaginationContext = (): UsePaginationContext => useRoot().pagination

export interface ContextProps {
  /** Called once with the pagination; returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Passes on the pagination of the Root around. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
