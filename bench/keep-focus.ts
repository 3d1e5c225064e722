/** What hand-written code does once a page is shown: a button that has focus and was disabled hands it on. */
export function keepFocus(nav: Element | null): void {
  if (nav?.querySelector(':disabled:focus')) nav.querySelector<HTMLElement>('[aria-current]')?.focus()
}
