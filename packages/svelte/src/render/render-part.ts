import { onAnchor, type Part } from '@dogear/core/adapter'
import type { HTMLAnchorAttributes, HTMLButtonAttributes } from 'svelte/elements'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import type { AsChildProps } from './as-child.js'
import { type Attributes, mergeProps } from './merge-props.js'
import { eventName, toProps } from './to-props.js'

/** Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. */
export interface ControlElementProps
  extends AsChildProps,
    Omit<HTMLButtonAttributes, keyof AsChildProps>,
    Pick<HTMLAnchorAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'> {}

/** Returns a new part for the user's props. Its attributes are written to. */
export type Describe = (api: PaginationApi, props: Attributes) => Part

/** The element of a part. */
export interface Rendered {
  readonly tag: string
  readonly attributes: Attributes
}

export const consumedByAll = ['asChild', 'children', 'data-scope', 'data-part']
export const consumedByControls = [...consumedByAll, 'disabled', 'type']

/**
 * Creates a function that returns the element of a part, with the user's attributes and handlers and with `extra`. It is the
 * same object while its attributes are equal, so that a change of page updates only the affected elements. `consumed` names
 * the props that aren't forwarded to the DOM.
 */
export function renderPart(describe: Describe, consumed: readonly string[] = consumedByAll, extra?: Attributes) {
  let on: Part['on']
  const handlers: Attributes = {}
  let rendered: Rendered | undefined
  // The core calls the user's handler itself, to see whether it prevents the change.
  const listener = (event: Event) => on[event.type as 'click']?.(event, handlers[event.type])
  return (api: PaginationApi, props: Attributes): Rendered => {
    const part = describe(api, props)
    on = part.on
    const merged = mergeProps(part.attributes, props, consumed)
    // Saved here, because a field can receive `focusout` while its component is destroyed, when reading a prop warns.
    for (const event in on) handlers[event] = merged[eventName(event)]
    const attributes = Object.assign(toProps({ ...part, attributes: onAnchor(merged) }, listener), extra)
    if (rendered?.tag !== part.tag || !isEqual(rendered.attributes, attributes))
      rendered = { tag: part.tag, attributes }
    return rendered
  }
}

/** Whether two records have the same properties. */
export function isEqual<T extends object>(one: T, other: T): boolean {
  const names = Reflect.ownKeys(one) as (keyof T)[]
  return names.length === Reflect.ownKeys(other).length && names.every((name) => one[name] === other[name])
}
