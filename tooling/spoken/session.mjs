import { setTimeout as delay } from 'node:timers/promises'
import { browsers } from './browsers.mjs'
import { openDesktop } from './desktop.mjs'
import { startOrca } from './orca.mjs'
import { until } from './until.mjs'

/** Starts a browser with Orca. */
export async function startSession(browser) {
  const desktop = await openDesktop()
  let page
  async function close() {
    page?.disconnect()
    await desktop.close()
  }
  try {
    const orca = await startOrca(desktop)
    page = await browsers[browser].open(desktop)
    await untilActive(browser, desktop)
    await orca.settle(1000)
    const versions = [`Orca ${desktop.print('orca', '--version').trim()}`, page.version]
    return { versions, close, ...createUser({ desktop, orca, page }) }
  } catch (error) {
    await close()
    throw error
  }
}

/** What a user does, and hears. */
function createUser({ desktop, orca, page }) {
  /** The browser tells assistive technology what has changed when it renders. */
  const rendered = () => page.evaluate(twoFrames).catch(() => {})
  async function settle(wait) {
    await rendered()
    await orca.settle(wait)
  }
  return {
    evaluate: page.evaluate,
    async goto(url) {
      await page.goto(url)
      await settle(600)
      orca.heard()
    },
    async act(expression) {
      await page.evaluate(expression)
      await settle(200)
      orca.heard()
    },
    /** Presses keys by their names in X, `gap` milliseconds after each other, and returns what is heard then. */
    async press(keys, { wait, gap = 60 }) {
      for (const [index, key] of keys.entries()) {
        if (index > 0) await delay(gap)
        if (typeof key === 'number') await delay(key)
        else desktop.print('xdotool', 'key', '--clearmodifiers', key)
      }
      await settle(wait)
      return orca.heard()
    },
  }
}

const twoFrames = `Promise.race([
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  new Promise((resolve) => setTimeout(resolve, 1000)),
])`

/** The window manager activates a new window, but not always. */
function untilActive(browser, { print }) {
  return until('active window', () => {
    const window = print('xdotool', 'search', '--onlyvisible', '--class', browser).trim().split('\n').at(-1)
    if (!window) return false
    if (print('xdotool', 'getactivewindow').trim() === window) return true
    print('xdotool', 'windowactivate', window)
    return false
  })
}
