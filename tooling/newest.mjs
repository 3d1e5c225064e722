// npm test -- newest: asks the registry for the newest version of each library that versions.mjs lists, and fails with the pages
// to read again if it is newer by a minor version, or if there is a release candidate that wasn't tried.
import { run } from './command.mjs'
import { createChecks, runOnCores } from './test.mjs'
import { compared, tested } from './versions.mjs'

const libraries = [
  ...Object.values(tested).map((row) => ({ page: 'start/support', version: row.versions.at(-1), ...row })),
  ...Object.values(compared).map((row) => ({ ...row, page: `moving/${row.page}` })),
]
const isNewer = (found, known) => found.localeCompare(known, 'en', { numeric: true }) > 0

const checkRelease = ({ name, version, known = version, page }) => {
  // Of Node, only the major version counts.
  const minor = known.split('.').slice(0, 2)
  return check(`docs/${page}.md: ${name} ${known}`, async (log) => {
    const newest = (await run(`npm view ${name} version`, { log })).trim()
    const found = newest.split('.').slice(0, minor.length).join('.')
    if (isNewer(found, minor.join('.'))) throw new Error(`Read docs/${page}.md again: ${name} ${newest} is out.`)
  })
}

/** Each release candidate is news, because what it changes can still be discussed. */
const checkCandidate = ({ name, tried, page }) =>
  check(`docs/${page}.md: ${name} ${tried}`, async (log) => {
    const versions = JSON.parse(await run(`npm view ${name} versions --json`, { log }))
    const news = versions.filter((version) => version.includes('-rc.') && isNewer(version, tried))
    if (news.length > 0) throw new Error(`Try ${name} ${news.at(-1)}, and read docs/${page}.md again.`)
  })

const { check, finish } = createChecks()
await runOnCores([
  ...libraries.map((library) => () => checkRelease(library)),
  ...libraries.filter(({ tried }) => tried).map((library) => () => checkCandidate(library)),
])
finish()
