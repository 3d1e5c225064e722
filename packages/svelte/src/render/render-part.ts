import type { Component, ComponentInternals } from 'svelte'
import type { HTMLAnchorAttributes, HTMLButtonAttributes } from 'svelte/elements'
import type { AsChildProps } from './as-child.js'
import Element from './element.svelte'
import type { Describe, RenderOptions } from './follow-part.js'
import type { Attributes } from './merge-props.js'
import { attachRefs, type OnMount } from './refs.js'

/** Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. */
export interface ControlElementProps
  extends AsChildProps,
    Omit<HTMLButtonAttributes, keyof AsChildProps>,
    Pick<HTMLAnchorAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'> {}

export type PartComponent<Props extends AsChildProps> = Component<Props, object, 'ref'>

interface Options<Data> extends RenderOptions<Data> {
  readonly internals: ComponentInternals
  readonly onMount?: OnMount | undefined
}

export const consumedByAll = [
  'asChild',
  'children',
  'ref',
  'data-scope',
  'data-part',
  '$$slots',
  '$$events',
  '$$legacy',
]
export const consumedByControls = [...consumedByAll, 'disabled', 'type']

/**
 * The element of a part, or the user's. A component that is a plain function receives its props as the parent passed them, so
 * it can tell whether `ref` is bound, and an unbound `ref` costs nothing.
 */
export const renderPart = <Data>(describe: Describe, props: Attributes, options: Options<Data>) =>
  (Element as Component<object>)(options.internals, {
    rendering: { describe, props, options, refs: attachRefs(props, options.onMount) },
  })
