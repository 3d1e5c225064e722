import { page, type UserEventClickOptions, userEvent } from 'vitest/browser'

/** A real click in the middle of an element, which can be in an iframe. */
export function click(element: Element, options?: UserEventClickOptions): Promise<void> {
  // Forced, because nothing here moves, and waiting for a stable element takes three times as long.
  return userEvent.click(locate(element), { force: true, ...options })
}

export function doubleClick(element: Element): Promise<void> {
  return userEvent.dblClick(locate(element), { force: true })
}

/** Presses real keys on the focused element. */
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

/** The focused element two frames later: a disabled control loses focus in the next frame. */
export async function focused(): Promise<Element | null> {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  return document.activeElement
}

/** Replaces the text of an input, key by key. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await click(input)
  input.select()
  await press(`{Backspace}${text}`)
}
