/** The slot that the element is assigned to, the parent, or the host of its shadow tree. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null

/** Whether an element, or with `display: contents` its children, is part of the layout. True if the browser can't tell, as jsdom. */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) ||
  (getComputedStyle(element).display === 'contents' && isRendered(parentOf(element) as Element))

/** Which of an element and all around it are so, from the inside out. */
export const around = (element: Element | null, is: (element: Element) => boolean): Element[] =>
  element ? [...(is(element) ? [element] : []), ...around(parentOf(element), is)] : []

/**
 * Whether an element is a modal dialog or fullscreen. No dialog is where `:modal` isn't known, as in jsdom, where a selector with it
 * throws or takes seconds.
 */
export function isModal(element: Element): boolean {
  if ((element.getRootNode() as Document).fullscreenElement === element) return true
  try {
    return element.localName === 'dialog' && element.matches(':modal')
  } catch {
    return false
  }
}
