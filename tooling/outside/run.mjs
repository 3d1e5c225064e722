// node tooling/outside/run.mjs <packed|routers|copies|registry> [app …]: packs the packages as they would be published, and
// checks apps outside the workspace that use the tarballs.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { createChecks, runOnCores } from '../test.mjs'
import { checkTarball, packAll } from './tarballs.mjs'

const [script, ...names] = process.argv.slice(2)
const { apps, checkApp, checkTogether } = await import(`./${script}.mjs`)
const unknown = names.filter((name) => !apps.includes(name))
if (unknown.length > 0) throw new Error(`Unknown app ${unknown.join(', ')}. Choose from ${apps.join(', ')}.`)

const chosen = names.length > 0 ? names : apps
const temp = mkdtempSync(join(tmpdir(), `${script}-`))
const { check, finish } = createChecks()
const tarballs = []
const isBuilt = await check('build', async (log) => {
  await run('node tooling/browser.mjs && turbo run build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
for (const tarball of tarballs) await check(`tarball of ${tarball.name}`, () => checkTarball(tarball))
if (isBuilt) {
  await runOnCores(chosen.map((app) => () => checkApp({ app, temp, tarballs, check })))
  await checkTogether?.({ apps: chosen, temp, check })
}
finish(temp)
