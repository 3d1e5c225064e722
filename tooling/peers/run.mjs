// npm test -- peers [react vue … jest old-chromium]: tests each host with each version of tooling/versions.mjs, and uses every part
// in Jest and in an old Chromium. If nothing is named, it does all that, and tests the types with each version of TypeScript and the
// packages in each version of Node. With the built packages in a copy of the last commit.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { copyOfCommit, environmentOf, lastCommit } from '../copy.mjs'
import { frameworkNames, frameworks } from '../frameworks.mjs'
import { createChecks } from '../test.mjs'
import { tested } from '../versions.mjs'
import { checkApps } from './apps.mjs'
import { checkEnvironments, environments } from './environments.mjs'
import { checkHost, checkNode, checkSolidBuilds } from './hosts.mjs'
import { checkTypes } from './types.mjs'
import { setVersions, versionIn } from './workspace.mjs'

const named = process.argv.slice(2)
const known = [...frameworkNames, ...Object.keys(environments)]
const unknown = named.find((name) => !known.includes(name))
if (unknown) throw new Error(`Unknown host or environment ${unknown}. Choose from ${known.join(', ')}.`)
const isChosen = (name) => named.length === 0 || named.includes(name)

const temp = mkdtempSync(join(tmpdir(), 'peers-'))
const copy = join(temp, 'copy')
const { check, finish } = createChecks()

console.log(`Peers of ${lastCommit()}`)
const isBuilt = await check('build', async (log) => {
  await copyOfCommit(copy, { log })
  await run('npm run --silent build -- --filter=./packages/*', { cwd: copy, env: environmentOf(copy), log })
})
const names = Object.keys(environments).filter(isChosen)
if (isBuilt && names.length > 0) await checkEnvironments(copy, { names, temp, check })
if (isBuilt && named.length === 0) {
  for (const version of tested.TypeScript.versions)
    await check(`TypeScript ${version}`, (log) => checkTypes(copy, { version, log }))
}
const hosts = frameworks.filter(({ name }) => isChosen(name))
for (let round = 0; isBuilt && hosts.some((host) => versionIn(round, host)); round++) await checkRound(round)
if (isBuilt && named.length === 0) {
  for (const version of tested.Node.versions) await check(`Node ${version}`, (log) => checkNode(copy, { version, log }))
  await check('newest releases that need a newer Node', (log) => checkApps(copy, { log }))
}
finish(temp)

/** Tests the oldest version of each host in the first round, and the next one in the next round. */
async function checkRound(round) {
  const chosen = hosts.filter((host) => versionIn(round, host))
  const versions = Object.fromEntries(chosen.map((host) => [host.peer.name, versionIn(round, host)]))
  const install = (log) => setVersions(copy, { versions, log })
  if (!(await check(`install ${Object.entries(versions).flat().join(' ')}`, install))) return
  if (round === 0 && versions['solid-js']) await check('the builds for Solid', (log) => checkSolidBuilds(copy, { log }))
  for (const { name, peer } of chosen) {
    const version = versions[peer.name]
    await check(`${peer.name} ${version}`, (log) => checkHost(copy, { host: name, version, log }))
  }
}
