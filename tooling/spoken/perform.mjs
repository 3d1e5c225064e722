import { setTimeout as delay } from 'node:timers/promises'

/** Longer than any scenario, in milliseconds. */
const timeLimit = 90_000

/** Does what a scenario says, and returns what was `said`, and the text of the Status before and after. */
export function perform(session, scenario, url) {
  return withLimit(performIn(session, scenario, url))
}

async function performIn({ goto, evaluate, act, press }, { app, row, from, select, keys }, url) {
  await goto(url)
  const inside = row ? `document.querySelector('nav[aria-label="${row}"]')` : 'document'
  const find = `(${inside}.querySelector(${JSON.stringify(from)}) ?? document.querySelector('main').shadowRoot?.querySelector(${JSON.stringify(from)}))`
  if (from !== 'body')
    await act(`(() => { const element = ${find}; element.focus(); ${select ? 'element.select()' : ''} })()`)
  const status = `document.querySelector('${app ? `#${app} ` : ''}[data-part=status]')?.textContent`
  const before = await evaluate(status)
  const said = await press(keys, { wait: 1200 })
  return { said, shown: [before, await evaluate(status)] }
}

function withLimit(promise) {
  const timeout = delay(timeLimit, undefined, { ref: false }).then(() => {
    throw new Error(`It took longer than ${timeLimit / 1000} s.`)
  })
  return Promise.race([promise, timeout])
}
