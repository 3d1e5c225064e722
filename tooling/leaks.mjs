// npm test -- leaks [-- core react …]: what mounts, unmounts and page changes leave behind in a production build.
import { deepEqual, ok } from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { buildHarness, hosts } from './harness-page.mjs'
import { usedHeap } from './heap.mjs'
import { createChecks } from './test.mjs'

const work = {
  'mounts and unmounts': { times: 10_000, method: 'mountAndUnmount' },
  'page changes': { times: 100_000, method: 'changePages' },
}
/** A leak grows in every round. A table inside the engine doubles once. */
const rounds = 3
const allowedGrowth = 0.02
const timeLimit = 20 * 60_000

const { check, finish } = createChecks()
const named = process.argv.slice(2)
for (const host of hosts.filter((host) => named.length === 0 || named.includes(host))) {
  const code = await buildHarness(host)
  for (const [name, { times, method }] of Object.entries(work)) {
    await check(`${host}: ${times} ${name}`, () => checkLeaks(code, `window.pages[0].${method}(${times})`))
  }
}
finish()

async function checkLeaks(code, expression) {
  const browser = await chromium.launch(findBrowser())
  try {
    const limit = delay(timeLimit, undefined, { ref: false }).then(() => {
      throw new Error(`Timed out after ${timeLimit / 60_000} minutes.`)
    })
    const { before, after } = await Promise.race([measure({ browser, code, expression }), limit])
    const growth = after.heap / before.heap - 1
    const note = `heap ${(growth * 100).toFixed(2)} % of ${Math.round(before.heap / 1000)} kB`
    ok(growth < allowedGrowth, `The heap grew by ${after.heap - before.heap} bytes: ${note}`)
    deepEqual({ ...after, heap: 0 }, { ...before, heap: 0 })
    return { note }
  } finally {
    await browser.close()
  }
}

/** Live objects around the first round without growth, otherwise around the last. The round before them warms up. */
async function measure({ browser, code, expression }) {
  const page = await browser.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.addInitScript(trackTimers)
  await page.goto('about:blank')
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => window.pages)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable')
  const runOnce = async () => {
    await page.evaluate(expression)
    await page.waitForTimeout(100)
    return liveObjects(page, devtools)
  }
  let before
  let after = await runOnce()
  for (let round = 0; round < rounds; round++) {
    before = after
    after = await runOnce()
    if (after.heap / before.heap < 1 + allowedGrowth) break
  }
  return { before, after }
}

/** Observers are part of the heap, and timers are not. */
async function liveObjects(page, devtools) {
  const heap = await usedHeap(devtools)
  const { metrics } = await devtools.send('Performance.getMetrics')
  const metric = (name) => metrics.find((metric) => metric.name === name).value
  const timers = await page.evaluate(() => window.timers.size)
  return { heap, nodes: metric('Nodes'), listeners: metric('JSEventListeners'), timers }
}

/** Keeps the pending timers in `window.timers`. */
function trackTimers() {
  const timers = new Set()
  window.timers = timers
  for (const [set, clear] of [
    ['setTimeout', 'clearTimeout'],
    ['setInterval', 'clearInterval'],
    ['requestAnimationFrame', 'cancelAnimationFrame'],
  ]) {
    const [start, end] = [window[set].bind(window), window[clear].bind(window)]
    window[set] = (callback, ...others) => {
      const run = (...values) => {
        if (set !== 'setInterval') timers.delete(`${set} ${id}`)
        callback(...values)
      }
      const id = start(run, ...others)
      timers.add(`${set} ${id}`)
      return id
    }
    window[clear] = (id) => {
      timers.delete(`${set} ${id}`)
      end(id)
    }
  }
}
