import type { ClickEvent, ClickHandler, ControlPart, ControlPartProps, Part } from '@dogear/core'
import { type Accessor, type JSX, untrack } from 'solid-js'
import type { AsChildProps } from './as-child.js'
import { usePaginationContext } from './context.js'
import { renderPart } from './element.js'
import { call, type Props } from './merge-props.js'
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

const clickNames = ['on:click', 'onClick', 'onclick']

/** Whether the user listens for clicks on the element. */
export const isClickable = (userAttributes: Props): boolean => clickNames.some((name) => userAttributes[name])

/** A button, or in link mode a link. Its click handler runs the user's own first, the innermost of them at the start. */
export function renderControl(
  props: ControlProps,
  consumed: readonly string[],
  part: (pagination: PaginationApi, props: ControlPartProps) => ControlPart,
): JSX.Element {
  const pagination = usePaginationContext()
  return renderPart({
    props,
    consumed: ['disabled', ...consumed],
    part: () => part(pagination(), { disabled: props.disabled, asChild: !!props.asChild }),
    attributes: controlAttributes,
  })
}

function controlAttributes(part: Accessor<Part>, userAttributes: Accessor<Props>): Accessor<object> {
  let click: ClickHandler | undefined
  const onClick = (event: ClickEvent) =>
    untrack(() => {
      const userHandler = () => {
        callOnClickOf(event.currentTarget as Child, event)
        for (const name of clickNames) call(userAttributes()[name], event)
      }
      if (click) click(event, userHandler)
      else userHandler()
    })
  return () => {
    const { attributes, on } = part() as ControlPart
    // A click is for what is shown, also in the middle of a batch that will change it.
    click = on.click
    const { type } = attributes
    return { ...attributes, ...userAttributes(), type, onClick: undefined, onclick: undefined, 'on:click': onClick }
  }
}

type Child = HTMLElement & { $$click?: unknown; readonly $$clickData?: unknown }

const onClicks = /* @__PURE__ */ new WeakMap<Child, unknown>()

/**
 * Calls the `onClick` beside the spread on a child, and takes it over. Solid would run it at the document, when the page
 * has already changed, and not at all on a button that is disabled by then.
 */
function callOnClickOf(child: Child, event: ClickEvent) {
  if (!onClicks.has(child)) {
    onClicks.set(child, child.$$click)
    Object.defineProperty(child, '$$click', { get() {}, set: (handler) => onClicks.set(child, handler) })
  }
  const handler = onClicks.get(child)
  call(child.$$clickData === undefined ? handler : [handler, child.$$clickData], event)
}
