import type { Accessor, JSX } from 'solid-js'
import { createContext, createMemo, getOwner, runWithOwner, untrack, useContext } from 'solid-js'
import type { Tag } from './element.js'
import type { UsePaginationReturn } from './use-pagination.js'

export interface UsePaginationContext extends UsePaginationReturn {}

export const RootContext = createContext<ReturnType<typeof rootContext>>()

/** What a root provides to its parts: the pagination, and the tag of the controls that render their own element. */
export function rootContext(pagination: UsePaginationContext) {
  const owner = getOwner()
  // One that is disabled asks the user for no URL.
  const options = { disabled: true, isOwnElement: true }
  const current = (): Tag => (pagination().getNextTriggerProps(options).type ? 'button' : 'a')
  // Lazy: a root whose parts all use `asChild` must not warn.
  let tag: Accessor<Tag> | undefined
  const latest = () => {
    tag ??= runWithOwner(owner, () => createMemo(current)) ?? current
    return tag()
  }
  return { pagination, tag: latest }
}

export function useRootContext() {
  const context = useContext(RootContext)
  if (context) return context
  throw new Error('`usePaginationContext` must be used inside `<Pagination.Root>` or `<Pagination.RootProvider>`.')
}

/** The pagination of the Root or RootProvider around. */
export function usePaginationContext(): UsePaginationContext {
  return useRootContext().pagination
}

export interface ContextProps {
  /** Called once with the pagination; returns what to render. */
  children: (context: UsePaginationContext) => JSX.Element
}

/** Passes on the pagination of the Root around. */
export function Context(props: ContextProps): JSX.Element {
  return untrack(() => props.children(usePaginationContext()))
}
