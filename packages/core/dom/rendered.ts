/** The slot that the element is assigned to, the parent, or the host of its shadow tree. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.parentNode as Partial<ShadowRoot> | null)?.host ?? null

/** Whether an element, or with `display: contents` its children, is part of the layout. True if the browser can't tell, as jsdom. */
export const isRendered = (element: Element): boolean =>
  (element.checkVisibility?.() ?? true) ||
  (getComputedStyle(element).display === 'contents' && isRendered(parentOf(element) as Element))

/** An element and all around it, from the inside out, across shadow roots and slots. */
export const inclusiveAncestors = (element: Element | null): Element[] =>
  element ? [element, ...inclusiveAncestors(parentOf(element))] : []

/** Which of them match. */
export const around = (element: Element | null, selector: string): Element[] =>
  inclusiveAncestors(element).filter((outer) => outer.matches(selector))
