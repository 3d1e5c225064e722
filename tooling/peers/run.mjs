// npm test -- peers [-- react vue …]: tests each host on the oldest peers that its package.json allows, and the types with
// each supported version of TypeScript, with the built packages in a copy of the last commit.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { copyOfCommit, environmentOf, lastCommit } from '../copy.mjs'
import { frameworkNames, frameworks } from '../frameworks.mjs'
import { checkHost, checkSolidBuilds } from './hosts.mjs'
import { checkTypes } from './types.mjs'
import { oldestVersions, setVersions } from './workspace.mjs'

const named = process.argv.slice(2)
const unknown = named.find((name) => !frameworkNames.includes(name))
if (unknown) throw new Error(`Unknown host ${unknown}. Choose from ${frameworkNames.join(', ')}.`)

const temp = mkdtempSync(join(tmpdir(), 'peers-'))
const copy = join(temp, 'copy')
const { check, finish } = createChecks()

console.log(`Peers of ${lastCommit()}`)
const isBuilt = await check('build', async (log) => {
  await copyOfCommit(copy, { log })
  await run('npm run --silent build -- --filter=./packages/*', { cwd: copy, env: environmentOf(copy), log })
})
if (isBuilt) {
  for (const version of named.length > 0 ? [] : ['5.4.5', '5.9.3', '6.0.3']) {
    await check(`TypeScript ${version}`, (log) => checkTypes(copy, { version, log }))
  }
  await check('oldest peers', (log) => setVersions(copy, { versions: oldestVersions, log }))
  await check('the builds for Solid', (log) => checkSolidBuilds(copy, { log }))
  for (const { name, peer } of frameworks.filter(({ name }) => named.length === 0 || named.includes(name)))
    await check(`${peer.name} ${oldestVersions[peer.name]}`, (log) => checkHost(copy, { host: name, log }))
}
finish(temp)
