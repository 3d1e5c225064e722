/** Whether an element of a part can be focused with the keyboard. False without an element. */
export function isFocusable(element: Element | null): boolean {
  const { isContentEditable, tabIndex } = (element ?? {}) as HTMLElement
  // To the DOM, a link has a tabIndex even without an href.
  return !!isContentEditable || (tabIndex >= 0 && !element?.matches('a:not([href], [tabindex])'))
}
