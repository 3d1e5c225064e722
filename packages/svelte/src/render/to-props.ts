import type { Part, PartProps } from '@dogear/core/adapter'

/** The name of a handler in Svelte: `onclick` for the event `click`. */
export const eventName = (event: string) => `on${event}`

/** The props of a part's element, as Svelte names them. */
export function toProps<Attributes extends object>({
  attributes,
  on,
}: Part<Attributes>): PartProps<Attributes, 'onclick'> {
  const props: Record<string, unknown> = { ...(attributes as object) }
  for (const event in on) props[eventName(event)] = on[event as 'click']
  return props as PartProps<Attributes, 'onclick'>
}
