// npm run release:dry: rehearses a release of the last commit in a copy. It raises the versions, builds, checks, publishes to
// a registry of its own, and installs the packages in a new project.
import { deepEqual } from 'node:assert/strict'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { copyOfCommit, environmentOf, lastCommit } from '../copy.mjs'
import { checkTarball, packAll } from '../outside/tarballs.mjs'
import { checkProject } from './project.mjs'
import { downloadTarballs, sha256Of } from './published.mjs'
import { startRegistry } from './registry.mjs'
import { checkVersions, removeProvenance } from './versions.mjs'

const temp = mkdtempSync(join(tmpdir(), 'release-'))
const { check, finish } = createChecks()
const copies = ['first', 'second'].map((name) => join(temp, name))
const [first] = copies
const packed = []
let registry
let published

console.log(`Release of ${lastCommit()}`)
const steps = [
  ['versions and changelogs', raiseVersions],
  ['build and pack', buildAndPack],
  ['tarballs', checkTarballs],
  ['the same bytes from a second copy', () => deepEqual(sha256Of(packed[1]), sha256Of(packed[0]))],
  ['size', (log) => inCopy(first, 'npm run --silent size', log)],
  ['publish', publish],
  ['the same bytes from the registry', () => deepEqual(sha256Of(published), sha256Of(packed[0]))],
  ['a new project', (log) => checkProject(join(temp, 'project'), { packages: published, registry, log })],
]
for (const [name, step] of steps) {
  if (!(await check(name, step))) break
}
registry?.stop()
finish(temp)

async function raiseVersions(log) {
  for (const copy of copies) {
    await copyOfCommit(copy, { log })
    await inCopy(copy, 'changeset version', log)
    removeProvenance(copy)
  }
  checkVersions(first)
}

async function buildAndPack(log) {
  for (const copy of copies) {
    await inCopy(copy, 'npm run --silent build', log)
    packed.push(packAll(`${copy}-packed`, copy))
  }
}

function checkTarballs() {
  for (const tarball of packed[0]) checkTarball(tarball, first)
}

/** Runs the script of the release workflow, which also runs publint and attw. */
async function publish(log) {
  registry = await startRegistry(join(temp, 'registry'))
  await inCopy(first, 'npm run --silent release', log, registry.environment)
  published = await downloadTarballs(packed[0], { registry, folder: join(temp, 'published'), log })
}

function inCopy(cwd, command, log, env) {
  return run(command, { cwd, env: { ...environmentOf(cwd), ...env }, log })
}
