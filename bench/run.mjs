// npm run bench [-- [entries] [react] [vue] [solid] [svelte] [--rounds 5] [--write]]
import { parseArgs } from 'node:util'
import { browserVersion, measureInBrowser } from './browser.mjs'
import { buildPage, servePages } from './build.mjs'
import { measureEntries } from './entries.mjs'
import { frameworks } from './frameworks.mjs'
import {
  currentLoad,
  describeConditions,
  describeEntries,
  describeFramework,
  describeTargets,
  entriesTargets,
  frameworkTargets,
  writeReport,
} from './report.mjs'
import { measureOnServer } from './server.mjs'
import { measureSize } from './sizes.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isSelected = (name) => positionals.length === 0 || positionals.includes(name)
const load = currentLoad()
const sections = []
const targets = []

if (isSelected('entries')) {
  const results = await measureEntries()
  show(describeEntries(results))
  targets.push(...entriesTargets(results))
}

const server = await servePages()
for (const framework of frameworks.filter(({ name }) => isSelected(name))) {
  await buildPage(framework)
  const results = await measureInBrowser(framework, {
    url: server.resolvedUrls.local[0],
    rounds: Number(values.rounds),
  })
  const onServer = await measureOnServer(framework)
  for (const result of results) {
    result.server = onServer[result.candidate.name]
    if (result.candidate.module) result.size = await measureSize(result.candidate, framework.plugins())
  }
  show(describeFramework({ ...framework, results }))
  targets.push(...frameworkTargets({ ...framework, results }))
}
await server.close()

show(describeTargets(targets))
show(describeConditions({ frameworks, load, chromium: await browserVersion() }))
if (values.write) writeReport(sections.join('\n'))

function show(section) {
  console.log(section)
  sections.push(section)
}
