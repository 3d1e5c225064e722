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

/** The names of the user's handlers for an event, sorted as Solid calls them: `on:click`, `onClick`, `onclick`. */
export function handlerNames(user: object, event: string): string[] {
  const handler = new RegExp(`^on:?${event}$`, 'i')
  return Object.keys(user)
    .filter((name) => handler.test(name))
    .sort()
}
