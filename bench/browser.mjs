// Measures clicks, mounts and heap, with a separate Chromium for each candidate.
import { usedHeap } from '../tooling/heap.mjs'
import { openPage } from './candidate-page.mjs'
import { expectSameMarkup } from './same-markup.mjs'
import { median, shuffled } from './statistics.mjs'

const pages = 100
const turnsPerRound = 3

/** Returns one value per measure and round for each of a framework's candidates. */
export async function measureInBrowser({ name: framework, candidates }, { url, rounds }) {
  const open = (candidate) => openPage(`${url}${framework}/`, candidate)
  await expectSameMarkup(candidates.filter(behavesLikeDogear), { open, pages })

  const results = candidates.map((candidate) => ({ candidate, next: [], last: [], mount: [], heap: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const [measure, timesOf] of Object.entries({ next: timesOfNext, last: timesOfLast, mount: timesOfMounts })) {
      const times = await interleaved(timesOf, candidates, open)
      for (const [index, result] of results.entries()) result[measure].push(times[index])
    }
    for (const { candidate, heap } of shuffled(results)) {
      const page = await open(candidate)
      heap.push(await heapOfInstance(page))
      await page.close()
    }
  }
  return results
}

const behavesLikeDogear = ({ title }) => title.startsWith('@dogear/') || title.startsWith('hand-written')

/**
 * The median time of each candidate in one round. All candidates are open at once and take turns of a second at most, so that
 * other load on the machine affects them equally. The first turn warms up.
 */
async function interleaved(timesOf, candidates, open) {
  const opened = await Promise.all(candidates.map(async (candidate) => ({ page: await open(candidate), times: [] })))
  for (let turn = 0; turn <= turnsPerRound; turn++) {
    for (const { page, times } of shuffled(opened)) {
      const measured = await timesOf(page)
      if (turn > 0) times.push(...measured)
    }
  }
  await Promise.all(opened.map(({ page }) => page.close()))
  return opened.map(({ times }) => median(times))
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
  return clicks.map(({ time }) => time)
}

/** Milliseconds from a click on Last, which disables it, to the updated document. Empty for candidates without Last. */
async function timesOfLast({ candidate, call, click }) {
  const times = []
  while (times.length < 30) {
    if (!(await call("showForClicks('Last')"))) return []
    await click()
    const [{ time, page, focused }] = await call('takeClicks()')
    if (page !== pages || (behavesLikeDogear(candidate) && focused !== `${page}`)) {
      throw new Error(`After a click on Last, ${candidate.title} showed page ${page}, and “${focused}” had focus.`)
    }
    times.push(time)
  }
  return times
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
