import type { ClickHandler } from './events/click.js'
import type { Part } from './parts/part.js'

/** Attributes and event handlers of a part, with the name of its click handler as the framework spells it. */
export type Spelled<Attributes, Click extends string> = Attributes & { readonly [Name in Click]?: ClickHandler }

/** Spells the attributes and events of a part as a framework does. */
export type Spell<Click extends string> = <Attributes extends object>(
  part: Part<Attributes>,
) => Spelled<Attributes, Click>

/** Spells the DOM name of each event with `on` and an uppercase letter: `onClick` for `click`. */
export const spell: Spell<'onClick'> = ({ attributes, on }) => {
  const props: Record<string, unknown> = attributes as never
  // Every control calls this on every render, and a regular expression is ten times slower.
  for (const event in on) props[`on${event.charAt(0).toUpperCase()}${event.slice(1)}`] = on[event as 'click']
  return attributes
}
