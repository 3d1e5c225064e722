// npm run test:leaks [-- core react …]: what mounts, unmounts and page changes leave behind in a production build.
import assert from 'node:assert/strict'
import { chromium } from 'playwright'
import { findBrowser } from './browser.mjs'
import { living } from './living.mjs'
import { buildStage, hosts } from './stage-page.mjs'

const mounts = 10_000
const pageChanges = 100_000
/** A leak grows each time; a table inside the engine doubles once, and may do so in the first of them. */
const rounds = 3
/** Some five times of what it takes on two cores. */
const limits = { host: 3 * 60_000, all: 12 * 60_000 }
const end = performance.now() + limits.all
const total = { passed: 0, failed: 0 }

const named = process.argv.slice(2)
for (const host of hosts.filter((host) => named.length === 0 || named.includes(host))) {
  const code = await buildStage(host)
  const deadline = Math.min(performance.now() + limits.host, end)
  await check(`${host}: ${mounts} mounts and unmounts`, mounts, {
    code,
    deadline,
    work: (times) => window.pages[0].mountAndUnmount(times),
  })
  await check(`${host}: ${pageChanges} page changes`, pageChanges, {
    code,
    deadline,
    work: (times) => window.pages[0].changePages(times),
  })
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function check(name, times, { code, work, deadline }) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  const browser = await chromium.launch(findBrowser())
  try {
    const { before, after } = await within(deadline - start, measure(times, { browser, code, work }))
    const growth = after.heap / before.heap - 1
    const figures = `heap ${(growth * 100).toFixed(2)} % of ${Math.round(before.heap / 1000)} kB`
    assert.ok(growth < 0.02, `The heap has grown by ${after.heap - before.heap} bytes: ${figures}`)
    assert.deepEqual({ ...after, heap: 0 }, { ...before, heap: 0 })
    console.log(`✓ ${name} (${figures}, ${seconds()})`)
    total.passed++
  } catch (error) {
    console.log(`✗ ${name} (${seconds()})\n${error.message}`)
    total.failed++
  } finally {
    await browser.close()
  }
}

async function within(milliseconds, work) {
  let timer
  const limit = new Promise((_, reject) => {
    const message = `The time is up: ${limits.host / 60_000} minutes for a host, and ${limits.all / 60_000} for all.`
    timer = setTimeout(() => reject(new Error(message)), milliseconds)
  })
  await Promise.race([work, limit]).finally(() => clearTimeout(timer))
  return work
}

/** What lives before and after the first round that leaves next to nothing, or else the last, once the page is warm. */
async function measure(times, { browser, code, work }) {
  const page = await browser.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.addInitScript(countTimers)
  await page.goto('about:blank')
  await page.addScriptTag({ content: code, type: 'module' })
  await page.waitForFunction(() => window.pages)
  const devtools = await page.context().newCDPSession(page)
  const measureNow = async () => {
    await page.waitForTimeout(100)
    return { ...(await living(devtools)), timers: await page.evaluate(() => window.timers.size) }
  }
  await page.evaluate(work, times)
  let before
  let after = await measureNow()
  for (let round = 0; round < rounds && !(before && after.heap / before.heap < 1.02); round++) {
    before = after
    await page.evaluate(work, times)
    after = await measureNow()
  }
  return { before, after }
}

/** Keeps in `window.timers` those that are still to come. */
function countTimers() {
  const timers = new Set()
  window.timers = timers
  for (const [set, clear, isRepeated] of [
    ['setTimeout', 'clearTimeout', false],
    ['setInterval', 'clearInterval', true],
    ['requestAnimationFrame', 'cancelAnimationFrame', false],
  ]) {
    const start = window[set].bind(window)
    const end = window[clear].bind(window)
    window[set] = (callback, ...others) => {
      const run = (...values) => {
        if (!isRepeated) timers.delete(name)
        callback(...values)
      }
      const id = start(run, ...others)
      const name = `${set} ${id}`
      timers.add(name)
      return id
    }
    window[clear] = (id) => {
      timers.delete(`${set} ${id}`)
      end(id)
    }
  }
}
