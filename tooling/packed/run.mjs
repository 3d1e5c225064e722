// Packs the public packages as npm would get them, and puts the tarballs to use in fresh apps outside of the workspace.
// `npm run test:packed -- next vue` checks the apps of these names only. What fails is printed in full.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { checkApp } from './app.mjs'
import { checkTarball, packAll, workspaceOf } from './tarballs.mjs'

const templates = fileURLToPath(new URL('apps', import.meta.url))
const apps = chosenApps(process.argv.slice(2))
const temp = mkdtempSync(join(tmpdir(), 'packed-'))
const { check, finish } = createChecks()

const tarballs = []
const built = await check('build', async (log) => {
  await run('node tooling/turbo.mjs build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
for (const tarball of tarballs) await check(`tarball of ${tarball.name}`, () => checkTarball(tarball))
if (built) await Promise.all(Array.from({ length: availableParallelism() }, checkApps))

finish(temp)

/** The folders of `apps` are the kinds of apps, and theirs the apps. */
function chosenApps(names) {
  const all = readdirSync(templates).flatMap((kind) =>
    readdirSync(join(templates, kind)).map((name) => ({ kind, name })),
  )
  const unknown = names.filter((wanted) => !all.some(({ name }) => name === wanted))
  if (unknown.length > 0) {
    console.error(`No app is named ${unknown.join(' or ')}. There are ${all.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  return all.filter(({ name }) => names.length === 0 || names.includes(name))
}

/** Takes apps until there is none left. As many of these run at a time as there are cores. */
async function checkApps() {
  const workspace = workspaceOf(tarballs)
  for (let app = apps.shift(); app; app = apps.shift()) {
    const { kind, name } = app
    const folder = join(temp, name)
    const template = join(templates, kind, name)
    const passed = await check(name, (log) => checkApp({ kind, template, folder, workspace, log }))
    if (passed) rmSync(folder, { recursive: true })
  }
}
