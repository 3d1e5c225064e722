/** A click handler that vetoes the page change. */
export const veto = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
