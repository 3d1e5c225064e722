import type { Part } from '@dogear/core'
import { eventName } from '../state/use-pagination.svelte.js'

// biome-ignore lint/suspicious/noExplicitAny: the attributes of any element
export type Attributes = Record<string | symbol, any>

/**
 * Merges the attributes of `inner` into `outer` and returns `outer`. Inner values win, classes and styles are joined, and
 * of two handlers the inner one runs first. `null` and `undefined` count as omitted.
 */
export function mergeProps(outer: Attributes, inner: Attributes, except: readonly unknown[] = []): Attributes {
  for (const name of Reflect.ownKeys(inner)) {
    if (except.includes(name)) continue
    const other = outer[name]
    const value = inner[name]
    if (value == null) continue
    outer[name] = value
    if (other == null) continue
    if (name === 'class') outer.class = [other, value]
    else if (name === 'style') outer.style = [other, value].join(';')
    else if (/^on/.test(String(name))) {
      outer[name] = (event: unknown) => {
        value(event)
        other(event)
      }
    }
  }
  return outer
}

/**
 * The attributes of a part, which are a new object each time, merged with the user's. `listener` handles the part's events
 * and keeps its identity; without one, each gets a new handler.
 */
export function mergePart(
  { attributes, on }: Part<Attributes>,
  { props, consumed }: { readonly props: Attributes; readonly consumed: readonly string[] },
  listener?: (event: Event) => void,
): Attributes {
  mergeProps(attributes, props, consumed)
  for (const event in on) {
    const name = eventName(event)
    // The core calls the user's handler itself, to see whether it prevents the change.
    attributes[name] = listener ?? ((native: MouseEvent) => on[event as 'click']?.(native, props[name]))
  }
  return attributes
}
