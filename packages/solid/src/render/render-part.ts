import type { Part } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, untrack } from 'solid-js'
import { assign, getNextElement, insert, isServer, setAttribute, ssrElement } from 'solid-js/web'
import { useRoot } from '../state/context.js'
import type { PaginationApi } from '../state/use-pagination.js'
import { type AsChildProps, callRefs, renderChild } from './as-child.js'
import { type Attributes, attributeNames, attributesIn, type Props } from './merge-props.js'
import { eventsOf, mergeAttributes } from './spell.js'

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
  /** Content of the element. Default: the user's children. */
  readonly content?: () => JSX.Element
  /** Called with the element, before the user's own ref. */
  readonly ref?: ((element: HTMLElement) => void) | undefined
}

/** A part in its Root, with the user's props. */
export interface Placed<P = PartProps> {
  readonly props: P
  readonly rendering: Rendering<P>
  readonly pagination: Accessor<PaginationApi>
  readonly userAttributes: Accessor<Props>
  readonly content: () => JSX.Element
}

/** The user's props of any part. */
export interface PartProps extends AsChildProps, Pick<JSX.HTMLAttributes<HTMLElement>, 'children' | 'ref'> {}

/** The element of a part, or the user's child. The user's attributes win, except `data-scope` and `data-part`. */
export function renderPart<P extends PartProps>(props: P, rendering: Rendering<P>): JSX.Element {
  const { pagination, controlTag } = useRoot()
  const { consumed, isControl, content = () => props.children } = rendering
  const placed: Placed<P> = { props, rendering, pagination, userAttributes: userAttributesOf(props, consumed), content }
  const child = latestOf(props, 'asChild')
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
  const { props, rendering, pagination, userAttributes, content } = placed
  const { isControl } = rendering
  const latest = () => rendering.part(pagination(), props, userAttributes)
  if (isServer) {
    const part = latest()
    return ssrPart({ ...part, attributes: mergeAttributes(userAttributes, isControl)(part) }, content)
  }
  const write = writerOf(userAttributes, isControl)
  let element = undefined as HTMLElement | undefined
  createRenderEffect(() => {
    const part = latest()
    element ??= getNextElement(() => document.createElement(part.tag)) as HTMLElement
    write(element, part)
  })
  // The element is missing if the user's code threw an error.
  if (!element) return
  insert(element, content)
  callRefs(placed, element)
  return element
}

/** The element of a part on the server. */
export function ssrPart({ tag, attributes }: Part, content: () => JSX.Element): JSX.Element {
  const props = {
    ...attributes,
    get children() {
      return content()
    },
  }
  return ssrElement(tag, props, undefined, true) as never
}

/**
 * Creates a function that writes what has changed in a part to its element. `assign` would do that for a part without user
 * attributes too, but takes several times as long. `written` is what the element already has.
 */
export function writerOf(userAttributes: Accessor<Props>, isControl?: boolean, written: Attributes = {}) {
  if (userAttributes !== noAttributes) {
    const attributesOf = mergeAttributes(userAttributes, isControl)
    const before = { ...written }
    return (element: Element, part: Part): void => assign(element, attributesOf(part), false, true, before, true)
  }
  let before = written
  let on: Part['on'] | undefined
  return (element: Element, part: Part): void => {
    if (!on) {
      for (const name of eventsOf(part, isControl)) {
        element.addEventListener(name, (event) => untrack(() => on?.[name]?.(event)))
      }
    }
    on = part.on
    const attributes = part.attributes as Attributes
    for (const name in attributes) {
      const value = attributes[name]
      if (value !== before[name]) setAttribute(element, name, (value === true ? '' : value) as string)
    }
    for (const name in before) if (!(name in attributes)) element.removeAttribute(name)
    before = attributes
  }
}

/** A memo of a prop that may be passed, so that changes of other props don't recreate what it renders. */
export function latestOf<P extends object, Name extends keyof P>(props: P, name: Name): Accessor<P[Name]> | undefined {
  if ($PROXY in props || name in props) return createMemo(() => props[name])
}

export const noAttributes = () => ({})

/** A memo, so that a change of page doesn't evaluate the user's expressions again. */
function userAttributesOf(props: object, consumed?: readonly string[]): Accessor<Props> {
  if (!($PROXY in props || attributeNames(props, consumed).length)) return noAttributes
  return createMemo(() => attributesIn(props, consumed))
}
