// A setup file of the tests. A browser that no longer gives focus to its pages fails tests that have no fault. So a field and a button
// without Dogear are tried before the first test and after each one that fails, and a browser in which they don't work is given up.
import { afterEach, beforeAll, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'

beforeAll(checkBrowser)
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return checkBrowser()
})

const expected = 'focusin of input, focusout of input, focusin of button, click of button, click of button'

/** Types into a field, clicks a button, and presses Enter there. */
async function checkBrowser() {
  const form = document.createElement('div')
  form.innerHTML = '<input><button type="button">Go</button>'
  const events = []
  for (const type of ['focusin', 'focusout', 'click'])
    form.addEventListener(type, ({ target }) => events.push(`${type} of ${target.localName}`))
  document.body.append(form)
  const [field, button] = form.children
  field.focus()
  await userEvent.keyboard('7')
  await userEvent.click(page.elementLocator(button))
  await userEvent.keyboard('{Enter}')
  const isWorking = () => field.value === '7' && events.join(', ') === expected
  // Events of another process may come later than the answer to its command.
  const works = await vi.waitUntil(isWorking, { timeout: 15_000 }).catch(() => false)
  if (!works) await commands.giveUp(`Without Dogear, a field shows “${field.value}”, and the events are ${events.join(', ')}.`)
  form.remove()
}
