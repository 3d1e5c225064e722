import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// What `npm run bench -- --write` has measured.
const { measures, ...results } = JSON.parse(readFileSync(resolve('../bench/results.json'), 'utf8'))

/** The machine and the versions. */
export const { conditions } = results

/** The time in nanoseconds in which each candidate creates the list of pages in Node. */
export const entries = results.entries.map(([name, pages, time]) => ({ name, pages, time }))

/** The candidates of every framework. Each measure is a value and its ratio to hand-written code, or undefined. */
export const candidates = results.candidates.map(([framework, name, ...numbers]) => {
  const pairs = measures.map((measure, index) => [measure, numbers.slice(2 * index, 2 * index + 2)])
  return { framework, name, ...Object.fromEntries(pairs.filter(([, [value]]) => value !== null)) }
})

export const frameworks = [...new Set(candidates.map(({ framework }) => framework))]

const find = (framework, name) =>
  candidates.find((candidate) => candidate.framework === framework && candidate.name.startsWith(name))
const dogear = frameworks.map((framework) => find(framework, '@dogear/'))
const ark = frameworks.map((framework) => find(framework, '@ark-ui/'))

/** The smallest and the largest of some numbers. */
const range = (numbers) => [Math.min(...numbers), Math.max(...numbers)].map((number) => number.toFixed(1)).join('–')
const toArk = (measure) => range(dogear.map((record, index) => record[measure][1] / ark[index][measure][1]))

const titles = { 'reka-ui': 'Reka UI', '@kobalte/core': 'Kobalte', 'bits-ui': 'Bits UI', '@mui/material': 'MUI' }
const smaller = candidates
  .filter(({ framework, name, size }) => name !== 'hand-written' && size[0] < find(framework, '@dogear/').size[0])
  .filter(({ name }) => !name.startsWith('@dogear/'))
  .map(({ name, size: [size] }) => `${titles[name] ?? name} (${size.toFixed(1)} kB)`)

/** The results in a few numbers. Times are relative to Ark UI. */
export const summary = {
  size: range(dogear.map(({ size }) => size[0])),
  arkSize: range(ark.map(({ size }) => size[0])),
  next: toArk('next'),
  last: toArk('last'),
  shown: toArk('shown'),
  mount: toArk('mount'),
  /** How many times as long as with hand-written code a click on Next takes. */
  handWritten: range(dogear.map(({ next }) => next[1])),
  /** The libraries whose app is smaller than Dogear's for the same framework. */
  smaller: new Intl.ListFormat('en-GB').format(smaller),
}
