/** What is measured of each candidate: its title, its unit, and the factor from what was measured to the unit. */
export const measures = {
  size: ['size', 'kB', 1e-3],
  next: ['Next', 'µs', 1e3],
  last: ['Last', 'µs', 1e3],
  shown: ['Last, shown', 'µs', 1e3],
  mount: ['mount', 'µs', 1e3],
  heap: ['heap', 'kB', 1e-3],
  server: ['server', 'µs', 1e3],
}

/**
 * Returns a record for each candidate, with the median of each measure and its ratio to hand-written code. That is the median
 * of the ratios within each round, where the load on the machine was similar.
 */
export function summarize({ title: framework }, results) {
  const [handWritten] = results
  return results.map(({ candidate, ...result }) => {
    const record = { framework, name: candidate.title }
    for (const [measure, [, , factor]] of Object.entries(measures)) {
      const values = result[measure]
      const ratios = values.map((value, round) => value / handWritten[measure][round])
      if (values.length > 0) record[measure] = [median(values) * factor, median(ratios)].map(rounded)
    }
    return record
  })
}

const rounded = (number) => Number(number.toPrecision(3))

/** Shows the candidates of a framework in the terminal. */
export function show(records) {
  const cell = ([value, ratio] = []) => (value ? `${value} (${ratio}×)` : '')
  const columns = Object.entries(measures)
  const row = (record) => columns.map(([name, [title, unit]]) => [`${title}, ${unit}`, cell(record[name])])
  console.table(Object.fromEntries(records.map((record) => [record.name, Object.fromEntries(row(record))])))
}

/** Dogear beside Ark UI, as a table in Markdown. */
export function compareWithArk(records) {
  const pairs = records
    .filter(({ name }) => /^@dogear\/\w+$/.test(name))
    .map((dogear) => [dogear, records.find(({ name }) => name === dogear.name.replace('dogear', 'ark-ui'))])
  const ratio = (measure) => pairs.map(([dogear, ark]) => `${(dogear[measure][1] / ark[measure][1]).toFixed(2)}×`)
  const rows = [
    ['Dogear to Ark UI', ...pairs.map(([{ framework }]) => framework)],
    ['---', ...pairs.map(() => '--:')],
    ['Size of the same app, and with Ark UI', ...pairs.map(([dogear, ark]) => `${dogear.size[0]}, ${ark.size[0]} kB`)],
    ['Click on Next', ...ratio('next')],
    ['Click on Last', ...ratio('last')],
    ['Click on Last, until it is shown', ...ratio('shown')],
    ['Mounting', ...ratio('mount')],
    ['Memory', ...ratio('heap')],
    ['Server rendering', ...ratio('server')],
  ]
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** @param {readonly number[]} numbers */
export function median(numbers) {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** A random order, so that no candidate always runs after the same one. */
export function shuffled(list) {
  const order = list.map((item) => ({ item, place: Math.random() })).sort((a, b) => a.place - b.place)
  return order.map(({ item }) => item)
}
