/** The element around an element on the page: its parent, the slot that it is assigned to, or the host of its shadow tree. */
export function parentOf(element: Element): Element | null {
  return element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null
}
