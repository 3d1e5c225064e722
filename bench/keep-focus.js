/** When the focused button becomes disabled, focus moves to the current page. */
export function keepFocus(nav) {
  if (nav?.querySelector(':disabled:focus')) nav.querySelector('[aria-current]')?.focus()
}
