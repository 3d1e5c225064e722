// npm run bench [-- [entries] [react] [vue] [solid] [svelte] [--rounds 5] [--write]]
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { browserVersion, measureInBrowser } from './browser.mjs'
import { buildPage, servePages, sizeOf } from './build.mjs'
import { frameworks } from './frameworks.mjs'
import { measureEntries, measureOnServer } from './node.mjs'
import { compareWithArk, measures, show, summarize } from './report.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean' } },
  allowPositionals: true,
})
const isSelected = (name) => positionals.length === 0 || positionals.includes(name)
const loadPerCore = () => loadavg()[0] / cpus().length
const loadAtStart = loadPerCore()
if (values.write && positionals.length > 0) throw new Error('--write measures everything: name nothing else.')
if (values.write) refuseIfBusy(loadAtStart, 'at the start')

const entries = isSelected('entries') ? await measureEntries() : []
if (entries.length > 0) console.table(entries)
const server = await servePages()
const records = []
for (const framework of frameworks.filter(({ name }) => isSelected(name))) {
  const measured = summarize(framework, await measure(framework))
  show(measured)
  records.push(...measured)
}
await server.close()
if (records.length > 0) console.log(compareWithArk(records))
// Until then, most of the load is the benchmark's own.
if (values.write) await setTimeout(120_000)
const conditions = await describeConditions()
console.log(conditions)
if (values.write) {
  refuseIfBusy(loadPerCore(), 'two minutes after the end')
  write()
}

function refuseIfBusy(load, when) {
  if (load > 1.5)
    throw new Error(`The load was ${load.toFixed(1)} a core ${when}. Write results when it is at most 1.5.`)
}

async function measure(framework) {
  for (const candidate of framework.candidates) await buildPage(framework, candidate)
  const [url] = server.resolvedUrls.local
  const results = await measureInBrowser(framework, { url, rounds: Number(values.rounds) })
  const onServer = await measureOnServer(framework)
  for (const [index, result] of results.entries()) {
    result.server = onServer[index]
    result.size = [await sizeOf(framework, result.candidate)]
  }
  return results
}

/** Describes the commit, the machine and the versions of all that was measured. */
async function describeConditions() {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const [start, end] = [loadAtStart, loadPerCore()].map((load) => load.toFixed(1))
  const libraries = frameworks.flatMap(({ packages, candidates }) => [
    ...packages,
    ...candidates.map(({ title }) => title).filter((title) => !/^hand-written|,/.test(title)),
  ])
  return [
    `Commit ${commit}, ${new Date().toISOString().slice(0, 10)}.`,
    `${cpus().length} × ${cpus()[0].model.trim()}, load a core ${start} at the start and ${end} ${values.write ? 'two minutes after' : 'at'} the end.`,
    `Node ${process.versions.node}, Chromium ${await browserVersion()}, ${libraries.map(nameAndVersion).join(', ')}.`,
  ].join(' ')
}

function nameAndVersion(name) {
  const { version } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, import.meta.url), 'utf8'))
  return `${name} ${version}`
}

/** Writes results.json, which the documentation reads, and the table in the main README. */
function write() {
  const names = Object.keys(measures)
  const row = (record) => [record.framework, record.name, ...names.flatMap((name) => record[name] ?? [null, null])]
  const results = {
    conditions,
    entries: entries.map(Object.values),
    measures: names,
    candidates: records.map(row),
  }
  const [data, readme] = ['results.json', '../README.md'].map((path) => new URL(path, import.meta.url).pathname)
  writeFileSync(data, JSON.stringify(results))
  const table = /(?<=<!-- results -->\n).*?(?=<!-- end of results -->)/s
  writeFileSync(readme, readFileSync(readme, 'utf8').replace(table, `\n${compareWithArk(records)}\n\n`))
  execFileSync('npx', ['biome', 'format', '--write', data, readme])
  execFileSync('node', ['docs/sync.mjs', '--write'])
}
