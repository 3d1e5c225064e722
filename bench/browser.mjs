// Clicks, mounts, heap and what is left, measured in a Chromium of its own for each candidate, in turns.
import { chromium } from 'playwright'
import { findBrowser } from '../tooling/browser.mjs'
import { living, usedHeap } from '../tooling/living.mjs'
import { median, shuffled } from './statistics.mjs'

const pages = 100
const turnsARound = 3

/** Where page.ts puts the Next button. */
const next = { x: 50, y: 25, button: 'left', clickCount: 1 }

/** The measures of each of a framework's candidates: one value a round, and what was left after many mounts. */
export async function measureInBrowser({ name: framework, candidates }, { url, rounds }) {
  const open = (candidate) => openPage(`${url}${framework}/?candidate=${candidate.name}`)
  await compareMarkup(candidates, open)

  const results = candidates.map((candidate) => ({ candidate, click: [], mount: [], heap: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const [measure, timesOf] of Object.entries({ click: timesOfClicks, mount: timesOfMounts })) {
      const times = await sideBySide(timesOf, candidates, open)
      for (const [index, result] of results.entries()) result[measure].push(times[index])
    }
    for (const result of shuffled(results)) {
      const page = await open(result.candidate)
      result.heap.push(await heapOfInstance(page))
      await page.close()
    }
  }
  for (const result of results) {
    const page = await open(result.candidate)
    result.left = await whatIsLeft(page)
    await page.close()
  }
  return results
}

export async function browserVersion() {
  const browser = await chromium.launch(findBrowser())
  await browser.close()
  return browser.version()
}

async function openPage(url) {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage()
  page.on('pageerror', (error) => {
    throw error
  })
  await page.goto(url)
  await page.waitForFunction('window.bench')
  const devtools = await page.context().newCDPSession(page)
  const call = (expression) => page.evaluate(`bench.${expression}`)
  const clickNext = async () => {
    await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...next })
    await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...next })
  }
  return { call, clickNext, devtools, close: () => browser.close() }
}

/** The hand-written components render what Dogear renders, on the first page, in the middle and on the last. */
async function compareMarkup(candidates, open) {
  const dogear = await markups(await open(candidates.find(({ name }) => name === 'dogear')))
  for (const candidate of candidates.filter(({ name }) => name.startsWith('hand-written'))) {
    const theirs = await markups(await open(candidate))
    for (const [page, markup] of dogear.entries()) {
      if (markup === theirs[page]) continue
      throw new Error(`The markup of ${candidate.name} is not that of Dogear:\n${theirs[page]}\n${markup}`)
    }
  }
}

async function markups(page) {
  await page.call('showForClicks()')
  const first = await page.call('markup()')
  for (let click = 0; click < pages / 2; click++) await page.clickNext()
  const middle = await page.call('markup()')
  for (let click = pages / 2; click < pages; click++) await page.clickNext()
  const last = await page.call('markup()')
  await page.close()
  return [first, middle, last]
}

/**
 * A time of each candidate, in one round. They are open at once, each in a Chromium of its own, and take turns of a second at
 * most, so that whatever else the machine does hits them alike. The first turn warms up.
 */
async function sideBySide(timesOf, candidates, open) {
  const players = await Promise.all(candidates.map(async (candidate) => ({ page: await open(candidate), times: [] })))
  for (let turn = 0; turn <= turnsARound; turn++) {
    for (const { page, times } of shuffled(players)) {
      const taken = await timesOf(page)
      if (turn > 0) times.push(...taken)
    }
  }
  await Promise.all(players.map(({ page }) => page.close()))
  return players.map(({ times }) => median(times))
}

/** Milliseconds from each click to the updated document, on the way of a new instance through all pages. */
async function timesOfClicks({ call, clickNext }) {
  await call('showForClicks()')
  for (let click = 1; click < pages; click++) await clickNext()
  const clicks = await call('takeClicks()')
  const shown = clicks.map(({ page }) => Number(page))
  if (clicks.length !== pages - 1 || shown.some((page, index) => page !== index + 2)) {
    throw new Error(`${pages - 1} clicks were made, and when their times were taken the page was ${shown}.`)
  }
  return clicks.map(({ time }) => time)
}

/** Milliseconds a copy. */
async function timesOfMounts({ call }) {
  const times = []
  for (let time = 0; time < 30; time++) times.push(await call('timeOfMount(10)'))
  return times
}

/** Bytes an instance keeps. */
async function heapOfInstance({ call, devtools }) {
  const copies = 1000
  await call(`show(${copies})`)
  await call('show(0)')
  const before = await usedHeap(devtools)
  await call(`show(${copies})`)
  return ((await usedHeap(devtools)) - before) / copies
}

/**
 * What 10,000 mounts and unmounts leave behind, in the better of two goes: a table inside the engine doubles now and then,
 * and a leak grows each time.
 */
async function whatIsLeft({ call, devtools }) {
  await call('mountAndUnmount(5000)')
  const readings = [await living(devtools)]
  for (let go = 0; go < 2; go++) {
    await call('mountAndUnmount(10000)')
    readings.push(await living(devtools))
  }
  const [before, between, after] = readings
  return Object.fromEntries(
    Object.keys(before).map((name) => [name, Math.min(between[name] - before[name], after[name] - between[name])]),
  )
}
