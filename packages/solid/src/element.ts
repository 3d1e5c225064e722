import type { Part } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, mergeProps, on, untrack } from 'solid-js'
import { assign, Dynamic, getNextElement, insert, isServer } from 'solid-js/web'
import { type AsChildProps, type ElementProps, renderChild } from './as-child.js'
import { attributeNames, attributesIn, call, merge, type Props } from './merge-props.js'

/** How a component renders its part. */
export interface Rendering {
  /** What the user passed to the component. */
  readonly props: AsChildProps & Pick<JSX.HTMLAttributes<HTMLElement>, 'children' | 'ref'>
  /** Names of the props that aren't attributes. */
  readonly consumed: readonly string[]
  /** The part as it is now. `userAttributes` includes those of a child. */
  readonly part: (userAttributes: Accessor<Props>) => Part
  /** Creates the accessor of what is written to an element. Default: the user's attributes over the part's. */
  readonly attributes?: (part: Accessor<Part>, userAttributes: Accessor<Props>) => Accessor<object>
  /** Called with the element, before the user's own ref. */
  readonly ref?: (element: HTMLElement) => void
}

/** The element of a part, or the user's instead of it. The user's attributes win except `data-scope` and `data-part`. */
export function renderPart(rendering: Rendering): JSX.Element {
  const userAttributes = userAttributesOf(rendering)
  const part = createMemo(() => rendering.props.asChild || rendering.part(userAttributes))
  // The element stays while only the attributes of the part change.
  const kind = createMemo(() => {
    const shown = part()
    return typeof shown === 'function' ? shown : shown.tag
  })
  return createMemo(
    on(kind, (kind) =>
      typeof kind === 'string'
        ? renderElement(kind, rendering, attributesOf(rendering, part as Accessor<Part>, userAttributes))
        : renderChild(kind, (own) => createChildProps(rendering, userAttributes, own as Accessor<ElementProps>)),
    ),
  ) as unknown as JSX.Element
}

const noAttributes = () => ({})

/** A memo, so that a change of page leaves the user's expressions alone. */
function userAttributesOf({ props, consumed }: Rendering): Accessor<Props> {
  const hasAttributes = $PROXY in props || attributeNames(props, consumed).length
  return hasAttributes ? createMemo(() => attributesIn(props, consumed)) : noAttributes
}

function attributesOf({ attributes }: Rendering, part: Accessor<Part>, userAttributes: Accessor<Props>) {
  return attributes?.(part, userAttributes) ?? (() => ({ ...part().attributes, ...userAttributes() }))
}

/** What the compiler makes of an element with a spread, in one effect instead of three. */
function renderElement(tag: string, rendering: Rendering, attributes: Accessor<object>) {
  const { props } = rendering
  if (isServer) {
    return Dynamic({
      component: tag,
      ...attributes(),
      get children() {
        return props.children
      },
    } as never)
  }
  const element = getNextElement(() => document.createElement(tag)) as HTMLElement
  const written = {}
  insert(element, () => props.children)
  createRenderEffect(() => assign(element, attributes(), false, true, written, true))
  callRefs(rendering, element)
  return element
}

function createChildProps(
  rendering: Rendering,
  userAttributes: Accessor<Props>,
  own: Accessor<ElementProps>,
): ElementProps {
  const content = createMemo(() => own().children)
  const merged = createMemo(() => merge(userAttributes(), attributesIn(own())))
  const part = createMemo(() => rendering.part(merged))
  return mergeProps(createMemo(attributesOf(rendering, part, merged)), {
    get children() {
      return content() ?? rendering.props.children
    },
    ref(element: HTMLElement) {
      call(untrack(own).ref, element)
      callRefs(rendering, element)
    },
  }) as ElementProps
}

function callRefs({ props, ref }: Rendering, element: HTMLElement) {
  ref?.(element)
  call(props.ref, element)
}
