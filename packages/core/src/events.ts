/** Spells the DOM name of an event as React does: `onClick` for `click`. */
export const camelCaseHandler = (event: string): string => `on${event.replace(/^./, (letter) => letter.toUpperCase())}`
