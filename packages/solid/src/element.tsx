import type { ClickEvent, ClickHandler, ControlProps as ControlAttributes, ControlOptions } from '@dogear/core'
import type { Accessor, JSX } from 'solid-js'
import { $PROXY, createMemo, createRenderEffect, mergeProps, on, splitProps, untrack } from 'solid-js'
import { assign, Dynamic, getNextElement, insert, isServer } from 'solid-js/web'
import { useSurroundings } from './context.js'
import type { PaginationApi } from './use-pagination.js'

// biome-ignore lint/suspicious/noExplicitAny: props of an element that is not known here
type ElementProps = JSX.HTMLAttributes<any> & { readonly type?: 'button' }

export interface Composable {
  /** Renders an element instead of the part's own. It takes the part's props, to be spread: `{...props()}`. */
  asChild?: ((props: Accessor<ElementProps>) => JSX.Element) | undefined
}

/** Attributes of a button, and in link mode of a link. */
export interface ControlProps
  extends Composable,
    Omit<JSX.ButtonHTMLAttributes<HTMLElement>, 'type' | 'value' | 'on:click'>,
    Pick<
      JSX.AnchorHTMLAttributes<HTMLElement>,
      'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'
    > {
  /** A native listener, called before `onClick`; `preventDefault()` in either vetoes the change. */
  'on:click'?: JSX.EventHandler<HTMLElement, MouseEvent> | undefined
}

export type Tag = 'a' | 'button' | 'div' | 'nav'

interface Part {
  /** What the user of the part gave. */
  readonly given: Composable & Pick<ElementProps, 'children' | 'ref'>
  /** The props of `given` that are no attributes. */
  readonly own: readonly string[]
  /** Attributes and click handler of the part. */
  readonly ours: Accessor<object>
  /** Default: the one given. */
  readonly ref?: (element: HTMLElement) => void
}

/** The element of a part, or the one that stands in for it. The caller's attributes win, but for the name of the part. */
export function createPart(tag: Tag, part: Part): JSX.Element {
  const { asChild } = part.given
  if (!asChild && !isServer) return createElement(tag, part)
  const props = mergeProps(part.ours, attributesOf(part), { ref: part.ref })
  return asChild ? asChild(() => props) : Dynamic(mergeProps(props, { component: tag }))
}

/** What the compiler makes of an element with a spread, in one effect instead of three. */
function createElement(tag: Tag, part: Part): JSX.Element {
  const { given, ours, ref = given.ref } = part
  const element = getNextElement(() => document.createElement(tag))
  const attributes = liveAttributesOf(part)
  const written = {}
  insert(element, () => given.children)
  const latest = () => (attributes ? { ...ours(), ...attributes() } : ours())
  createRenderEffect(() => assign(element, latest(), false, true, written, true))
  if (typeof ref === 'function') ref(element)
  return element
}

/** The attributes given, if any; a memo, so that a change of page leaves the caller's expressions alone. */
function liveAttributesOf(part: Part): Accessor<object> | undefined {
  const attributes = attributesOf(part, 'children', 'ref')
  if (!($PROXY in part.given || Object.keys(attributes).length)) return undefined
  return createMemo(() => Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)))
}

function attributesOf({ given, own }: Part, ...others: string[]): object {
  const names = [...own, ...others, 'asChild', 'data-scope', 'data-part']
  return splitProps(given as Record<string, unknown>, names)[1]
}

const ownOfControl = ['type', 'value', 'disabled', 'on:click', 'onClick']

/** A button, or in link mode a link. The part's click handler runs the caller's own first. */
export function createControl(
  given: ControlProps,
  getProps: (api: PaginationApi, own: ControlOptions) => ControlAttributes<'on:click'>,
): JSX.Element {
  const { pagination, tag } = useSurroundings()
  let handle: ClickHandler | undefined
  const ours = () => {
    const shown = getProps(pagination(), { disabled: given.disabled, isOwnElement: !given.asChild })
    handle = shown['on:click']
    shown['on:click'] = onClick
    return shown
  }

  // A click is for what is shown, also in the middle of a batch that will change it.
  const onClick = (event: ClickEvent) =>
    untrack(() => {
      const callersOwn = () => {
        call(given['on:click'], event)
        call(given.onClick, event)
      }
      if (handle) handle(event, callersOwn)
      else callersOwn()
    })

  const part = { given, own: ownOfControl, ours }
  if (given.asChild) return createPart('button', part)
  return createMemo(on(tag, (name) => createPart(name, part))) as unknown as JSX.Element
}

function call(handler: JSX.EventHandlerUnion<HTMLElement, MouseEvent> | undefined, event: ClickEvent) {
  if (typeof handler === 'function') handler(event as never)
  else if (handler) handler[0](handler[1], event as never)
}
