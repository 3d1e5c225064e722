interface Click {
  readonly target: unknown
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  preventDefault(): void
}

/**
 * For the click handler of a root: a plain click on a page link doesn't load the page, so that the router can go there.
 * Everything else inside the root, and a click that opens a tab or a window, stays with the browser.
 */
export function leaveToRouter(event: Click) {
  const link = (event.target as Element).closest('a[data-scope="pagination"][href]')
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
  if (link && !opensElsewhere) event.preventDefault()
}
