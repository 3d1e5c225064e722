import { actionNames, checkProvided, complete, type Model, missingRoot } from '@dogear/core/adapter'
import { type Accessor, createComponent, createContext, type JSX, untrack, useContext } from 'solid-js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

interface EnclosingRoot {
  readonly pagination: Accessor<Model>
  /** What users receive, created for the first of them. */
  context?: UsePaginationContext
}

const RootContext = /* @__PURE__ */ createContext<EnclosingRoot>()

/** Provides a pagination to the parts that `render` returns. */
export function provide(pagination: Accessor<Model>, render: () => JSX.Element): JSX.Element {
  return createComponent(RootContext.Provider, {
    value: { pagination },
    get children() {
      return render()
    },
  })
}

/** A model that may be replaced by another one. */
export const followPagination = (current: () => Accessor<Model>) => () => {
  const latest = current()
  checkProvided(latest, 'function')
  return latest()
}

/** What the enclosing Root or RootProvider passes to its parts. */
export function useRoot(): EnclosingRoot {
  const root = useContext(RootContext)
  if (root) return root
  throw missingRoot()
}

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  const root = useRoot()
  const pagination = () => complete<'on:click'>(root.pagination())
  // A RootProvider may receive another pagination.
  const actions = actionNames.map((name) => [name, (value: never) => untrack(pagination)[name](value)])
  root.context ??= Object.assign(pagination, Object.fromEntries(actions)) as UsePaginationContext
  return root.context
}

export interface ContextProps {
  /** Called once with the pagination; returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Passes the pagination of the enclosing Root to its children. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
