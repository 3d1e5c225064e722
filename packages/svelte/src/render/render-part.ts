import type { Part } from '@dogear/core'
import type { Component, ComponentInternals, Snippet } from 'svelte'
import type { Action } from 'svelte/action'
import type { HTMLAnchorAttributes, HTMLAttributes, HTMLButtonAttributes } from 'svelte/elements'
import { setterOf } from '../state/binding.svelte.js'
import type { UsePaginationContext } from '../state/context.js'
import type { PaginationApi } from '../state/use-pagination.svelte.js'
import type { Attributes } from './merge-props.js'
import Element from './render-part.svelte'

export interface AsChildProps {
  /**
   * Renders your own element instead of the part's: spread `props()` on it. `props({ class: 'mine' })` merges your own
   * attributes: they win, classes and styles are joined, and of two handlers yours runs first.
   */
  asChild?: Snippet<[props: (own?: Attributes) => Attributes]> | undefined
  /** Content of the part. */
  children?: Snippet
  /** The element. Bind it with `bind:ref`. */
  ref?: HTMLElement | null | undefined
}

/** Attributes of a button, or of a link in link mode. `type` is ignored, because a button never submits a form. */
export interface ControlElementProps
  extends AsChildProps,
    HTMLAttributes<HTMLElement>,
    Omit<HTMLButtonAttributes, keyof HTMLAttributes<HTMLElement>>,
    Pick<HTMLAnchorAttributes, 'download' | 'hreflang' | 'ping' | 'referrerpolicy' | 'rel' | 'target'> {}

export type PartComponent<Props extends AsChildProps> = Component<Props, object, 'ref'>

/** How to render a part. */
export interface ElementProps {
  /** The part for these props, which an `asChild` snippet may have changed. */
  readonly part: (api: PaginationApi, props: Attributes) => Part
  readonly props: Attributes
  /** What a part renders instead of `children`. */
  readonly items?: Snippet
  /** Renders a select or an input. */
  readonly field?: Snippet<[attributes: object, action: Action<HTMLElement, void>]>
  /** Names of the props that the part consumes and never forwards to the DOM. */
  readonly consumed: readonly string[]
  /** Receives the element, and null when it is removed. */
  readonly bind?: ((element: HTMLElement | null) => void) | undefined
  /** The pagination to provide. Default: the one of the enclosing Root. */
  readonly pagination?: UsePaginationContext
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
 * Renders a part's component. A component that is a plain function receives its props as the parent passed them, so it can
 * tell whether `ref` is bound, and an unbound `ref` costs nothing.
 */
export const renderPart = (internals: ComponentInternals, element: ElementProps) =>
  Element(internals, { element: { bind: setterOf(element.props, 'ref'), ...element } })
