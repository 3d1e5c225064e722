// Measures clicks, mounts and heap, with a separate Chromium for each candidate.
import { chromium } from 'playwright'
import { findBrowser } from '../tooling/browser.mjs'
import { usedHeap } from '../tooling/heap.mjs'
import { median, shuffled } from './report.mjs'

const pages = 100
const turnsPerRound = 2
/** The position of the clicked control, see index.html. */
const position = { x: 50, y: 25, button: 'left', clickCount: 1 }

/** Returns one value per measure and round for each of a framework's candidates. */
export async function measureInBrowser({ name: framework, candidates }, { url, rounds }) {
  const results = candidates.map((candidate) => ({ candidate, next: [], last: [], shown: [], mount: [], heap: [] }))
  for (let round = 0; round < rounds; round++) {
    const open = await Promise.all(candidates.map((candidate) => openPage(`${url}${framework}/`, candidate)))
    for (const timesOf of [timesOfMounts, timesOfNext, timesOfLast]) {
      const times = await interleaved(timesOf, open)
      for (const [index, result] of results.entries()) {
        for (const [measure, time] of Object.entries(times[index])) result[measure].push(time)
      }
    }
    for (const page of shuffled(open)) {
      results.find(({ candidate }) => candidate === page.candidate).heap.push(await heapOfInstance(page))
      await page.close()
    }
  }
  return results
}

export async function browserVersion() {
  const browser = await chromium.launch(findBrowser())
  await browser.close()
  return browser.version()
}

/** Opens a candidate's page in a Chromium of its own, which shows each frame as soon as it is ready. */
async function openPage(url, candidate) {
  const options = findBrowser()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
  })
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

/**
 * The median times of each candidate in one round. All candidates are open at once and take turns of a second at most, so that
 * other load on the machine affects them equally. The first turn warms up.
 */
async function interleaved(timesOf, open) {
  const turns = new Map(open.map((page) => [page, []]))
  for (let turn = 0; turn <= turnsPerRound; turn++) {
    for (const page of shuffled(open)) {
      const times = await timesOf(page)
      if (turn > 0) turns.get(page).push(times)
    }
  }
  return open.map((page) => {
    const [first, ...others] = turns.get(page)
    const names = Object.keys(first)
    return Object.fromEntries(names.map((name) => [name, median([first, ...others].flatMap((times) => times[name]))]))
  })
}

/** Milliseconds from each click on Next to the updated document, while a new instance goes through all pages. */
async function timesOfNext({ candidate, call, click }) {
  await call("showForClicks('Next')")
  for (let page = 1; page < pages; page++) await click()
  const clicks = await call('takeClicks()')
  const shown = clicks.map(({ page }) => page)
  if (shown.length !== pages - 1 || shown.some((page, index) => page !== index + 2)) {
    throw new Error(`After ${pages - 1} clicks on Next, ${candidate.title} had shown these pages: ${shown}.`)
  }
  return { next: clicks.map(({ updated }) => updated) }
}

/**
 * Milliseconds from a click on Last, which disables it, to the updated document, and to the frame that shows it. Empty for
 * candidates without Last.
 */
async function timesOfLast({ candidate, call, click }) {
  const last = []
  const shown = []
  while (last.length < 30) {
    if (!(await call("showForClicks('Last')"))) return {}
    await click()
    const [times] = await call('takeClicks()')
    if (times.page !== pages || (keepsFocus(candidate) && times.focused !== `${pages}`)) {
      throw new Error(
        `After a click on Last, ${candidate.title} showed page ${times.page}, and “${times.focused}” had focus.`,
      )
    }
    last.push(times.updated)
    shown.push(times.shown)
  }
  return { last, shown }
}

const keepsFocus = ({ title }) => /^(@dogear\/|hand-written)/.test(title)

/** Milliseconds per copy. */
async function timesOfMounts({ call }) {
  const mount = []
  while (mount.length < 30) mount.push(await call('timeOfMount(10)'))
  return { mount }
}

/** Bytes per instance. */
async function heapOfInstance({ call, devtools }) {
  const copies = 1000
  await call(`show(${copies})`)
  await call('show(0)')
  const before = await usedHeap(devtools)
  await call(`show(${copies})`)
  return ((await usedHeap(devtools)) - before) / copies
}
