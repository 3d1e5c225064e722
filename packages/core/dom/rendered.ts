/** The parent, the slot that the element is assigned to, or the host of its shadow tree. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null

/** Whether an element, or with `display: contents` its children, is part of the layout. True if the browser can't tell, as jsdom. */
export function isRendered(element: Element): boolean {
  if (element.checkVisibility?.() ?? true) return true
  const parent = parentOf(element)
  return getComputedStyle(element).display === 'contents' && !!parent && isRendered(parent)
}

/** Whether assistive technology can perceive an element. */
export function isExposed(element: Element): boolean {
  if (!isRendered(element) || /hidden|collapse/.test(getComputedStyle(element).visibility)) return false
  for (let outer: Element | null = element; outer; outer = parentOf(outer))
    if (outer.matches('[aria-hidden=true], [inert]')) return false
  return true
}
