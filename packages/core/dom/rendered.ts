/** The slot that the element is assigned to, the parent, or the host of its shadow tree. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null

/** Whether an element, or with `display: contents` its children, is part of the layout. True if the browser can't tell, as jsdom. */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) ||
  (getComputedStyle(element).display === 'contents' && isRendered(parentOf(element) as Element))

/** Which of an element and all around it match, from the inside out. */
export const around = (element: Element | null, selector: string): Element[] =>
  element ? [...(element.matches(selector) ? [element] : []), ...around(parentOf(element), selector)] : []

/** Selects modal dialogs and fullscreen elements: none where `:modal` isn't known, because a selector with it would throw. */
export function modalSelector(element: Element): string {
  try {
    element.matches(':modal')
    return ':modal'
  } catch {
    return ':not(*)'
  }
}
