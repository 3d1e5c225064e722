/** Focuses an element that needn't be focusable, without scrolling: it has a `tabindex` until the next blur. */
export function focusItself(element: HTMLElement): void {
  if (element.hasAttribute('tabindex')) {
    focusInPlace(element)
    return
  }
  element.tabIndex = -1
  focusInPlace(element)
  restore()

  function restore() {
    // A blur of the whole window leaves the element focused.
    if (activeElementIn(element) === element)
      element.addEventListener('blur', () => setTimeout(restore), { once: true })
    else if (element.tabIndex < 0) element.removeAttribute('tabindex')
  }
}

/** Focuses an element without scrolling. */
export const focusInPlace = (element: HTMLElement): void => element.focus({ preventScroll: true })

/** The focused element of the document or the shadow tree that an element is in. */
export const activeElementIn = (element: Element): Element | null => (element.getRootNode() as Document).activeElement
