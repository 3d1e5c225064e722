import type { Part } from '@dogear/core/adapter'

export type EventName = keyof Part['on']

/** A part's attributes and handlers, as its element accepts them. */
export type Spelled<Attributes extends object> = Attributes & {
  readonly [Name in EventName as `on:${Name}`]?: Part['on'][Name]
}

/** Spells the attributes and events of a part for a spread, with listeners on the element itself. */
export function spell<Attributes extends object>({ attributes, on }: Part<Attributes>): Spelled<Attributes> {
  const spelled: Record<string, unknown> = attributes as never
  for (const event in on) spelled[`on:${event}`] = on[event as EventName]
  return attributes
}

/** How users can spell an event, in the order in which Solid calls their handlers. */
export const spellings = {
  click: ['on:click', 'onClick', 'onclick'],
  change: ['on:change', 'onChange', 'onchange'],
  keydown: ['on:keydown', 'onKeyDown', 'onkeydown'],
  focusout: ['on:focusout', 'onFocusOut', 'onfocusout'],
} as const satisfies Record<EventName, readonly string[]>
