import type { Part } from '@dogear/core/adapter'
import type { Snippet } from 'svelte'
import type { UsePaginationContext } from '../state/context.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import { type Attributes, mergeProps } from './merge-props.js'
import type { Shown } from './show.js'
import { eventName, spell } from './spell.js'

/** How a component renders its part. */
export interface RenderOptions<Data> {
  /** Names of the props that the part consumes and never forwards to the DOM. */
  readonly consumed: readonly string[]
  /** What the part renders instead of the user's children. */
  readonly children?: Snippet<[Content<Data>]>
  /** For `children`. */
  readonly data?: Data
  /** The element, if `element.svelte` has none for the tag. */
  readonly element?: Snippet<[Shown]>
  /** The pagination to provide. Default: the one of the enclosing Root. */
  readonly pagination?: UsePaginationContext
}

/** What `children` receives. */
export interface Content<Data> {
  readonly rendering: { readonly props: Attributes; readonly options: { readonly data: Data } }
}

/** A part, as it is rendered. */
export interface Rendering {
  /** Returns the part for these props, which an `asChild` snippet may have changed. */
  describe(api: PaginationApi, props: Attributes): Part
  readonly props: Attributes
  readonly options: RenderOptions<never>
  /** The attachment from `attachRefs`. */
  readonly refs?: Attributes | undefined
}

export type Describe = Rendering['describe']

/**
 * Creates a function that returns what to render of a part. It is the same object while its attributes are equal, so that a
 * change of page updates only the affected elements.
 */
export function followPart(rendering: Rendering) {
  let on: Part['on']
  const handlers: Attributes = {}
  let shown: Shown | undefined
  // The core calls the user's handler itself, to see whether it prevents the change.
  const listener = (event: Event) => on[event.type as 'click']?.(event, handlers[event.type])
  return (api: PaginationApi, props = rendering.props): Shown => {
    const part = rendering.describe(api, props)
    const { tag } = part
    on = part.on
    const merged = mergeProps(part.attributes, props, rendering.options.consumed)
    // Not read later, because a field receives an event while it is removed, when Svelte no longer reads props silently.
    for (const event in on) handlers[event] = merged[eventName(event)]
    const attributes = Object.assign(spell(part, listener), rendering.refs)
    if (shown?.tag !== tag || !isEqual(shown.attributes, attributes)) shown = { tag, attributes, rendering }
    return shown
  }
}

/** Whether two records have the same properties. */
export function isEqual<T extends object>(one: T, other: T): boolean {
  if (one === other) return true
  const names = Reflect.ownKeys(one) as (keyof T)[]
  return names.length === Reflect.ownKeys(other).length && names.every((name) => one[name] === other[name])
}
