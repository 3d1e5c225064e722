// Describes the results as the sections of the report.
import { median } from './statistics.mjs'

export function describeEntries(results) {
  const loop = results.find(({ name, totalPages }) => name === 'straight loop' && totalPages === 100)
  const rows = results.map(({ name, totalPages, length, time }) => [
    name,
    totalPages.toLocaleString('en'),
    length,
    `${time.toFixed(0)} ns`,
    times(time / loop.time),
  ])
  return section('The list of entries, in Node', table(['', 'pages', 'entries', 'per call', 'to the loop'], rows))
}

/** Shows each measure with its ratio to hand-written code in the next column, and server rendering also with that to Ark UI. */
export function describeFramework(title, results) {
  const [handWritten] = results
  const ark = results.find(({ candidate }) => candidate.name === 'ark')
  const rows = results.map((result) => [
    result.candidate.title,
    ...['next', 'last', 'mount', 'heap', 'server'].flatMap((measure) => [
      show[measure](median(result[measure])),
      times(ratio(measure, result, handWritten)),
    ]),
    times(ratio('server', result, ark)),
    show.size(result.size),
  ])
  const head = ['', 'Next', '', 'Last', '', 'mount', '', 'heap', '', 'server', '', 'to Ark UI', 'size']
  return section(title, table(head, rows))
}

/** Shows a row for each target and a column for each thing that must meet it. */
export function describeTargets(targets) {
  const subjects = [...new Set(targets.map(({ subject }) => subject))]
  const rows = [...new Set(targets.map(({ what }) => what))].map((what) => [
    what,
    ...subjects.map((subject) => {
      const target = targets.find((target) => target.what === what && target.subject === subject)
      return target ? describeTarget(target) : ''
    }),
  ])
  return section('Targets', table(['measured of at most', ...subjects], rows))
}

function describeTarget({ measured, most, show = times }) {
  const text = `${show(measured)} of ${show(most)}`
  return measured <= most ? text : `**missed:** ${text}`
}

/** The median of the ratios within each round, where the load on the machine was similar. */
export function ratio(measure, result, base) {
  return median(result[measure].map((value, round) => value / base[measure][round]))
}

const unlessMissing = (describe) => (number) => (Number.isFinite(number) ? describe(number) : '')
const times = unlessMissing((number) => `${number.toFixed(number < 1.95 ? 2 : 1)}×`)
const microseconds = unlessMissing((milliseconds) => `${Math.round(milliseconds * 1000)} µs`)
const show = {
  next: microseconds,
  last: microseconds,
  mount: microseconds,
  server: microseconds,
  heap: (bytes) => `${(bytes / 1000).toFixed(1)} kB`,
  size: unlessMissing((bytes) => `${(bytes / 1000).toFixed(2)} kB`),
}

const section = (title, body) => `### ${title}\n\n${body}\n`

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index ? '--:' : '---'))), ...rows.map(line)].join('\n')
}
