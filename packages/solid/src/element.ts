import type { JSX } from 'solid-js'
import { $PROXY, type Accessor, createMemo, createRenderEffect, on } from 'solid-js'
import { assign, Dynamic, getNextElement, insert, isServer } from 'solid-js/web'
import { type AsChildProps, type RenderChild, renderChild } from './as-child.js'
import { attributeNames, attributesIn, call, type Props } from './merge-props.js'

export type Tag = 'a' | 'button' | 'div' | 'nav'

export interface Part {
  /** What the user passed to the part. */
  readonly props: AsChildProps & Pick<JSX.HTMLAttributes<HTMLElement>, 'children' | 'ref'>
  /** Names of those that aren't attributes. */
  readonly consumed: readonly string[]
  /** Names that never become attributes, whether the part or its child has them. */
  readonly reserved?: readonly string[]
  /** Creates the accessor of the part's attributes and click handler. `own` is what a child passes to `props()`. */
  readonly attributes: (own: Accessor<Props>) => Accessor<object>
  /** Called with the element, before the user's own ref. */
  readonly ref?: (element: HTMLElement) => void
}

/** The element of a part, or the user's instead of it. The user's attributes win except `data-scope` and `data-part`. */
export function renderPart(tag: Accessor<Tag>, part: Part): JSX.Element {
  const userAttributes = userAttributesOf(part)
  const kind = createMemo(() => part.props.asChild || tag())
  const render = (kind: Tag | RenderChild) =>
    typeof kind === 'string' ? renderElement(kind, part, userAttributes) : renderChild(kind, part, userAttributes)
  return createMemo(on(kind, render)) as unknown as JSX.Element
}

/** A memo, so that a change of page leaves the user's expressions alone. */
function userAttributesOf({ props, consumed, reserved = [] }: Part): Accessor<Props> | undefined {
  const omitted = [...consumed, ...reserved]
  if (!($PROXY in props || attributeNames(props, omitted).length)) return undefined
  return createMemo(() => attributesIn(props, omitted))
}

function renderElement(tag: Tag, part: Part, userAttributes: Accessor<Props> | undefined) {
  const partAttributes = part.attributes(() => ({}))
  const attributes = userAttributes ? () => ({ ...partAttributes(), ...userAttributes() }) : partAttributes
  return isServer ? renderOnServer(tag, part, attributes) : createElement(tag, part, attributes)
}

/** What the compiler makes of an element with a spread, in one effect instead of three. */
function createElement(tag: Tag, part: Part, attributes: Accessor<object>) {
  const element = getNextElement(() => document.createElement(tag)) as HTMLElement
  const written = {}
  insert(element, () => part.props.children)
  createRenderEffect(() => assign(element, attributes(), false, true, written, true))
  callRefs(part, element)
  return element
}

export function callRefs({ props, ref }: Part, element: HTMLElement): void {
  ref?.(element)
  call(props.ref, element)
}

function renderOnServer(tag: Tag, { props }: Part, attributes: Accessor<object>) {
  return Dynamic({
    component: tag,
    ...attributes(),
    get children() {
      return props.children
    },
  })
}
