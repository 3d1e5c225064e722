import { actionNames, checkProvided, missingRoot } from '@dogear/core/adapter'
import { type Accessor, createContext, type JSX, untrack, useContext } from 'solid-js'
import { createComponent } from 'solid-js/web'
import type { PaginationApi, UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

const CurrentPagination = /* @__PURE__ */ createContext<UsePaginationContext>()

/** Provides a pagination to the parts that `render` returns. */
export function provide(pagination: UsePaginationContext, render: () => JSX.Element): JSX.Element {
  return createComponent(CurrentPagination.Provider, {
    value: pagination,
    get children() {
      return render()
    },
  })
}

/** The pagination of the enclosing Root or RootProvider. Throws outside of one. */
export function usePaginationContext(): UsePaginationContext {
  const pagination = useContext(CurrentPagination)
  if (pagination) return pagination
  throw missingRoot()
}

/** A pagination that may be replaced by another one, to which its actions go then. */
export function followPagination(current: () => Accessor<PaginationApi>): UsePaginationContext {
  const pagination = () => {
    const latest = current()
    checkProvided(latest, 'function')
    return latest()
  }
  const actions = actionNames.map((name) => [name, (value: never) => untrack(pagination)[name](value)])
  return Object.assign(pagination, Object.fromEntries(actions))
}

export interface ContextProps {
  /** Called once with the pagination; returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Passes the pagination of the enclosing Root to its children. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
