// npm run test:packed [-- next nuxt …]: packs the packages as they would be published, and uses the tarballs in new apps
// outside the workspace.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { checkApp } from './app.mjs'
import { checkTarball, packAll, workspaceOf } from './tarballs.mjs'

const templates = fileURLToPath(new URL('apps', import.meta.url))
const apps = selectApps(process.argv.slice(2))
const temp = mkdtempSync(join(tmpdir(), 'packed-'))
const { check, finish } = createChecks()

const tarballs = []
const isBuilt = await check('build', async (log) => {
  await run('node tooling/turbo.mjs build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
for (const tarball of tarballs) await check(`tarball of ${tarball.name}`, () => checkTarball(tarball))
if (isBuilt) await Promise.all(Array.from({ length: availableParallelism() }, checkApps))

finish(temp)

/** Each folder of `apps` is a kind of app, and contains the apps. */
function selectApps(names) {
  const all = readdirSync(templates).flatMap((kind) =>
    readdirSync(join(templates, kind)).map((name) => ({ kind, name })),
  )
  const unknown = names.filter((wanted) => !all.some(({ name }) => name === wanted))
  if (unknown.length > 0) {
    console.error(`Unknown app ${unknown.join(', ')}. Choose from ${all.map(({ name }) => name).join(', ')}.`)
    process.exit(1)
  }
  return all.filter(({ name }) => names.length === 0 || names.includes(name))
}

/** Checks apps until none is left. One such worker runs per core. */
async function checkApps() {
  const workspace = workspaceOf(tarballs)
  for (let app = apps.shift(); app; app = apps.shift()) {
    const { kind, name } = app
    const folder = join(temp, name)
    const template = join(templates, kind, name)
    const isPassed = await check(name, (log) => checkApp({ kind, template, folder, workspace, log }))
    if (isPassed) rmSync(folder, { recursive: true })
  }
}
