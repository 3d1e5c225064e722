import type { Snippet } from 'svelte'
import type { Rendering } from './follow-part.js'
import type { Attributes } from './merge-props.js'

/** An element to render: that of a part, or of a row of a List. */
export interface Shown {
  readonly tag: string
  /** The attributes, handlers and attachments of the element. */
  readonly attributes: Attributes
  readonly rendering: Rendering
}

/** The argument of a snippet: in browsers, a function that returns it. */
type Argument<T> = T | (() => T)

/** Creates a snippet that renders the snippet that `pick` returns. It never changes, so it needs no block. */
export const pickOnce = <T extends object>(pick: (argument: T) => Snippet<[never]>) =>
  ((target: never, argument: Argument<T>) => {
    const snippet: unknown = pick(typeof argument === 'function' ? (argument as () => T)() : argument)
    return (snippet as (target: never, argument: unknown) => never)(target, argument)
  }) as unknown as Snippet<[argument: T]>
