// Runs in the browser before the tests. Clicks use window coordinates, so that they also reach frames and shadow roots.
import { commands, page, userEvent } from 'vitest/browser'

page.extend({
  elementLocator: (element) => locator(() => element),
  frameLocator: (frame) => ({
    getByText: (text) => locator(() => elementWithText(frame.element().contentDocument, text)),
  }),
})

for (const name of ['keyboard', 'tab']) {
  const press = userEvent[name]
  userEvent[name] = async (...keys) => {
    // Keys go to the focused document. At first, and after a focused frame is removed, that is Vitest's own.
    if (!document.hasFocus()) window.focus()
    if (!document.hasFocus()) await commands.activate()
    const arrived = nextKey()
    await press(...keys)
    if (!(await arrived)) await commands.giveUp()
  }
}
window.focus()

/** Whether a key arrives in this window or a frame. On a busy machine it may come after the answer to the command. */
function nextKey() {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(5000)
    signal.addEventListener('abort', () => resolve(false))
    for (const view of [window, ...Array.from(window)]) {
      view.addEventListener('keydown', () => resolve(true), { capture: true, once: true, signal })
    }
  })
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
