// Measures clicks, mounts and heap, with a separate Chromium for each candidate.
import { chromium } from 'playwright'
import { findBrowser } from '../tooling/browser.mjs'
import { usedHeap } from '../tooling/heap.mjs'
import { median, shuffled } from './statistics.mjs'

const pages = 100
const turnsPerRound = 3

/** The position of the Next button, see index.html. */
const next = { x: 50, y: 25, button: 'left', clickCount: 1 }

/** Returns one value per measure and round for each of a framework's candidates. */
export async function measureInBrowser({ name: framework, candidates }, { url, rounds }) {
  const open = (candidate) => openPage(`${url}${framework}/?candidate=${candidate.name}`)
  await compareMarkup(candidates, open)

  const results = candidates.map((candidate) => ({ candidate, click: [], mount: [], heap: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const [measure, timesOf] of Object.entries({ click: timesOfClicks, mount: timesOfMounts })) {
      const times = await interleaved(timesOf, candidates, open)
      for (const [index, result] of results.entries()) result[measure].push(times[index])
    }
    for (const result of shuffled(results)) {
      const page = await open(result.candidate)
      result.heap.push(await heapOfInstance(page))
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

/** A candidate's page, in a Chromium of its own. */
export async function openPage(url) {
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

/** Hand-written components must render Dogear's markup on the first page, in the middle and on the last. */
async function compareMarkup(candidates, open) {
  const dogear = await markups(await open(candidates.find(({ name }) => name.startsWith('dogear'))))
  for (const candidate of candidates.filter(({ name }) => name.startsWith('hand-written'))) {
    const rendered = await markups(await open(candidate))
    for (const [page, markup] of dogear.entries()) {
      if (markup === rendered[page]) continue
      throw new Error(`The markup of ${candidate.name} differs from Dogear's:\n${rendered[page]}\n${markup}`)
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
 * The median time of each candidate in one round. All candidates are open at once and take turns of a second at most, so that
 * other load on the machine affects them equally. The first turn warms up.
 */
async function interleaved(timesOf, candidates, open) {
  const openCandidates = await Promise.all(
    candidates.map(async (candidate) => ({ page: await open(candidate), times: [] })),
  )
  for (let turn = 0; turn <= turnsPerRound; turn++) {
    for (const { page, times } of shuffled(openCandidates)) {
      const measured = await timesOf(page)
      if (turn > 0) times.push(...measured)
    }
  }
  await Promise.all(openCandidates.map(({ page }) => page.close()))
  return openCandidates.map(({ times }) => median(times))
}

/** The median time of a click on Next, by round, for each candidate. */
export async function measureClicks(candidates, { framework, url, rounds }) {
  const results = candidates.map(() => [])
  for (let round = 0; round < rounds; round++) {
    const times = await interleaved(timesOfClicks, candidates, (name) =>
      openPage(`${url}${framework}/?candidate=${name}`),
    )
    for (const [index, time] of times.entries()) results[index].push(time)
  }
  return results
}

/** Milliseconds from each click to the updated document, while a new instance goes through all pages. */
async function timesOfClicks({ call, clickNext }) {
  await call('showForClicks()')
  for (let click = 1; click < pages; click++) await clickNext()
  const clicks = await call('takeClicks()')
  const shown = clicks.map(({ page }) => Number(page))
  if (clicks.length !== pages - 1 || shown.some((page, index) => page !== index + 2)) {
    throw new Error(`After ${pages - 1} clicks, the times were measured on these pages: ${shown}.`)
  }
  return clicks.map(({ time }) => time)
}

/** Milliseconds per copy. */
async function timesOfMounts({ call }) {
  const times = []
  for (let time = 0; time < 30; time++) times.push(await call('timeOfMount(10)'))
  return times
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
