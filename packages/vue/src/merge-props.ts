import type { ClickEvent, ClickHandler } from '@dogear/core'
import { mergeProps as mergeInOrder } from 'vue'

// biome-ignore lint/suspicious/noExplicitAny: the attributes of any element or component
export type Attributes = Record<string, any>

/**
 * Merges the props of `inner` over those of `outer`. The inner value wins, classes and styles join, and inner handlers run
 * first. What is `null` or `undefined` is not given.
 */
export function mergeProps(outer: Attributes, inner: Attributes): Attributes {
  const handlers: Attributes = {}
  const attributes: Attributes = {}
  for (const name in inner) {
    if (inner[name] != null) (/^on[^a-z]/.test(name) ? handlers : attributes)[name] = inner[name]
  }
  // Vue calls handlers in the order of the objects, and the last attribute wins.
  return mergeInOrder(handlers, outer, attributes)
}

/** Whether a prop is a click handler, with or without modifiers such as `.once`. */
export const isClick = (name: string) => /^onClick(Once|Capture)*$/.test(name)

/** Adds a click handler that runs after the user's. Each of theirs can veto it, one with a modifier such as `.once` too. */
export function addClickHandler(props: Attributes, onClick: ClickHandler): void {
  let vetoed: unknown
  const userHandler = props.onClick && callAll(props.onClick)
  for (const name in props) {
    if (!isClick(name)) continue
    const handle = callAll(props[name])
    props[name] = (event: ClickEvent) => {
      const wasPrevented = event.defaultPrevented
      handle(event)
      if (event.defaultPrevented && !wasPrevented) vetoed = event
    }
  }
  // The last property is the last listener that Vue adds.
  delete props.onClick
  props.onClick = (event: ClickEvent) => (event === vetoed ? userHandler?.(event) : onClick(event, userHandler))
}

const callAll = (handlers: unknown) => (event: ClickEvent) => {
  for (const handler of [handlers].flat()) if (handler) (handler as ClickHandler)(event)
}
