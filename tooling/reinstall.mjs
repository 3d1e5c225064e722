// npm run test:setup: the installation that npm start begins with, in a clone of the last commit that moves to another
// user and back, and stays without a network.
import { equal, match } from 'node:assert/strict'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createChecks } from './checks.mjs'
import { run } from './command.mjs'
import { cloneOfCommit, environmentOf, lastCommit } from './copy.mjs'

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
await check('by another user, whose home is empty', (log) => install(anotherUser, log))
// pnpm is at its fastest here, and finds every package in its store before it has loaded all of itself.
await check('by the first user, who has everything in store', (log) => install(user, log))
await check('by the other user, again', (log) => install(anotherUser, log))
await check('a build with what is installed', (log) =>
  run('npm run build -- --filter=@dogear/core', { cwd, env: environmentOf(cwd), log }),
)
finish(temp)

/** The whole installation is there after one command, which says what it does. */
async function install(env, log) {
  const output = await run('npm run prestart', { cwd, env, log })
  match(output, /pnpm@[\d.]+ installs the workspace/)
  const [version] = output.match(/[\d.]+(?= installs)/)
  const installed = await run('pnpm --version', { cwd, env: environmentOf(cwd), log })
  equal(installed.trim(), version)
}
