import type { ControlProps as ControlAttributes, ControlOptions } from '@dogear/core'
import { type Accessor, type Component, createMemo, type JSX, mergeProps, splitProps, untrack } from 'solid-js'

// biome-ignore lint/suspicious/noExplicitAny: props of an element that is not known here
type ElementProps = JSX.HTMLAttributes<any> & { readonly type?: 'button' }

export interface Composable {
  /**
   * Renders an element instead of the part's own. It takes the part's props, to be spread.
   * @example asChild={(props) => <a {...props()} href="/archive" />}
   */
  asChild?: ((props: Accessor<ElementProps>) => JSX.Element) | undefined
}

interface Given extends Composable {
  'data-scope'?: unknown
  'data-part'?: unknown
}

type Click = JSX.EventHandlerUnion<HTMLElement, MouseEvent>

/** Attributes of a button, and in link mode of a link. */
export interface ControlProps
  extends Composable,
    Omit<JSX.ButtonHTMLAttributes<HTMLElement>, 'type' | 'value' | 'on:click'>,
    Pick<
      JSX.AnchorHTMLAttributes<HTMLElement>,
      'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'
    > {
  'on:click'?: JSX.EventHandler<HTMLElement, MouseEvent> | undefined
}

/** The element of a part, or the one that stands in for it. The caller's attributes win, but for the name of the part. */
export function createPart(getProps: Accessor<object>, given: Given, Own: Component<ElementProps>): JSX.Element {
  const [reserved, attributes] = splitProps(given, ['asChild', 'data-scope', 'data-part'])
  const props = mergeProps(createMemo(getProps, undefined, { equals: isSame }), attributes)
  const asChild = untrack(() => reserved.asChild)
  return asChild ? asChild(() => props) : <Own {...props} />
}

/** A button, or in link mode a link. The part's click handler runs the caller's own first. */
export function createControl(
  getProps: (own: ControlOptions) => ControlAttributes<'on:click'>,
  given: ControlProps,
): JSX.Element {
  const [own, attributes] = splitProps(given, ['disabled', 'on:click', 'onClick'])
  const latest = () => getProps({ disabled: own.disabled, isOwnElement: !given.asChild })

  const callersOwn = (event: MouseEvent) => {
    call(own['on:click'], event)
    call(own.onClick, event)
  }
  const onClick = (event: MouseEvent) =>
    untrack(() => {
      const handle = latest()['on:click']
      if (handle) handle(event, callersOwn)
      else callersOwn(event)
    })

  return createPart(
    () => ({ ...latest(), 'on:click': onClick }),
    attributes,
    (props) => <>{props.type ? <button {...props} /> : <a {...props} />}</>,
  )
}

function call(handler: Click | undefined, event: MouseEvent) {
  if (typeof handler === 'function') handler(event as Parameters<typeof handler>[0])
  else if (handler) handler[0](handler[1], event as never)
}

/** So that a change of page touches only the elements that show it. */
function isSame(before: object, now: object) {
  const entries = Object.entries(before)
  return entries.length === Object.keys(now).length && entries.every(([name, value]) => value === now[name as never])
}
