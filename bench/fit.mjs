// Times frames in which the width of a thousand lists changes, with FitList and with a List of the same entries, which needs no
// measuring.
import { openPage } from './browser.mjs'
import { median } from './statistics.mjs'

const copies = 1000
const rounds = 3
const candidates = ['dogear-long-list', 'dogear-fit-list']

/** Returns `{ name, times }` of each candidate: the milliseconds of each frame. */
export async function measureFit({ name: framework }, url) {
  const results = candidates.map((name) => ({ name, times: [] }))
  for (let round = 0; round < rounds; round++) {
    for (const { name, times } of results) {
      const page = await openPage(`${url}${framework}/?candidate=${name}`)
      times.push(...(await page.call(`timesOfResizes(${copies})`)))
      await page.close()
    }
  }
  return results.map(({ name, times }) => ({ name, frame: median(times), longest: Math.max(...times) }))
}
