interface Click {
  readonly target: unknown
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  preventDefault(): void
}

/**
 * A click handler for the root: prevents the full load on a plain click on a page link, so that the router can navigate.
 * The browser handles everything else inside the root, and clicks that open a new tab or window.
 */
export function leaveToRouter(event: Click) {
  const link = (event.target as Element).closest('a[data-scope="pagination"][href]')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (link && !opensElsewhere) event.preventDefault()
}
