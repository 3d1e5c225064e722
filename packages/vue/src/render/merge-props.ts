import type { ClickEvent, ClickHandler } from '@dogear/core'
import { mergeProps as mergeInOrder } from 'vue'

// biome-ignore lint/suspicious/noExplicitAny: the attributes of any element or component
export type Attributes = Record<string, any>

/**
 * Merges the props of `inner` and `outer`. Inner values win, classes and styles are joined, and of two handlers the inner
 * one runs first. `null` and `undefined` count as omitted.
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

/** Whether a prop is a handler of the same event, perhaps with modifiers such as `.once`. */
const isHandler = (name: string, handler: string) => name.replace(/(Once|Capture)+$/, '') === handler

/**
 * Adds a part's handler to merged props. It runs after the user's handlers, each of which can veto it, including those with
 * a modifier such as `.once`.
 */
export function addHandler(props: Attributes, user: Attributes, name: string, handle: ClickHandler): void {
  let vetoed: ClickEvent | undefined
  for (const other in user) {
    if (!isHandler(other, name)) continue
    const handlers = [user[other]].flat()
    props[other] = (event: ClickEvent) => {
      const wasPrevented = event.defaultPrevented
      for (const handler of handlers) if (handler) handler(event)
      if (event.defaultPrevented && !wasPrevented) vetoed = event
    }
  }
  const userHandler = user[name] && props[name]
  // Vue adds listeners in the order of the properties, so this one has to be the last.
  delete props[name]
  props[name] = (event: ClickEvent) => (event === vetoed ? userHandler?.(event) : handle(event, userHandler))
}
