import type { Part } from '@dogear/core/adapter'

export type EventName = keyof Part['on']

/** A part's attributes and handlers, as its element accepts them. */
export type PropsOf<Attributes extends object> = Attributes & {
  readonly [Name in EventName as `on:${Name}`]?: Part['on'][Name]
}

/** The attributes and handlers of a part for a spread, with listeners on the element itself. */
export function toProps<Attributes extends object>({ attributes, on }: Part<Attributes>): PropsOf<Attributes> {
  const props: Record<string, unknown> = { ...(attributes as object) }
  for (const event in on) props[`on:${event}`] = on[event as EventName]
  return props as PropsOf<Attributes>
}

/** The names that users can give a handler, in the order in which Solid calls them. */
export const handlerNames = {
  click: ['on:click', 'onClick', 'onclick'],
  change: ['on:change', 'onChange', 'onchange'],
  keydown: ['on:keydown', 'onKeyDown', 'onkeydown'],
  focusout: ['on:focusout', 'onFocusOut', 'onfocusout'],
} as const satisfies Record<EventName, readonly string[]>
