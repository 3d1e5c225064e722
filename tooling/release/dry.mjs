// npm run release:dry: rehearses a release of the last commit. Publishes two copies of it as the release workflow does, each to
// a registry of its own, compares what was published, and installs it in a new project.
import { deepEqual, doesNotMatch } from 'node:assert/strict'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { copyOfCommit, environmentOf, lastCommit } from '../copy.mjs'
import { frameworkNames, frameworks } from '../frameworks.mjs'
import { createChecks } from '../test.mjs'
import { startRegistry } from './registry.mjs'

const temp = mkdtempSync(join(tmpdir(), 'release-'))
const copies = ['copy', 'other-copy'].map((name) => join(temp, name))
const packages = ['core', ...frameworkNames].map((name) => `@dogear/${name}`)
const { check, finish } = createChecks()

console.log(`Release of ${lastCommit()}`)
const registries = [await startRegistry(join(temp, 'registry')), await startRegistry(join(temp, 'other-registry'))]
const [registry, otherRegistry] = registries
if (
  (await check('two copies', makeCopies)) &&
  (await check('publish', (log) => publish(copies[0], registry, log))) &&
  (await check('publish from another folder', (log) => publish(copies[1], otherRegistry, log)))
) {
  await check('every package is published, with the same bytes from both folders', () => {
    deepEqual(Object.keys(registry.published()).sort(), [...packages].sort())
    deepEqual(otherRegistry.published(), registry.published())
  })
  await check('a new project', installEverything)
}
for (const { stop } of registries) stop()
finish(temp)

/** Both at first, so that nobody commits in between. */
async function makeCopies(log) {
  for (const copy of copies) await copyOfCommit(copy, { log })
}

async function publish(cwd, { environment }, log) {
  const inCopy = (command) => run(command, { cwd, env: { ...environmentOf(cwd), ...environment }, log })
  await inCopy('changeset version')
  // The service that runs the release workflow signs the provenance. Elsewhere, npm would refuse to publish.
  await inCopy('pnpm --filter "@dogear/*" exec npm pkg delete publishConfig.provenance')
  await inCopy('npm run --silent release')
}

/** The packages and their peers install with npm, without a warning, and load in Node. */
async function installEverything(log) {
  const cwd = join(temp, 'project')
  mkdirSync(cwd)
  const inProject = (command) => run(command, { cwd, env: registry.environment, log })
  const peers = frameworks.map(({ peer }) => `"${peer.name}@${peer.range}"`)
  await inProject('npm init --yes')
  const output = await inProject(`npm install --strict-peer-deps ${[...peers, ...packages].join(' ')}`)
  doesNotMatch(output, /npm warn (ERESOLVE|EBADENGINE|deprecated)/)
  await inProject('npm ls --all')
  // Node can't load Svelte components.
  for (const name of packages.filter((name) => name !== '@dogear/svelte'))
    await inProject(`node --input-type=module --eval "await import('${name}')"`)
}
