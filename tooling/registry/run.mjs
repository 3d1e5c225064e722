// npm run test:registry [-- react vue …]: adds the components of the registry to new apps with the CLI that its users run,
// builds the apps, and uses them in a browser.
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createChecks } from '../checks.mjs'
import { run, start, stop } from '../command.mjs'
import { packAll, workspaceOf } from '../packed/tarballs.mjs'
import { freePort, untilAnswer } from '../server.mjs'
import { checkComponents } from './components.mjs'
import { files, serveRegistry } from './server.mjs'

const workspace = fileURLToPath(new URL('../..', import.meta.url))
const install = 'pnpm install --no-lockfile --prefer-offline'
const docs = join(workspace, 'docs')
const screenshots = join(workspace, 'test-results/registry')
const all = readdirSync(join(import.meta.dirname, 'apps'))
const frameworks = process.argv.length > 2 ? process.argv.slice(2) : all
const unknown = frameworks.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`Unknown app ${unknown.join(', ')}. Choose from ${all.join(', ')}.`)

const temp = mkdtempSync(join(tmpdir(), 'registry-'))
const { check, finish } = createChecks()
const registry = await serveRegistry()
const tarballs = []
const isBuilt = await check('build', async (log) => {
  await run('node tooling/browser.mjs && node tooling/turbo.mjs build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
if (isBuilt) for (const framework of frameworks) await checkFramework(framework)
if (isBuilt && frameworks.length > 1) await check('they look the same in all frameworks', compareScreenshots)
registry.close()
finish(temp)

async function checkFramework(framework) {
  const cwd = join(temp, framework)
  const isReady = await check(`${framework} is installed and built`, async (log) => {
    createApp(framework, cwd)
    await run(install, { cwd, log })
    // Older versions of Corepack, through which shadcn-vue runs pnpm, don't know the keys that sign it.
    const env = { REGISTRY_URL: `${registry.origin}/r`, COREPACK_INTEGRITY_KEYS: '0' }
    const urls = itemsOf(framework).map((path) => `${registry.origin}/r/${path}`)
    await run(`pnpm run add ${urls.join(' ')}`, { cwd, env, log })
    // shadcn-svelte would ask npm for the packages, so it only adds them to package.json.
    await run(install, { cwd, log })
    copyDemos(framework, cwd)
    await run('pnpm run typecheck && pnpm run build', { cwd, log })
  })
  if (isReady) await check(framework, (log) => visitApp({ framework, cwd, log }))
}

function itemsOf(framework) {
  return [...files.keys()].filter((path) => path.startsWith(`${framework}/`) && basename(path) !== 'registry.json')
}

function createApp(framework, cwd) {
  for (const template of ['shared', `apps/${framework}`])
    cpSync(join(import.meta.dirname, template), cwd, { recursive: true })
  cpSync(join(docs, 'src/styles/tokens.css'), join(cwd, 'src/tokens.css'))
  cpSync(join(docs, `src/mount/${framework}.ts`), join(cwd, 'src/mount.ts'))
  writeFileSync(join(cwd, 'pnpm-workspace.yaml'), workspaceOf(tarballs))
  // The CLIs install with the package manager that an app names.
  const { packageManager } = readManifest(workspace)
  writeFileSync(join(cwd, 'package.json'), JSON.stringify({ packageManager, ...readManifest(cwd) }))
}

function copyDemos(framework, cwd) {
  const folder = join(docs, `samples/${framework}/registry`)
  const components = join(cwd, framework === 'svelte' ? 'src/lib/components' : 'src/components')
  for (const file of readdirSync(folder).filter((name) => name.includes('-demo.')))
    cpSync(join(folder, file), join(components, file))
}

function readManifest(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
}

/** Compares the screenshots of each framework with those of the first one. */
function compareScreenshots() {
  const read = (name) => readFileSync(join(screenshots, name))
  const [first, ...others] = frameworks
  const ofFirst = readdirSync(screenshots).filter((name) => name.startsWith(`${first}-`))
  const pairs = others.flatMap((other) => ofFirst.map((name) => [name, name.replace(first, other)]))
  const different = pairs.filter(([one, other]) => !read(one).equals(read(other))).map(([, other]) => other)
  if (pairs.length === 0) throw new Error('There are no screenshots.')
  if (different.length > 0) throw new Error(`Different from ${first}, in ${screenshots}: ${different.join(', ')}`)
}

async function visitApp({ framework, cwd, log }) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = start('pnpm run start', { cwd, env: { PORT: port }, log })
  try {
    await untilAnswer(server, origin)
    await checkComponents({ origin, screenshots, framework })
  } finally {
    await stop(server)
  }
}
