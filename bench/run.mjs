// npm run bench [-- [entries] [fit] [feedback] [react] [vue] [solid] [svelte] [--lists] [--rounds 5] [--write]]
import { parseArgs } from 'node:util'
import { browserVersion, measureInBrowser } from './browser.mjs'
import { buildPage, servePages } from './build.mjs'
import { measureEntries } from './entries.mjs'
import { measureFeedback } from './feedback.mjs'
import { measureFit } from './fit.mjs'
import { frameworks } from './frameworks.mjs'
import {
  currentLoad,
  describeConditions,
  describeEntries,
  describeFeedback,
  describeFit,
  describeFramework,
  describeTargets,
  entriesTargets,
  frameworkTargets,
  listTargets,
  writeReport,
} from './report.mjs'
import { measureOnServer } from './server.mjs'
import { measureSize } from './sizes.mjs'

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, write: { type: 'boolean' }, lists: { type: 'boolean' } },
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
  if (!values.lists) {
    const results = await measure(framework)
    show(describeFramework({ ...framework, results }))
    targets.push(...frameworkTargets({ ...framework, results }))
  }
  const listed = await measure({ ...framework, candidates: framework.listCandidates })
  show(describeFramework({ title: `${framework.title}, as a list`, results: listed }))
  targets.push(...listTargets({ ...framework, results: listed }))
}
if (isSelected('fit')) {
  const [react] = frameworks
  await buildPage(react)
  show(describeFit(await measureFit(react, server.resolvedUrls.local[0])))
}
if (isSelected('feedback')) {
  const results = []
  for (const framework of frameworks) {
    await buildPage(framework)
    const rounds = Number(values.rounds)
    results.push(await measureFeedback(framework, { url: server.resolvedUrls.local[0], rounds }))
  }
  show(describeFeedback(results))
}
await server.close()

if (targets.length > 0) show(describeTargets(targets))
show(describeConditions({ frameworks, load, chromium: await browserVersion() }))
if (values.write) writeReport(sections.join('\n'))

async function measure(framework) {
  const results = await measureInBrowser(framework, {
    url: server.resolvedUrls.local[0],
    rounds: Number(values.rounds),
  })
  const onServer = await measureOnServer(framework)
  for (const result of results) {
    result.server = onServer[result.candidate.name]
    if (result.candidate.module) result.size = await measureSize(result.candidate, framework.plugins())
  }
  return results
}

function show(section) {
  console.log(section)
  sections.push(section)
}
