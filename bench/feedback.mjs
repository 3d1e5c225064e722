// Times clicks on Next with Status and Content, beside the same pagination without them.
import { measureClicks } from './browser.mjs'
import { median } from './statistics.mjs'

const candidates = ['dogear-list', 'dogear-feedback']

/** Returns the median time of a click with and without the two parts, in milliseconds, and the median ratio of the rounds. */
export async function measureFeedback({ name: framework, title }, { url, rounds }) {
  const [without, both] = await measureClicks(candidates, { framework, url, rounds })
  const ratio = median(both.map((time, round) => time / without[round]))
  return { title, without: median(without), both: median(both), ratio }
}
