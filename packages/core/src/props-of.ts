import { type AnyPagination, internalsOf } from './internals.js'
import type { Part } from './parts/part.js'

/** Attributes and event handlers of a part, with its events spelled as the framework does. */
export function propsOf(pagination: AnyPagination, { attributes, on }: Part): object {
  const { eventName } = internalsOf(pagination)
  for (const event in on) attributes[eventName(event) as never] = on[event as 'click'] as never
  return attributes
}
