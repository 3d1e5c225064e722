import { keepFocus } from '@dogear/core/dom'
import { createComputed, createEffect, type JSX, untrack } from 'solid-js'
import { PaginationContext, surroundings } from './context.js'
import { type Composable, createPart } from './element.js'
import { optionNames, type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootProviderProps extends JSX.HTMLAttributes<HTMLElement>, Composable {
  /** What `usePagination` returned. */
  value: UsePaginationReturn
}

export interface RootProps extends Omit<JSX.HTMLAttributes<HTMLElement>, 'dir'>, Composable, UsePaginationProps {}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export function RootProvider(props: RootProviderProps): JSX.Element {
  return createRoot(() => props.value(), props, ['value'])
}

/** The landmark around the parts. */
export function Root(props: RootProps): JSX.Element {
  return createRoot(usePagination(props), props, optionNames)
}

function createRoot(
  pagination: UsePaginationReturn,
  given: Omit<JSX.HTMLAttributes<HTMLElement>, 'dir'> & Composable,
  own: readonly string[],
): JSX.Element {
  const ref = (root: HTMLElement) => {
    keepFocus(root)
    keepFocusInLoops(root, pagination)
    if (typeof given.ref === 'function') given.ref(root)
  }
  const part = { given, own, ours: () => pagination().getRootProps(), ref }
  return (
    <PaginationContext.Provider value={surroundings(pagination)}>
      {untrack(() => createPart('nav', part))}
    </PaginationContext.Provider>
  )
}

/** `<For>` may take an element that stays out of the document for a moment, and what has focus in it loses it. */
function keepFocusInLoops(root: HTMLElement, pagination: UsePaginationReturn) {
  // It runs before the document changes, and an effect after.
  createComputed(() => {
    pagination()
    const { activeElement } = root.getRootNode() as Document
    if (root.contains(activeElement)) createEffect(() => giveBack(activeElement as HTMLElement))
  })
  const giveBack = (focused: HTMLElement) => {
    const { activeElement, body } = root.ownerDocument
    if (activeElement === body && root.contains(focused)) focused.focus({ preventScroll: true })
  }
}
