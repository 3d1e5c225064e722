import type { Part } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, createSignal, mergeProps, on, untrack } from 'solid-js'
import { assign, Dynamic, getNextElement, insert, isServer } from 'solid-js/web'
import { type AsChildProps, type ElementProps, renderChild } from './as-child.js'
import { mergeAttributes } from './click.js'
import { usePaginationContext } from './context.js'
import { attributeNames, attributesIn, call, merge, type Props } from './merge-props.js'
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
export interface Rendering {
  /** The user's props. */
  readonly props: AsChildProps & Pick<JSX.HTMLAttributes<HTMLElement>, 'children' | 'ref'>
  /** Names of the props that aren't attributes. Default: those that parts consume. */
  readonly consumed?: readonly string[] | undefined
  /** Returns the part to render. `userAttributes` includes those of a child. */
  readonly part: (pagination: PaginationApi, userAttributes: Accessor<Props>) => Part
  /** Whether the part handles clicks itself. Default false. */
  readonly isControl?: boolean
  /** Called with the element, before the user's own ref. */
  readonly ref?: (element: HTMLElement) => void
}

/** The element of a part, or the user's child. The user's attributes win, except `data-scope` and `data-part`. */
export function renderPart(rendering: Rendering): JSX.Element {
  const { props } = rendering
  const pagination = usePaginationContext()
  const userAttributes = userAttributesOf(rendering)
  const attributesOf = mergeAttributes(userAttributes, rendering.isControl)
  const child = childOf(props)
  const [tag, setTag] = createSignal<string>()
  let attributes: object | undefined
  let element: HTMLElement | undefined
  let written: object

  // Writes changed attributes, and replaces the element if the part has another tag.
  createRenderEffect(() => {
    if (child()) return
    const part = rendering.part(pagination(), userAttributes)
    const next = attributesOf(part)
    if (part.tag === untrack(tag)) return assign(element as Element, next, false, true, written, true)
    attributes = next
    setTag(part.tag)
  })

  const renderElement = (tag: string) => {
    if (isServer) {
      return Dynamic({
        component: tag,
        ...attributes,
        get children() {
          return props.children
        },
      } as never)
    }
    element = getNextElement(() => document.createElement(tag)) as HTMLElement
    written = {}
    insert(element, () => props.children)
    assign(element, attributes as object, false, true, written, true)
    // Released to save memory in thousands of parts.
    attributes = undefined
    callRefs(rendering, element)
    return element
  }

  return createMemo(
    on([child, tag], ([render, tag]) =>
      render
        ? renderChild(render, (own) =>
            createChildProps(rendering, pagination, userAttributes, own as Accessor<ElementProps>),
          )
        : tag && renderElement(tag),
    ),
  ) as unknown as JSX.Element
}

/** A memo, so that changes of other props don't recreate the user's element. */
function childOf(props: AsChildProps): Accessor<AsChildProps['asChild']> {
  if (!($PROXY in props || 'asChild' in props)) return noChild
  return createMemo(() => props.asChild)
}

const noChild = () => undefined
const noAttributes = () => ({})

/** A memo, so that a change of page doesn't evaluate the user's expressions again. */
function userAttributesOf({ props, consumed }: Rendering): Accessor<Props> {
  if (!($PROXY in props || attributeNames(props, consumed).length)) return noAttributes
  return createMemo(() => attributesIn(props, consumed))
}

function createChildProps(
  rendering: Rendering,
  pagination: Accessor<PaginationApi>,
  userAttributes: Accessor<Props>,
  own: Accessor<ElementProps>,
): ElementProps {
  const content = createMemo(() => own().children)
  const merged = createMemo(() => merge(userAttributes(), attributesIn(own(), [])))
  const part = createMemo(() => rendering.part(pagination(), merged))
  const attributesOf = mergeAttributes(merged, rendering.isControl)
  return mergeProps(
    createMemo(() => attributesOf(part())),
    {
      get children() {
        return content() ?? rendering.props.children
      },
      ref(element: HTMLElement) {
        call(untrack(own).ref, element)
        callRefs(rendering, element)
      },
    },
  ) as ElementProps
}

function callRefs({ props, ref }: Rendering, element: HTMLElement) {
  ref?.(element)
  call(props.ref, element)
}
