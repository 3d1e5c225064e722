import type { Part } from '@dogear/core'
import { eventName } from './use-pagination.svelte.js'

// biome-ignore lint/suspicious/noExplicitAny: the attributes of any element
export type Attributes = Record<string | symbol, any>

/**
 * Merges the attributes of `inner` into `outer` and returns `outer`. Inner values win, classes and styles are joined, and
 * of two handlers the inner one runs first. `null` and `undefined` count as not given.
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

/** Merges the user's props into a part, whose attributes are a new object each time. */
export function mergePart(part: Part<Attributes>, props: Attributes, consumed: readonly string[]): Part<Attributes> {
  const { attributes, on } = part
  mergeProps(attributes, props, consumed)
  for (const event in on) {
    const name = eventName(event)
    const handler = on[event as 'click'] as NonNullable<typeof on.click>
    const userHandler = attributes[name]
    // The core calls the user's handler itself, to see whether it prevents the change.
    attributes[name] = userHandler ? (event: MouseEvent) => handler(event, userHandler) : handler
  }
  return part
}
