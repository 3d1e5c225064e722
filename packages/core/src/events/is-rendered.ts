/** Whether an element is part of the layout, not hidden with `display: none`. True if the browser can't tell, as jsdom. */
export const isRendered = (element: { checkVisibility?(): boolean }): boolean => element.checkVisibility?.() ?? true
