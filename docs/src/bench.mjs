import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const readme = readFileSync(resolve('../bench/README.md'), 'utf8')
const [, results] = /<!-- results -->(.*)<!-- end of results -->/s.exec(readme)
const [, ...sections] = results.split(/^### /m)

/** Returns the table below a heading in the README of the benchmarks, or undefined if it is missing. */
export function benchTable(title) {
  const section = sections.find((text) => text.startsWith(`${title}\n`))
  if (!section) return undefined
  const [head, , ...rows] = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return { head, rows }
}

const tables = ['React', 'Vue', 'Solid', 'Svelte'].map(benchTable)
const libraries = { 'reka-ui': 'Reka UI', '@kobalte/core': 'Kobalte', 'bits-ui': 'Bits UI' }

/** Reads a cell of the first row whose name starts with these letters. The column after a measurement has its ratio. */
function read({ head, rows }, name, column, offset = 0) {
  const row = rows.find(([title]) => title.startsWith(name))
  return row?.[head.indexOf(column) + offset].replace(/[^\d.]/g, '')
}

/** The smallest and the largest of some results. */
function range(values) {
  const sorted = values.toSorted((a, b) => a - b)
  return `${sorted[0]}–${sorted.at(-1)}`
}

const ratioOf = (table, name) => read(table, name, 'Next', 1)
const smaller = tables.flatMap((table) =>
  Object.entries(libraries).flatMap(([name, title]) => {
    const size = read(table, name, 'size')
    return Number(size) < Number(read(table, '@dogear/', 'size')) ? `${title} (${size} kB)` : []
  }),
)

/** The results in a few numbers. */
export const summary = {
  size: range(tables.map((table) => read(table, '@dogear/', 'size'))),
  arkSize: range(tables.map((table) => read(table, '@ark-ui/', 'size'))),
  /** How many times as long as hand-written code a click on Next takes. */
  handWritten: range(tables.map((table) => ratioOf(table, '@dogear/'))),
  /** How many times as fast as with Ark UI. */
  speedup: range(tables.map((table) => (ratioOf(table, '@ark-ui/') / ratioOf(table, '@dogear/')).toFixed(1))),
  /** The libraries whose package is smaller than Dogear's for the same framework. */
  smaller: new Intl.ListFormat('en-GB').format(smaller),
}

/** The text beside the tables, which describes the machine and the versions. */
export const conditions = sections
  .flatMap((text) => text.split('\n').slice(1))
  .filter((line) => line && !line.startsWith('|'))
  .join(' ')
  .replaceAll('`', '')
