// npm run bench [-- [entries] [react] [vue] [solid] [svelte] [--rounds 5] [--write]]
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { measureInBrowser } from './browser.mjs'
import { buildPage, servePages } from './build.mjs'
import { browserVersion } from './candidate-page.mjs'
import { currentLoad, describeConditions } from './conditions.mjs'
import { measureEntries } from './entries.mjs'
import { frameworks } from './frameworks.mjs'
import { describeEntries, describeFramework, describeTargets } from './report.mjs'
import { measureOnServer } from './server.mjs'
import { measureSize } from './sizes.mjs'
import { entriesTargets, frameworkTargets } from './targets.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean' } },
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
  const results = await measure(framework)
  show(describeFramework(framework.title, results))
  targets.push(...frameworkTargets(framework, results))
}
await server.close()
show(describeTargets(targets))
show(describeConditions(frameworks, { chromium: await browserVersion(), load }))
if (values.write) writeReport(sections.join('\n'))

async function measure(framework) {
  for (const candidate of framework.candidates) await buildPage(framework, candidate)
  const [url] = server.resolvedUrls.local
  const results = await measureInBrowser(framework, { url, rounds: Number(values.rounds) })
  const onServer = await measureOnServer(framework)
  for (const [index, result] of results.entries()) {
    result.server = onServer[index]
    if (result.candidate.parts) result.size = await measureSize(framework, result.candidate)
  }
  return results
}

function show(section) {
  console.log(section)
  sections.push(section)
}

/** Replaces the report between the markers in the README. */
function writeReport(report) {
  const file = new URL('README.md', import.meta.url)
  const [, before, after] = /^(.*<!-- results -->\n).*(<!-- end of results -->.*)$/s.exec(readFileSync(file, 'utf8'))
  writeFileSync(file, `${before}\n${report}\n${after}`)
}
