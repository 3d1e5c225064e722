import type { Snippet } from 'svelte'
import type { Attributes } from './merge-props.js'

/** The argument of an `asChild` snippet. */
export type ChildProps = (own?: Attributes) => Attributes

export interface AsChildProps {
  /**
   * Renders your own element instead of the part's: spread `props()` on it. `props({ class: 'mine' })` merges your own
   * attributes: they win, classes and styles are joined, and of two handlers yours runs first.
   */
  asChild?: Snippet<[props: ChildProps]> | undefined
  /** Content of the part. */
  children?: Snippet | undefined
  /** The element. Bind it with `bind:ref`. */
  ref?: Element | null | undefined
}
