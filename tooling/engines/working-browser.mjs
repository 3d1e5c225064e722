// A setup file of the tests. A browser that gives no focus to its pages fails tests that have no fault. So a field and a button without
// Dogear are tried before the first test and after each one that fails, and a browser in which they don't work is given up.
import { afterEach, beforeAll, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'

beforeAll(checkBrowser)
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return checkBrowser()
})

async function checkBrowser() {
  if ((await use()) === expected) return
  // A window that another one has covered can become active again.
  await commands.activate()
  const seen = await use()
  if (seen !== expected) await commands.giveUp(`Without Dogear, it did “${seen}” instead of “${expected}”.`)
}

const expected = 'focusin of input, focusout of input, focusin of button, click of button, click of button, 7'

/** Types into a field, clicks a button, and presses Enter there. Returns what happened. */
async function use() {
  const form = document.createElement('div')
  form.innerHTML = '<input><button type="button">Go</button>'
  const [field, button] = form.children
  const events = []
  for (const type of ['focusin', 'focusout', 'click'])
    form.addEventListener(type, ({ target }) => events.push(`${type} of ${target.localName}`))
  const seen = () => [...events, field.value].join(', ')
  document.body.append(form)
  field.focus()
  await userEvent.keyboard('7')
  await userEvent.click(page.elementLocator(button))
  await userEvent.keyboard('{Enter}')
  // Events of another process may come later than the answer to its command.
  await vi.waitUntil(() => seen() === expected, { timeout: 15_000 }).catch(() => {})
  const all = seen()
  form.remove()
  return all
}
