import type { ControlProps as ControlAttributes, ControlOptions } from '@dogear/core'
import { type Accessor, createMemo, type JSX, mergeProps, splitProps, untrack } from 'solid-js'
import { Dynamic } from 'solid-js/web'

export interface Composable {
  /**
   * Renders an element instead of the part's own. It takes the part's props, to be spread.
   * @example asChild={(props) => <a {...props()} href="/archive" />}
   */
  // biome-ignore lint/suspicious/noExplicitAny: props of an element that is not known here
  asChild?: ((props: Accessor<JSX.HTMLAttributes<any>>) => JSX.Element) | undefined
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
export function createPart(tag: Accessor<'nav' | 'div' | 'button' | 'a'>, ours: Accessor<object>, given: Given) {
  const [own, attributes] = splitProps(given, ['asChild', 'data-scope', 'data-part'])
  const props = mergeProps(ours, attributes)
  const asChild = untrack(() => own.asChild)
  return asChild ? asChild(() => props) : <Dynamic {...props} component={tag()} />
}

/** A button, or in link mode a link. The part's click handler runs the caller's own first. */
export function createControl(getProps: (own: ControlOptions) => ControlAttributes<'on:click'>, given: ControlProps) {
  const [own, attributes] = splitProps(given, ['disabled', 'on:click', 'onClick'])
  const props = createMemo(() => getProps({ disabled: own.disabled, isOwnElement: !given.asChild }))

  const callersOwn = (event: MouseEvent) => {
    call(own['on:click'], event)
    call(own.onClick, event)
  }
  const onClick = (event: MouseEvent) =>
    untrack(() => {
      const ours = props()['on:click']
      if (ours) ours(event, callersOwn)
      else callersOwn(event)
    })

  return createPart(
    () => (props().type ? 'button' : 'a'),
    () => ({ ...props(), 'on:click': onClick }),
    attributes,
  )
}

function call(handler: Click | undefined, event: MouseEvent) {
  if (typeof handler === 'function') handler(event as Parameters<typeof handler>[0])
  else if (handler) handler[0](handler[1], event as never)
}
