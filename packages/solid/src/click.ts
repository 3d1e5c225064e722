import type { ClickEvent, ClickHandler, ControlAttributes, Part } from '@dogear/core'
import { type Accessor, untrack } from 'solid-js'
import { call, type Props } from './merge-props.js'

const clickNames = ['on:click', 'onClick', 'onclick']

/** Whether the user listens for clicks on the element. */
export const isClickable = (userAttributes: Props): boolean => clickNames.some((name) => userAttributes[name])

/**
 * Creates a function that merges the user's attributes into those of a part. A control has one click handler, which calls
 * the user's handlers first, from the innermost to the outermost.
 */
export function mergeAttributes(userAttributes: Accessor<Props>, isControl?: boolean): (part: Part) => object {
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
  return ({ attributes, on }) => {
    // A click acts on what is shown, even in the middle of a batch that will change it.
    click = on.click
    const { type } = attributes as ControlAttributes
    const own = isControl && { type, onClick: undefined, onclick: undefined, 'on:click': onClick }
    return Object.assign({}, attributes, userAttributes(), own)
  }
}

type Child = HTMLElement & { $$click?: unknown; readonly $$clickData?: unknown }

const onClicks = /* @__PURE__ */ new WeakMap<Child, unknown>()

/**
 * Calls the `onClick` beside the spread on a child, and stops Solid from calling it. Solid delegates clicks to the document,
 * so it would run after the page has changed, and never for a button that the change disables.
 */
function callOnClickOf(child: Child, event: ClickEvent) {
  if (!onClicks.has(child)) {
    onClicks.set(child, child.$$click)
    Object.defineProperty(child, '$$click', { get() {}, set: (handler) => onClicks.set(child, handler) })
  }
  const handler = onClicks.get(child)
  call(child.$$clickData === undefined ? handler : [handler, child.$$clickData], event)
}
