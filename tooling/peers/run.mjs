// Runs the contract and each adapter's own tests on the oldest peers that its package.json allows, and the type tests on
// the versions of TypeScript that are supported. All that in a copy of the last commit, on the packages as they are built.
// `npm run test:peers -- react vue` checks these hosts only.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { copyOfCommit, environmentOf, lastCommit } from '../copy.mjs'
import { checkHost, checkSolidBuilds } from './hosts.mjs'
import { checkTypes } from './types.mjs'
import { oldestPeers, peers, setVersions } from './workspace.mjs'

const wanted = process.argv.slice(2)
for (const name of wanted) if (!(name in peers)) throw new Error(`${name} is none of ${Object.keys(peers).join(', ')}.`)

const temp = mkdtempSync(join(tmpdir(), 'peers-'))
const copy = join(temp, 'copy')
const { check, finish } = createChecks()

console.log(`Peers of ${lastCommit()}`)
const built = await check('build', async (log) => {
  await copyOfCommit(copy, { log })
  await run('npm run --silent build -- --filter=./packages/*', { cwd: copy, env: environmentOf(copy), log })
})
if (built) {
  for (const version of wanted.length > 0 ? [] : ['5.4.5', '5.9.3', '6.0.3']) {
    await check(`TypeScript ${version}`, (log) => checkTypes(copy, { version, log }))
  }
  const oldest = oldestPeers(copy)
  const hosts = oldest.hosts.filter(({ host }) => wanted.length === 0 || wanted.includes(host))
  await check('oldest peers', (log) => setVersions(copy, { versions: oldest.versions, log }))
  await check('the builds for Solid', (log) => checkSolidBuilds(copy, { log }))
  for (const { host, peer, version } of hosts) {
    await check(`${peer} ${version}`, (log) => checkHost(copy, { host, log }))
  }
}
finish(temp)
