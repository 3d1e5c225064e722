import type { Part } from '@dogear/core/adapter'
import type { HTMLAnchorAttributes, HTMLButtonAttributes } from 'svelte/elements'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import type { AsChildProps } from './as-child.js'
import { type Attributes, mergeProps } from './merge-props.js'
import { eventName } from './spell.js'

/** Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. */
export interface ControlElementProps
  extends AsChildProps,
    Omit<HTMLButtonAttributes, keyof AsChildProps>,
    Pick<HTMLAnchorAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'> {}

/** Returns a part for the user's props. */
export type Describe = (api: PaginationApi, props: Attributes) => Part

/** Props of controls that aren't forwarded to the DOM. */
export const consumedByControls = ['disabled', 'type']

const consumedByAll = ['asChild', 'children', 'data-scope', 'data-part']

/** The tag of a part's element, and its attributes and handlers, merged with the user's. */
export function renderPart(describe: Describe, api: PaginationApi, props: Attributes, consumed: readonly string[] = []) {
  const { tag, attributes, on } = describe(api, props)
  const merged: Attributes = mergeProps(attributes, props, [...consumedByAll, ...consumed])
  for (const event in on) {
    const name = eventName(event)
    // Not read later, because a field receives an event while it is removed, when Svelte no longer reads props silently.
    const own = merged[name]
    // The core calls the user's handler itself, to see whether it prevents the change.
    merged[name] = (received: Event) => on[event as 'click']?.(received, own)
  }
  return { tag, attributes: merged }
}
