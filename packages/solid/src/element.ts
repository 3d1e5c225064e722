import type { Part } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, untrack } from 'solid-js'
import { assign, Dynamic, getNextElement, insert, isServer } from 'solid-js/web'
import { type AsChildProps, callRefs, renderChild } from './as-child.js'
import { mergeAttributes } from './click.js'
import { useRoot } from './context.js'
import { attributeNames, attributesIn, type Props } from './merge-props.js'
import type { PaginationApi } from './use-pagination.js'

/**
 * Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. `on:click`
 * and `onClick` both run before the change, and can veto it with `preventDefault()`.
 */
export interface ControlElementProps
  extends AsChildProps,
    JSX.ButtonHTMLAttributes<HTMLElement>,
    Pick<
      JSX.AnchorHTMLAttributes<HTMLElement>,
      'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'
    > {}

/** How a component renders its part. */
export interface Rendering<P = PartProps> {
  /** Returns the part to render. `userAttributes` includes those of a child. */
  part(pagination: PaginationApi, props: P, userAttributes: Accessor<Props>): Part
  /** Whether the part handles clicks itself. Default false. */
  readonly isControl?: boolean
  /** Names of the props that aren't attributes. Default: those that parts consume. */
  readonly consumed?: readonly string[] | undefined
  /** Called with the element, before the user's own ref. */
  readonly ref?: (element: HTMLElement) => void
}

/** A part in its Root, with the user's props. */
export interface Placed<P = PartProps> {
  readonly props: P
  readonly rendering: Rendering<P>
  readonly pagination: Accessor<PaginationApi>
  readonly userAttributes: Accessor<Props>
}

/** The user's props of any part. */
export interface PartProps extends AsChildProps, Pick<JSX.HTMLAttributes<HTMLElement>, 'children' | 'ref'> {}

/** The element of a part, or the user's child. The user's attributes win, except `data-scope` and `data-part`. */
export function renderPart<P extends PartProps>(props: P, rendering: Rendering<P>): JSX.Element {
  const { pagination, controlTag } = useRoot()
  const { consumed, isControl } = rendering
  const placed = { props, rendering, pagination, userAttributes: userAttributesOf(props, consumed) }
  const child = childOf(props)
  if (!child && !isControl) return renderElement(placed)
  return createMemo(() => {
    const render = child?.()
    // A new tag needs a new element.
    if (!render && isControl) controlTag()
    return untrack(() => (render ? renderChild(render, placed) : renderElement(placed)))
  }) as unknown as JSX.Element
}

/** Does what Solid's compiler generates for an element with a spread, with one effect instead of three. */
function renderElement<P extends PartProps>(placed: Placed<P>): JSX.Element {
  const { props, rendering, pagination, userAttributes } = placed
  const latest = () => rendering.part(pagination(), props, userAttributes)
  const attributesOf = mergeAttributes(userAttributes, rendering.isControl)
  if (isServer) {
    const part = latest()
    return Dynamic({
      component: part.tag,
      ...attributesOf(part),
      get children() {
        return props.children
      },
    } as never)
  }
  const written = {}
  let element = undefined as HTMLElement | undefined
  createRenderEffect(() => {
    const part = latest()
    element ??= getNextElement(() => document.createElement(part.tag)) as HTMLElement
    assign(element, attributesOf(part), false, true, written, true)
  })
  // The element is missing if the user's code threw an error.
  if (!element) return
  insert(element, () => props.children)
  callRefs(placed, element)
  return element
}

/** A memo, so that changes of other props don't recreate the user's element. */
function childOf(props: AsChildProps): Accessor<AsChildProps['asChild']> | undefined {
  if ($PROXY in props || 'asChild' in props) return createMemo(() => props.asChild)
}

const noAttributes = () => ({})

/** A memo, so that a change of page doesn't evaluate the user's expressions again. */
function userAttributesOf(props: object, consumed?: readonly string[]): Accessor<Props> {
  if (!($PROXY in props || attributeNames(props, consumed).length)) return noAttributes
  return createMemo(() => attributesIn(props, consumed))
}
