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
    if (!document.hasFocus()) await focusTests()
    const arrived = listenForKeys()
    await press(...keys)
    if (!arrived()) await commands.giveUp()
  }
}
window.focus()

/** Keys go to the focused document. At first, and after a focused frame is removed, that is Vitest's own. */
async function focusTests() {
  window.focus()
  if (!document.hasFocus()) await commands.activate()
}

/** Returns a function that says whether a key arrived in this window or a frame. */
function listenForKeys() {
  let hasArrived = false
  const listen = () => {
    hasArrived = true
  }
  const windows = [window, ...Array.from(window)]
  for (const view of windows) view.addEventListener('keydown', listen, { capture: true, once: true })
  return () => {
    for (const view of windows) view.removeEventListener('keydown', listen, { capture: true })
    return hasArrived
  }
}

function locator(element) {
  return {
    element,
    click: (options) => commands.clickAt(pointOf(element()), options),
    dblClick: (options) => commands.clickAt(pointOf(element()), { ...options, clickCount: 2 }),
  }
}

function elementWithText({ body }, text) {
  const hasText = (element) => element.textContent === text
  return [...body.querySelectorAll('*')].find((element) => hasText(element) && ![...element.children].some(hasText))
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
