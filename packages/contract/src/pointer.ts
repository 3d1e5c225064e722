import { page, type UserEventClickOptions, userEvent } from 'vitest/browser'

/** A real click in the middle of an element, which may stand in an iframe. */
export function click(element: Element, options?: UserEventClickOptions): Promise<void> {
  // Forced: waiting until the element is known to be still trebles the time, and nothing here moves.
  return userEvent.click(locate(element), { force: true, ...options })
}

export function doubleClick(element: Element): Promise<void> {
  return userEvent.dblClick(locate(element), { force: true })
}

/** Real keys, at the element that has focus. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const pressTab = (): Promise<void> => userEvent.tab()

function locate(element: Element) {
  if (element.ownerDocument === document) return page.elementLocator(element)
  const frame = element.ownerDocument.defaultView?.frameElement as Element
  return page.frameLocator(page.elementLocator(frame)).getByText(element.textContent, { exact: true })
}

/** Presses Tab until an element has focus. */
export async function tabTo(element: Element): Promise<void> {
  for (let presses = 0; document.activeElement !== element; presses++) {
    if (presses === 20) throw new Error(`Tab does not reach ${element.outerHTML}`)
    await pressTab()
  }
}

/** What has focus once it is settled: the browser takes it from a disabled control with the next frame. */
export async function focused(): Promise<Element | null> {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  return document.activeElement
}
