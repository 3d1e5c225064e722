// npm run test:copies [-- react vue …]: starts each example app from its own folder, copies it as examples/README.md says,
// installs the packed packages in the copy, and clicks through it.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createChecks } from '../checks.mjs'
import { run } from '../command.mjs'
import { packAll } from '../packed/tarballs.mjs'
import { copyApp } from './copy-app.mjs'
import { checkStart, clickThrough } from './start-app.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))
const examples = join(root, 'examples')
const all = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'package.json')))
const apps = process.argv.length > 2 ? process.argv.slice(2) : [...all]
const unknown = apps.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`Unknown app ${unknown.join(', ')}. Choose from ${all.join(', ')}.`)

const temp = mkdtempSync(join(tmpdir(), 'copies-'))
const { check, finish } = createChecks()
const tarballs = []
const isBuilt = await check('build', async (log) => {
  await run('node tooling/browser.mjs && node tooling/turbo.mjs build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
const paths = apps.map((app) => `${app}/`)
if (isBuilt) await check('npm run dev serves them', (log) => checkStart('run dev', { cwd: root, paths, temp, log }))
if (isBuilt) await Promise.all(Array.from({ length: availableParallelism() }, checkApps))
finish(temp)

/** Checks apps until none is left. One such worker runs per core. */
async function checkApps() {
  for (let app = apps.shift(); app; app = apps.shift()) await checkApp(app)
}

async function checkApp(app) {
  const folder = join(temp, app)
  const develop = (cwd) => (log) => checkStart('run dev', { cwd, temp, log })
  await check(`${app}: npm run dev in its folder`, develop(join(examples, app)))
  if (!(await check(`${app}: copy and install`, (log) => copyApp({ app, folder, tarballs, log })))) return
  await check(`${app}: npm run dev in the copy`, develop(folder))
  if (await check(`${app}: build and click`, (log) => clickThrough({ app, folder, temp, log }))) {
    rmSync(folder, { recursive: true })
  }
}
