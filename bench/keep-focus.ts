/** Hand-written focus handling: when the focused button becomes disabled, focus moves to the current page. */
export function keepFocus(nav: Element | null): void {
  if (nav?.querySelector(':disabled:focus')) nav.querySelector<HTMLElement>('[aria-current]')?.focus()
}
