/** Spells the DOM name of an event as React does: `onClick` for `click`. */
export function eventName(event: string): string {
  // React's blur event bubbles, as `focusout` does.
  if (event === 'focusout') return 'onBlur'
  return event === 'keydown' ? 'onKeyDown' : `on${event.charAt(0).toUpperCase()}${event.slice(1)}`
}
