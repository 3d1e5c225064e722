import { keepFocus } from '@dogear/core/dom'
import { createComponent, createComputed, createEffect, createMemo, type JSX, untrack } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { RootContext, rootContext } from './context.js'
import { renderPart } from './element.js'
import { optionNames, type UsePaginationProps, type UsePaginationReturn, usePagination } from './use-pagination.js'

export interface RootBaseProps extends UsePaginationProps, AsChildProps {}
export interface RootProviderBaseProps extends AsChildProps {}

export interface RootProps extends Omit<JSX.HTMLAttributes<HTMLElement>, 'dir' | 'id'>, RootBaseProps {
  /** Of the element. */
  id?: string | undefined
}

export interface RootProviderProps extends JSX.HTMLAttributes<HTMLElement>, RootProviderBaseProps {
  /** What `usePagination` returned. */
  value: UsePaginationReturn
}

/** The landmark around the parts. */
export function Root(props: RootProps): JSX.Element {
  return renderRoot(usePagination(props), props, optionNames)
}

/** The landmark around the parts of a pagination that `usePagination` made outside of it. */
export function RootProvider(props: RootProviderProps): JSX.Element {
  const latest = () => untrack(() => props.value)
  const actions = Object.keys(latest()).map((name) => [name, (value: number) => latest()[name as 'setPage'](value)])
  return renderRoot(
    Object.assign(
      createMemo(() => props.value()),
      Object.fromEntries(actions),
    ),
    props,
    ['value'],
  )
}

function renderRoot(
  pagination: UsePaginationReturn,
  props: Omit<JSX.HTMLAttributes<HTMLElement>, 'dir'> & AsChildProps,
  consumed: readonly string[],
): JSX.Element {
  const ref = (root: HTMLElement) => {
    keepFocus(root)
    keepFocusInLoops(root, pagination)
  }
  const part = { props, consumed, attributes: () => () => pagination().getRootProps(), ref }
  return createComponent(RootContext.Provider, {
    value: rootContext(pagination),
    get children() {
      return renderPart(() => 'nav', part)
    },
  })
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
