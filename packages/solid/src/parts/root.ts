import { createModel, type Model, optionNames, rootPart } from '@dogear/core/adapter'
import { keepFocus } from '@dogear/core/dom'
import { type Accessor, createComputed, createEffect, type JSX } from 'solid-js'
import type { AsChildProps } from '../render/as-child.js'
import { type Declared, type PartElementProps, renderPart } from '../render/render-part.js'
import { followPagination, provide } from '../state/context.js'
import { createPagination, type PaginationApi, type UsePaginationProps } from '../state/use-pagination.js'

export interface RootBaseProps extends UsePaginationProps, AsChildProps {}
export interface RootProviderBaseProps extends AsChildProps {}

export interface RootProps extends Omit<PartElementProps<HTMLElement>, 'id'>, RootBaseProps {
  /** Id of the root element. */
  id?: string | undefined
}

export interface RootProviderProps extends PartElementProps<HTMLElement>, RootProviderBaseProps {
  /** The pagination from `usePagination`, or any accessor of its result. */
  value: Accessor<PaginationApi>
}

/** The landmark around the parts. */
export function Root(props: Declared<RootProps>): JSX.Element {
  return renderRoot(props, createPagination(createModel, props), optionNames)
}

/** The landmark around the parts, for a pagination from `usePagination`. */
export function RootProvider(props: Declared<RootProviderProps>): JSX.Element {
  return renderRoot(
    props,
    followPagination(() => props.value),
    ['value'],
  )
}

function renderRoot(
  props: Declared<PartElementProps<HTMLElement>> & AsChildProps,
  pagination: Accessor<Model>,
  consumed: readonly string[],
): JSX.Element {
  return provide(pagination, () =>
    renderPart(rootPart, props, {
      consumed,
      onMount(root) {
        keepFocus(root)
        keepFocusInLoops(root, pagination)
      },
    }),
  )
}

/** Restores focus when `<For>` moves an element, which takes it out of the document for a moment. */
function keepFocusInLoops(root: HTMLElement, pagination: Accessor<Model>) {
  // A computed runs before the document changes, and an effect afterwards.
  createComputed(() => {
    pagination()
    const { activeElement } = root.getRootNode() as Document
    if (root.contains(activeElement)) createEffect(() => restoreFocus(root, activeElement as HTMLElement))
  })
}

function restoreFocus(root: HTMLElement, focused: HTMLElement) {
  const { activeElement, body } = root.ownerDocument
  if (activeElement === body && root.contains(focused)) focused.focus({ preventScroll: true })
}
