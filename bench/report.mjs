import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { median } from './statistics.mjs'

const here = (path) => fileURLToPath(new URL(path, import.meta.url))

export function describeConditions({ frameworks, chromium, load }) {
  const modules = frameworks.flatMap(({ packages, candidates }) => [
    ...packages,
    ...candidates.map(({ title }) => title),
  ])
  const versions = [...new Set(modules)].filter((name) => !name.startsWith('hand-written')).map(nameAndVersion)
  return [
    `${cpus().length} × ${cpus()[0].model.trim()}, load ${load} at the start and ${currentLoad()} at the end,`,
    `Node ${process.versions.node}, Chromium ${chromium}; ${versions.join(', ')}.`,
  ].join('\n')
}

export const currentLoad = () => loadavg()[0].toFixed(1)

const nameAndVersion = (name) =>
  `${name} ${JSON.parse(readFileSync(here(`node_modules/${name}/package.json`))).version}`

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

export function entriesTargets(results) {
  const timeOf = (name, totalPages = 100) =>
    results.find((result) => result.name === name && result.totalPages === totalPages).time
  const dogear = timeOf('@dogear/core')
  return [
    target('getEntries to a straight loop', dogear / timeOf('straight loop'), 2),
    ...['@zag-js/pagination', 'reka-ui', '@mantine/hooks'].map((name) =>
      target(`getEntries to ${name}`, dogear / timeOf(name), 1),
    ),
    ...[10, 1_000_000_000].map((totalPages) =>
      target(
        `getEntries at ${totalPages.toLocaleString('en')} pages to 100`,
        timeOf('@dogear/core', totalPages) / dogear,
        1.2,
      ),
    ),
  ]
}

export function describeFramework({ title, results }) {
  const [base] = results
  const rows = results.map((result) => [
    result.candidate.title,
    micros(median(result.click)),
    times(ratio(result, base, 'click')),
    micros(median(result.mount)),
    times(ratio(result, base, 'mount')),
    `${(median(result.heap) / 1000).toFixed(1)} kB`,
    times(ratio(result, base, 'heap')),
    micros(median(result.server)),
    times(ratio(result, base, 'server')),
    result.size ? kilobytes(result.size) : '',
  ])
  return section(title, table(['', 'Next', '', 'mount', '', 'heap', '', 'server', '', 'size'], rows))
}

export function frameworkTargets({ title, targets, results }) {
  const [parts, dogear, ark] = ['hand-written-parts', 'dogear', 'ark'].map((name) =>
    results.find(({ candidate }) => candidate.name === name),
  )
  return [
    target(`${title}: Next to hand-written parts`, ratio(dogear, parts, 'click'), targets.click),
    target(`${title}: Next to Ark UI`, ratio(dogear, ark, 'click'), 0.7),
    target(`${title}: heap to hand-written parts`, ratio(dogear, parts, 'heap'), targets.heap),
    target(`${title}: server rendering to Ark UI`, ratio(dogear, ark, 'server'), 0.4),
    target(`${title}: size in kB`, dogear.size / 1000, targets.size, (size) => size.toFixed(2)),
  ]
}

export function listTargets({ title, listTargets: { size, ...limits }, results }) {
  const [handWritten, dogear, ark] = results
  return [
    ...Object.entries({ click: 'Next', heap: 'heap', mount: 'mount' }).map(([measure, what]) =>
      target(`${title}, List: ${what} to the hand-written list`, ratio(dogear, handWritten, measure), limits[measure]),
    ),
    target(`${title}, List: server rendering to Ark UI`, ratio(dogear, ark, 'server'), 0.25),
    target(`${title}, List: size in kB`, dogear.size / 1000, size, (size) => size.toFixed(2)),
  ]
}

export function describeFit(results) {
  const rows = results.map(({ name, frame, longest }) => [
    name === 'dogear-fit-list' ? 'FitList' : 'List, without measuring',
    `${frame.toFixed(1)} ms`,
    `${longest.toFixed(1)} ms`,
  ])
  return section('A frame that changes the width of 1,000 lists in React', table(['', 'median', 'longest'], rows))
}

export function describeFeedback(results) {
  const rows = results.map(({ title, without, both, ratio }) => [
    title,
    micros(without),
    micros(both),
    `${ratio.toFixed(2)}×`,
  ])
  return section('A click on Next with Status and Content', table(['', 'without', 'with both', 'ratio'], rows))
}

const micros = (milliseconds) => `${Math.round(milliseconds * 1000)} µs`

export function describeTargets(targets) {
  const rows = targets.map(({ what, measured, most, show }) => [
    what,
    show(measured),
    show(most),
    measured <= most ? 'met' : '**missed**',
  ])
  return section('Targets', table(['', 'measured', 'at most', ''], rows))
}

/** Replaces the report between the markers in the README. */
export function writeReport(report) {
  const file = here('README.md')
  const [, before, after] = /^(.*<!-- results -->\n).*(<!-- end of results -->.*)$/s.exec(readFileSync(file, 'utf8'))
  writeFileSync(file, `${before}\n${report}\n${after}`)
}

const times = (number) => `${number.toFixed(number < 1.95 ? 2 : 1)}×`
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(2)} kB`
const target = (what, measured, most, show = times) => ({ what, measured, most, show })

/** The median of the ratios within each round, where the load on the machine was similar. */
const ratio = (result, base, measure) => median(result[measure].map((value, round) => value / base[measure][round]))

const section = (title, body) => `### ${title}\n\n${body}\n`

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, index) => (index ? '--:' : '---'))), ...rows.map(line)].join('\n')
}
