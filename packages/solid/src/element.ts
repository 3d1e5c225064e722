import type { Part } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, mergeProps, on, untrack } from 'solid-js'
import { assign, Dynamic, getNextElement, insert, isServer } from 'solid-js/web'
import { type AsChildProps, type ElementProps, renderChild } from './as-child.js'
import { createAttributes } from './click.js'
import { usePaginationContext } from './context.js'
import { attributeNames, attributesIn, call, merge, type Props } from './merge-props.js'
import type { PaginationApi } from './use-pagination.js'

/**
 * Attributes of a button, and in link mode of a link. `type` is accepted and ignored: a button never submits a form.
 * `on:click` and `onClick` both run before the change, which `preventDefault()` vetoes.
 */
export interface ControlProps
  extends AsChildProps,
    JSX.ButtonHTMLAttributes<HTMLElement>,
    Pick<
      JSX.AnchorHTMLAttributes<HTMLElement>,
      'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'
    > {}

/** How a component renders its part. */
export interface Rendering {
  /** What the user passed to the component. */
  readonly props: AsChildProps & Pick<JSX.HTMLAttributes<HTMLElement>, 'children' | 'ref'>
  /** Names of the props that aren't attributes. Default: those that parts consume. */
  readonly consumed?: readonly string[] | undefined
  /** The part of a pagination. `userAttributes` includes those of a child. */
  readonly part: (pagination: PaginationApi, userAttributes: Accessor<Props>) => Part
  /** Whether the part handles clicks itself. Default false. */
  readonly isControl?: boolean
  /** Called with the element, before the user's own ref. */
  readonly ref?: (element: HTMLElement) => void
}

/** The element of a part, or the user's instead of it. The user's attributes win except `data-scope` and `data-part`. */
export function renderPart(rendering: Rendering): JSX.Element {
  const { props, isControl } = rendering
  const pagination = usePaginationContext()
  const userAttributes = userAttributesOf(rendering)
  const part = createMemo(() => props.asChild || rendering.part(pagination(), userAttributes))
  // The element stays while only the attributes of the part change.
  const kind = createMemo(() => {
    const shown = part()
    return typeof shown === 'function' ? shown : shown.tag
  })
  return createMemo(
    on(kind, (kind) =>
      typeof kind === 'string'
        ? renderElement(kind, rendering, createAttributes(part as Accessor<Part>, userAttributes, isControl))
        : renderChild(kind, (own) =>
            createChildProps(rendering, pagination, userAttributes, own as Accessor<ElementProps>),
          ),
    ),
  ) as unknown as JSX.Element
}

const noAttributes = () => ({})

/** A memo, so that a change of page leaves the user's expressions alone. */
function userAttributesOf({ props, consumed }: Rendering): Accessor<Props> {
  if (!($PROXY in props || attributeNames(props, consumed).length)) return noAttributes
  return createMemo(() => attributesIn(props, consumed))
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
  pagination: Accessor<PaginationApi>,
  userAttributes: Accessor<Props>,
  own: Accessor<ElementProps>,
): ElementProps {
  const content = createMemo(() => own().children)
  const merged = createMemo(() => merge(userAttributes(), attributesIn(own(), [])))
  const part = createMemo(() => rendering.part(pagination(), merged))
  return mergeProps(createMemo(createAttributes(part, merged, rendering.isControl)), {
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
