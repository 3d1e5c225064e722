// New apps with the components of the registry, added by the CLIs that their users run.
import { deepEqual, notDeepEqual } from 'node:assert/strict'
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { frameworkNames } from '../frameworks.mjs'
import { createApp, install, root, testServed } from './app.mjs'
import { origin, urlsOf } from './registry-server.mjs'

const docs = join(root, 'docs')
const template = join(import.meta.dirname, 'apps/registry')
const screenshots = join(root, 'test-results/registry')
export const apps = frameworkNames

export async function checkApp({ app, temp, tarballs, check }) {
  const folder = join(temp, app)
  const env = { FRAMEWORK: app, SCREENSHOTS: screenshots }
  const isBuilt = await check(`${app}: add and build`, async (log) => {
    await createApp(folder, { template, tarballs, log })
    addOwnFiles(app, folder)
    // Older versions of Corepack, through which shadcn-vue runs pnpm, don't know the keys that sign it.
    const forClis = { REGISTRY_URL: `${origin}/r`, COREPACK_INTEGRITY_KEYS: '0' }
    await run(`pnpm run add:${app} ${urlsOf(app).join(' ')}`, { cwd: folder, env: forClis, log })
    await addFromRepository(app, folder, log)
    // shadcn-svelte would ask npm for the packages, so it only adds them to package.json.
    await install(folder, log)
    addDemos(app, folder)
    await run(`pnpm run typecheck:${app} && pnpm run build`, { cwd: folder, env, log })
  })
  if (isBuilt) await check(app, (log) => testServed('pnpm run start', { app, folder, spec: 'registry.spec', env, log }))
}

/** `registry.json` of the repository leads to the same files as the site, also in apps whose other components use Base UI. */
async function addFromRepository(framework, folder, log) {
  const { items } = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8'))
  const names = items.flatMap(({ name, dependencies }) => (dependencies.includes(`@dogear/${framework}`) ? [name] : []))
  if (names.length === 0) return
  const components = join(folder, 'src/components')
  const written = readComponents(components)
  notDeepEqual(written, {})
  rmSync(components, { recursive: true })
  const settings = join(folder, 'components.json')
  const original = readFileSync(settings, 'utf8')
  writeFileSync(settings, JSON.stringify({ ...JSON.parse(original), style: 'base-nova' }))
  const built = join(folder, 'registry')
  await run(`pnpm exec shadcn build registry.json --cwd "${root}" --output "${built}"`, { cwd: folder, log })
  const files = names.map((name) => `./registry/${name}.json`).join(' ')
  const env = { REGISTRY_URL: `${origin}/r` }
  await run(`pnpm run add:${framework} ${files}`, { cwd: folder, env, log })
  deepEqual(readComponents(components), written)
  rmSync(built, { recursive: true })
  writeFileSync(settings, original)
}

const readComponents = (folder) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]))

function addOwnFiles(framework, folder) {
  if (existsSync(join(folder, framework))) cpSync(join(folder, framework), folder, { recursive: true })
  cpSync(join(docs, 'src/styles/tokens.css'), join(folder, 'src/tokens.css'))
  cpSync(join(docs, `src/mount/${framework}.ts`), join(folder, 'src/mount.ts'))
  // The CLIs install with the package manager that an app names.
  const { packageManager } = readManifest(root)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ packageManager, ...readManifest(folder) }))
}

function addDemos(framework, folder) {
  const demos = join(docs, `samples/${framework}/registry`)
  const components = join(folder, framework === 'svelte' ? 'src/lib/components' : 'src/components')
  for (const file of readdirSync(demos).filter((name) => name.includes('-demo.')))
    cpSync(join(demos, file), join(components, file))
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

export async function checkTogether({ apps, check }) {
  if (apps.length > 1) await check('they look the same in all frameworks', () => compareScreenshots(apps))
}

/** Compares the screenshots of each framework with those of the first one. */
function compareScreenshots([first, ...others]) {
  const read = (name) => readFileSync(join(screenshots, name))
  const ofFirst = readdirSync(screenshots).filter((name) => name.startsWith(`${first}-`))
  const pairs = others.flatMap((other) => ofFirst.map((name) => [name, name.replace(first, other)]))
  const different = pairs.filter(([one, other]) => !read(one).equals(read(other))).map(([, other]) => other)
  if (pairs.length === 0) throw new Error('There are no screenshots.')
  if (different.length > 0) throw new Error(`Different from ${first}, in ${screenshots}: ${different.join(', ')}`)
}
