import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

// What `npm run bench -- --write` has measured.
const { measures, ...results } = JSON.parse(readFileSync(resolve('../bench/results.json'), 'utf8'))

/** The time in nanoseconds in which each candidate creates the list of pages in Node. */
const entries = results.entries.map(([name, pages, time]) => ({ name, pages, time }))

/** The candidates of every framework. Each measure is a value and its ratio to hand-written code, or undefined. */
const candidates = results.candidates.map(([framework, name, ...numbers]) => {
  const pairs = measures.map((measure, index) => [measure, numbers.slice(2 * index, 2 * index + 2)])
  return { framework, name, ...Object.fromEntries(pairs.filter(([, [value]]) => value !== null)) }
})

const frameworks = [...new Set(candidates.map(({ framework }) => framework))]

const find = (framework, name) =>
  candidates.find((candidate) => candidate.framework === framework && candidate.name.startsWith(name))
const dogear = frameworks.map((framework) => find(framework, '@dogear/'))
const ark = frameworks.map((framework) => find(framework, '@ark-ui/'))

/** The smallest and the largest of some numbers. */
const range = (numbers) =>
  [...new Set([Math.min(...numbers), Math.max(...numbers)].map((number) => number.toFixed(1)))].join('–')
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

const columns = { next: 'Next', last: 'Last', shown: 'shown', mount: 'mount', heap: 'heap' }
const times = (result) => (result ? `${result[1].toFixed(result[1] < 1.95 ? 2 : 1)}×` : '')

/** A table in Markdown whose columns, except for the first, are numbers. */
const table = (head, rows) =>
  [head, head.map((_, index) => (index > 0 ? '--:' : '---')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** The results in Markdown, for a page of the documentation. */
export const benchmarks = [
  `The same app takes ${summary.size} kB with Dogear and ${summary.arkSize} kB with Ark UI. Relative to Ark UI, Dogear takes:

- ${summary.next} times as long from a click on **Next** until the document shows the next page.
- ${summary.last} times as long for **Last**, because focus moves to the current page, for which the browser computes the layout. The
  next frame needs that anyway, so until the page is **shown**, it is ${summary.shown} times as long.
- ${summary.mount} times as long to **mount** an instance.

Hand-written code is faster: with Dogear, Next takes ${summary.handWritten} times as long. ${summary.smaller} are smaller.`,
  ...frameworks.map((framework) =>
    table(
      [framework, 'kB', ...Object.values(columns)],
      candidates
        .filter((candidate) => candidate.framework === framework)
        .map((candidate) => [
          candidate.name,
          candidate.size[0].toFixed(1),
          ...Object.keys(columns).map((measure) => times(candidate[measure])),
        ]),
    ),
  ),
  table(
    ['Entries by', 'pages', 'per call'],
    entries.map(({ name, pages, time }) => [name, pages.toLocaleString('en'), `${time} ns`]),
  ),
  results.conditions,
].join('\n\n')
