/** Spells the DOM name of an event as React does: `onClick` for `click`. */
export function camelCaseHandler(event: string): string {
  return `on${event.replace(/^./, (letter) => letter.toUpperCase())}`
}
