/** The parent, the slot that the element is assigned to, or the host of its shadow tree. */
export const parentOf = (element: Element): Element | null =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null

/** Whether an element, or with `display: contents` its children, is part of the layout. True if the browser can't tell, as jsdom. */
export function isRendered(element: Element): boolean {
  if (element.checkVisibility?.() ?? true) return true
  const parent = parentOf(element)
  return getComputedStyle(element).display === 'contents' && !!parent && isRendered(parent)
}

/** An element and all around it, from the inside to the outside. */
export const pathOf = (element: Element | null): Element[] => (element ? [element, ...pathOf(parentOf(element))] : [])

/**
 * Whether assistive technology can perceive an element. A modal dialog or a fullscreen element leaves out what is around it; it is
 * looked for in each tree around one of `elements`.
 */
export function isExposed(element: Element, elements: readonly (Element | null)[]): boolean {
  const path = pathOf(element)
  const isIn = (selector: string) => path.some((outer) => outer.matches(selector))
  return (
    isRendered(element) &&
    !/hidden|collapse/.test(getComputedStyle(element).visibility) &&
    !isIn('[aria-hidden=true], [inert]') &&
    // Of several, the one on top has focus, if any has.
    !elements
      .flatMap(pathOf)
      .flatMap((outer) =>
        outer.parentElement
          ? []
          : [
              ...(outer.getRootNode() as ParentNode).querySelectorAll(
                isIn(':modal') ? ':modal:focus-within' : ':modal',
              ),
            ],
      )
      .some((modal) => !path.includes(modal))
  )
}
