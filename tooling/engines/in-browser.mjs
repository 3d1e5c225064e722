// Runs in the browser before the tests. Clicks use window coordinates, so that they also reach frames and shadow roots.
import { commands, page, userEvent } from 'vitest/browser'

page.extend({
  elementLocator: (element) => locator(() => element),
  frameLocator: (frame) => ({
    getByText: (text) => locator(() => elementWithText(frame.element().contentDocument, text)),
  }),
})

// Before a test replaces it.
const nextFrame = window.requestAnimationFrame.bind(window)

for (const name of ['keyboard', 'tab']) {
  const press = userEvent[name]
  userEvent[name] = async (...keys) => {
    // Keys go to the focused document. At first, and after a focused frame is removed, that is Vitest's own. If another
    // window is active, no document has focus, and `window.focus()` would take the key away from a frame.
    const view = focusedView()
    if (!view.document.hasFocus()) view.focus()
    if (!view.document.hasFocus()) await commands.activate()
    // Another process sends the keys, and learns in the next frame what has focus.
    await new Promise(nextFrame)
    const arrived = keydown()
    await press(...keys)
    if (!(await arrived)) await commands.giveUp('A key did not arrive in the page.')
  }
}
window.focus()

/** Whether a key arrives in any window. On a busy machine it may come 15 s after the answer to its command, which takes 30 s at most. */
function keydown() {
  const signal = AbortSignal.timeout(45_000)
  return new Promise((resolve) => {
    for (const view of viewsIn(window.parent))
      view.addEventListener('keydown', () => resolve(true), { capture: true, once: true, signal })
    signal.addEventListener('abort', () => resolve(false))
  })
}

const viewsIn = (view) => [view, ...Array.from(view).flatMap(viewsIn)]

/** The window of the active element: the tests' own, or that of a frame. */
function focusedView() {
  let view = window
  while (view.document.activeElement?.contentDocument) view = view.document.activeElement.contentWindow
  return view
}

function locator(element) {
  return {
    element,
    click: (options) => commands.clickAt(pointOf(element()), options),
    dblClick: (options) => commands.clickAt(pointOf(element()), { ...options, clickCount: 2 }),
  }
}

function elementWithText(document, text) {
  return document.evaluate(`//*[. = "${text}" and not(* = "${text}")]`, document).iterateNext()
}

function pointOf(element) {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const { left, top, width, height } = element.getBoundingClientRect()
  let point = { x: left + width / 2, y: top + height / 2 }
  for (let view = element.ownerDocument.defaultView; view.frameElement; view = view.parent) {
    const frame = view.frameElement
    const box = frame.getBoundingClientRect()
    const scale = box.width / frame.offsetWidth
    point = { x: box.left + (frame.clientLeft + point.x) * scale, y: box.top + (frame.clientTop + point.y) * scale }
  }
  return { x: Math.round(point.x), y: Math.round(point.y) }
}
