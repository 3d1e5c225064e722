// Packs the public packages as npm would get them, and puts the tarballs to use in fresh apps outside of the workspace.
// `npm run test:packed -- next vue` checks the apps of these names only. What fails is printed in full.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkApp } from './app.mjs'
import { run } from './command.mjs'
import { checkTarball, packAll, workspaceOf } from './tarballs.mjs'

const templates = fileURLToPath(new URL('apps', import.meta.url))
const apps = chosenApps(process.argv.slice(2))
const temp = mkdtempSync(join(tmpdir(), 'packed-'))
const total = { passed: 0, failed: 0 }

const tarballs = []
const built = await check('build', async (log) => {
  await run('node tooling/turbo.mjs build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
for (const tarball of tarballs) await check(`tarball of ${tarball.name}`, () => checkTarball(tarball))
if (built) await Promise.all(Array.from({ length: availableParallelism() }, checkApps))

if (total.failed > 0) console.log(`\nWhat has failed is in ${temp}`)
else rmSync(temp, { recursive: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

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

async function check(name, work) {
  const start = performance.now()
  let output = ''
  let failure
  try {
    await work((text) => {
      output += text.replaceAll('\0', '')
    })
  } catch (error) {
    failure = error
  }
  total[failure ? 'failed' : 'passed']++
  console.log(`${failure ? '✗' : '✓'} ${name} (${((performance.now() - start) / 1000).toFixed(1)} s)`)
  if (failure) console.log(`${output}\n${failure.stack}\n`)
  return !failure
}
