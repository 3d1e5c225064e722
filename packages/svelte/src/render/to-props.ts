import type { Part, PartProps } from '@dogear/core/adapter'

/** The name of a handler in Svelte: `onclick` for the event `click`. */
export const eventName = (event: string) => `on${event}`

/** The props of a part's element, as Svelte names them. `listener` handles its events. Default: the part's own handlers. */
export function toProps<Attributes extends object>(
  { attributes, on }: Part<Attributes>,
  listener?: (event: Event) => void,
): PartProps<Attributes, 'onclick'> {
  for (const event in on) attributes[eventName(event) as never] = (listener ?? on[event as 'click']) as never
  return attributes
}
