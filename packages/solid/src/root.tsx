import { keepFocus } from '@dogear/core/dom'
import { createEffect, createMemo, type JSX, mergeProps, splitProps } from 'solid-js'
import { PaginationContext } from './context.js'
import { type Composable, createPart } from './element.js'
import { optionNames, type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootProviderProps extends JSX.HTMLAttributes<HTMLElement>, Composable {
  /** What `usePagination` returned. */
  value: UsePaginationReturn
}

export interface RootProps extends Omit<JSX.HTMLAttributes<HTMLElement>, 'dir'>, Composable, UsePaginationProps {}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export function RootProvider(props: RootProviderProps): JSX.Element {
  const [own, given] = splitProps(props, ['value', 'ref'])
  const pagination = () => own.value()
  const ref = (root: HTMLElement) => {
    keepFocus(root)
    keepFocusInLoops(root, pagination)
    if (typeof own.ref === 'function') own.ref(root)
  }
  return (
    <PaginationContext.Provider value={pagination}>
      {createPart(
        () => pagination().getRootProps(),
        mergeProps(given, { ref }),
        (props) => (
          <nav {...props} />
        ),
      )}
    </PaginationContext.Provider>
  )
}

/** The landmark around the parts. */
export function Root(props: RootProps): JSX.Element {
  const pagination = usePagination(props)
  const [, given] = splitProps(props, optionNames)
  return <RootProvider {...given} value={pagination} />
}

/** `<For>` may take an element that stays out of the document for a moment, and what has focus in it loses it. */
function keepFocusInLoops(root: HTMLElement, pagination: UsePaginationReturn) {
  // A memo is made before the document changes, and an effect runs after.
  const focused = createMemo(() => {
    pagination()
    return root.querySelector<HTMLElement>(':focus')
  })
  createEffect(() => {
    pagination()
    const { activeElement, body } = root.ownerDocument
    if (activeElement === body && root.contains(focused())) focused()?.focus({ preventScroll: true })
  })
}
