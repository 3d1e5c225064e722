// npm test -- setup: installs a clone of the last commit as npm start does, for two users in turn and without a network.
import { equal, match } from 'node:assert/strict'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from './command.mjs'
import { cloneOfCommit, environmentOf, lastCommit } from './copy.mjs'
import { createChecks } from './test.mjs'

const temp = mkdtempSync(join(tmpdir(), 'reinstall-'))
const cwd = join(temp, 'clone')
const { check, finish } = createChecks()

const user = {}
const anotherUser = { HOME: join(temp, 'home'), npm_config_store_dir: join(temp, 'store'), npm_config_cache: undefined }
const nowhere = 'http://127.0.0.1:9'
const withoutNetwork = { npm_config_proxy: nowhere, npm_config_https_proxy: nowhere }

console.log(`Installations of ${lastCommit()}`)
mkdirSync(anotherUser.HOME)
await check('a new clone', async (log) => {
  await cloneOfCommit(cwd, { log })
  await install(user, log)
})
await check('again, without a network', (log) => install({ ...user, ...withoutNetwork }, log))
await check('by another user, with an empty home', (log) => install(anotherUser, log))
// With every package in its store, pnpm replaces node_modules before it has loaded all of its own modules.
await check('by the first user, with a full store', (log) => install(user, log))
await check('by the other user, again', (log) => install(anotherUser, log))
await check('a build', (log) => run('npm run build -- --filter=@dogear/core', { cwd, env: environmentOf(cwd), log }))
finish(temp)

/** One command installs everything and says so. */
async function install(env, log) {
  const output = await run('npm run prestart', { cwd, env, log })
  match(output, /pnpm@[\d.]+ installs the workspace/)
  const [version] = output.match(/[\d.]+(?= installs)/)
  const installed = await run('pnpm --version', { cwd, env: environmentOf(cwd), log })
  equal(installed.trim(), version)
}
