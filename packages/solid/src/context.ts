import type { Accessor, JSX } from 'solid-js'
import { createContext, createMemo, getOwner, runWithOwner, untrack, useContext } from 'solid-js'
import type { Tag } from './element.js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

export const PaginationContext = createContext<ReturnType<typeof surroundings>>()

/** What a root hands to its parts: the pagination, and the element of the controls that render their own. */
export function surroundings(pagination: UsePaginationContext) {
  const owner = getOwner()
  const current = (): Tag => (pagination().getNextTriggerProps({ isOwnElement: true }).type ? 'button' : 'a')
  // Made by the first that asks: where no part renders an element of its own, there is nothing to warn of.
  let tag: Accessor<Tag> | undefined
  const latest = () => {
    tag ??= runWithOwner(owner, () => createMemo(current)) ?? current
    return tag()
  }
  return { pagination, tag: latest }
}

export function useSurroundings() {
  const context = useContext(PaginationContext)
  if (context) return context
  throw new Error(
    'usePaginationContext finds no pagination. Put the component into a <Pagination.Root> or <Pagination.RootProvider>.',
  )
}

/** The pagination of the Root or RootProvider around. */
export function usePaginationContext(): UsePaginationContext {
  return useSurroundings().pagination
}

export interface ContextProps {
  /** Is called once with the pagination, and returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Hands over the pagination of the Root around. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
