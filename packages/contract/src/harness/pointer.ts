import { page, type UserEventClickOptions, userEvent } from 'vitest/browser'
import { activeElement, place } from './place.js'

/** A real click in the middle of an element, which can be in an iframe. */
export function click(element: Element, options?: UserEventClickOptions): Promise<void> {
  // Forced, because nothing here moves, and waiting for a stable element takes three times as long.
  return userEvent.click(locate(element), { force: true, ...positionInPlace(element), ...options })
}

export function doubleClick(element: Element): Promise<void> {
  return userEvent.dblClick(locate(element), { force: true })
}

/** Presses real keys on the focused element. */
export const press = (keys: string): Promise<void> => userEvent.keyboard(keys)

export const pressTab = (): Promise<void> => userEvent.tab()

function locate(element: Element) {
  if (element.ownerDocument === document) return page.elementLocator(element)
  const frame = page.elementLocator(element.ownerDocument.defaultView?.frameElement as Element)
  if (element.ownerDocument === place.document) return frame
  return page.frameLocator(frame).getByText(element.textContent, { exact: true })
}

/** Where an element is in its frame, if that is the place of the test. */
function positionInPlace(element: Element) {
  if (element.ownerDocument === document || element.ownerDocument !== place.document) return {}
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  return { position: { x: left + width / 2, y: top + height / 2 } }
}

/** Presses Tab until an element has focus. */
export async function tabTo(element: Element): Promise<void> {
  for (let presses = 0; activeElement() !== element; presses++) {
    if (presses === 20) throw new Error(`Tab does not reach ${element.outerHTML}`)
    await pressTab()
  }
}

/** The focused element two frames later: a disabled control loses focus in the next frame. */
export async function focused(): Promise<Element | null> {
  for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
  return activeElement()
}

/** Replaces the text of an input, key by key. */
export async function type(input: HTMLInputElement, text: string): Promise<void> {
  await click(input)
  input.select()
  await press(`{Backspace}${text}`)
}
