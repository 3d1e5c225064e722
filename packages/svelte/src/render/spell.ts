import type { Part, PartProps } from '@dogear/core/adapter'

/** Spells the DOM name of an event as Svelte does: `onclick` for `click`. */
export const eventName = (event: string) => `on${event}`

/** The props of a part's element, in Svelte's spelling. `listener` handles its events. Default: the part's own handlers. */
export function spell<Attributes extends object>(
  { attributes, on }: Part<Attributes>,
  listener?: (event: Event) => void,
): PartProps<Attributes, 'onclick'> {
  for (const event in on) attributes[eventName(event) as never] = (listener ?? on[event as 'click']) as never
  return attributes
}
