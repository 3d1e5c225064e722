import type { Part } from '@dogear/core/adapter'

export type EventName = keyof Part['on']

/** A part's attributes and handlers, as its element accepts them. */
export type Spelled<Attributes extends object> = Attributes & {
  readonly [Name in EventName as `on:${Name}`]?: Part['on'][Name]
}

/** Spells an event as Solid does in a spread, with a listener on the element itself. */
export const eventName = (event: string): string => `on:${event}`

/** Spells the attributes and events of a part, for a spread. */
export function spell<Attributes extends object>({ attributes, on }: Part<Attributes>): Spelled<Attributes> {
  const spelled: Record<string, unknown> = attributes as never
  for (const event in on) spelled[eventName(event)] = on[event as EventName]
  return attributes
}

/** How users can spell an event, in the order in which Solid calls their handlers. */
export const spellings = {
  click: ['on:click', 'onClick', 'onclick'],
  change: ['on:change', 'onChange', 'onchange'],
  keydown: ['on:keydown', 'onKeyDown', 'onkeydown'],
  focusout: ['on:focusout', 'onFocusOut', 'onfocusout'],
} as const satisfies Record<EventName, readonly string[]>
