import type { ClickHandler } from '../events/click.js'
import type { Part } from './part.js'

/** Attributes and event handlers of a part. Frameworks name the click handler differently. */
export type PartProps<Attributes, Click extends string> = Attributes & { readonly [Name in Click]?: ClickHandler }

/** Turns a part into props for the framework's elements. */
export type ToProps<Click extends string> = <Attributes extends object>(
  part: Part<Attributes>,
) => PartProps<Attributes, Click>

/** The attributes of a part, and the handler of each event: `onClick` for `click`. */
export const toProps: ToProps<'onClick'> = ({ attributes, on }) => {
  const props: Record<string, unknown> = { ...(attributes as object) }
  // Without a regular expression: see bench/README.md.
  for (const event in on) props[`on${event.charAt(0).toUpperCase()}${event.slice(1)}`] = on[event as 'click']
  return props as never
}
