import { controlTag } from '@dogear/core/adapter'
import { handOverFocus } from '@dogear/core/dom'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, onCleanup, untrack } from 'solid-js'
import { insert, isServer } from 'solid-js/web'
import { usePaginationContext } from '../state/context.js'
import { type AsChildProps, callRefs, type PlacedPart, renderChild } from './as-child.js'
import { attributeNames, attributesIn, type DataAttributes, type OrUndefined, type Props } from './merge-props.js'
import { createWriter, noAttributes } from './writer.js'

/**
 * Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. `on:click`
 * and `onClick` both run before the change, and can veto it with `preventDefault()`.
 */
export interface ControlElementProps
  extends AsChildProps,
    PartElementProps<HTMLButtonElement, JSX.ButtonHTMLAttributes<HTMLButtonElement>>,
    Pick<
      JSX.AnchorHTMLAttributes<HTMLButtonElement>,
      'download' | 'href' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'
    > {
  /** On a link. Solid's own types lack it. */
  media?: string | undefined
}

/** Attributes of the element of a part. */
export type PartElementProps<Rendered extends HTMLElement, Props = JSX.HTMLAttributes<Rendered>> = OrUndefined<
  Omit<Props, 'ref'>
> &
  DataAttributes & {
    /** Receives the element. A variable for any element is accepted, because a part can be a link or your own element. */
    ref?: HTMLElement | ((element: Rendered) => void) | undefined
  }

/** Without the index signature, which interfaces such as `JSX.ButtonHTMLAttributes` lack. */
export type Declared<Props> = { [Name in keyof Props as keyof DataAttributes extends Name ? never : Name]: Props[Name] }

/** The user's props of any part. */
interface PartProps extends AsChildProps, Pick<JSX.HTMLAttributes<HTMLElement>, 'children'> {
  readonly ref?: unknown
  readonly href?: unknown
}

/** How a component renders its part. */
export interface Rendering {
  /** Names of the props that the part consumes, besides those that every part does. */
  readonly consumed?: readonly string[] | undefined
  /** Whether the part is a button or a link, depending on the pagination. Default false. */
  readonly isControl?: boolean
  /** Content of the element. Default: the user's children. */
  readonly children?: () => JSX.Element
  /** Called with the element, before the user's own ref. */
  readonly onMount?: ((element: HTMLElement) => void) | undefined
}

export const control: Rendering = {
  isControl: true,
  consumed: ['disabled', 'index', 'type', 'value', 'by'],
  // Solid removes an element after its owner.
  onMount: (element) => onCleanup(() => handOverFocus(element)),
}

export type GetPart = PlacedPart['part']

/** The element of a part, or the user's child. The user's attributes win, except `data-scope` and `data-part`. */
export function renderPart(
  part: GetPart,
  user: PartProps,
  { consumed, isControl, children = () => user.children, onMount }: Rendering = {},
): JSX.Element {
  const pagination = usePaginationContext()
  const placed = { part, pagination, user, attributes: userAttributes(user, consumed), children, onMount }
  const child = latestOf(user, 'asChild')
  if (!child && !isControl) return renderElement(placed)
  // A new tag needs a new element.
  const tag = createMemo(() => isControl && controlTag(pagination(), user.href != null))
  return createMemo(() => {
    const render = child?.()
    if (!render) tag()
    return untrack(() => (render ? renderChild(render, placed) : renderElement(placed)))
  }) as unknown as JSX.Element
}

/** Does what Solid's compiler generates for an element with a spread. */
function renderElement(placed: PlacedPart): JSX.Element {
  const { part, pagination, attributes, children } = placed
  const write = createWriter(attributes)
  if (isServer) return write(part(pagination(), attributes), children)
  let element: JSX.Element
  createRenderEffect(() => {
    element = write(part(pagination(), attributes))
  })
  // The element is missing if the user's code threw an error.
  if (!element) return
  insert(element as Element, children)
  callRefs(placed, element as HTMLElement)
  return element
}

/** A memo of a prop that may be passed, so that changes of other props don't recreate what it renders. */
export function latestOf<P extends object, Name extends keyof P>(props: P, name: Name): Accessor<P[Name]> | undefined {
  if ($PROXY in props || name in props) return createMemo(() => props[name])
}

/** A memo, so that a change of page doesn't evaluate the user's expressions again. */
function userAttributes(props: object, consumed?: readonly string[]): Accessor<Props> {
  if (!($PROXY in props || attributeNames(props, consumed).length)) return noAttributes
  return createMemo(() => attributesIn(props, consumed))
}
