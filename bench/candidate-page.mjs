import { chromium } from 'playwright'
import { findBrowser } from '../tooling/browser.mjs'

/** The position of the clicked control, see index.html. */
const position = { x: 50, y: 25, button: 'left', clickCount: 1 }

/** Opens a candidate's page in a Chromium of its own. */
export async function openPage(url, candidate) {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(`${url}${candidate.name}/`)
  await page.waitForFunction('window.bench')
  const devtools = await page.context().newCDPSession(page)
  const call = (expression) => page.evaluate(`bench.${expression}`)
  const click = async () => {
    await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...position })
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...position })
  }
  return { candidate, call, click, devtools, close: () => browser.close() }
}

export async function browserVersion() {
  const browser = await chromium.launch(findBrowser())
  await browser.close()
  return browser.version()
}
