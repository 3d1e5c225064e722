// The example apps: in their folders, and in copies that are made as examples/README.md says, the vanilla one with the types of
// the custom element. And a new app as in the guide about Angular.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../command.mjs'
import { guidesOf } from '../guides/guides.mjs'
import { tested } from '../versions.mjs'
import { root, testServed } from './app.mjs'

const examples = join(root, 'examples')
const exampleApps = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'package.json')))
export const apps = [...exampleApps, 'angular']
export const checkApp = (context) => (context.app === 'angular' ? checkAngular : checkExample)(context)

async function checkExample({ app, temp, tarballs, check }) {
  const folder = join(temp, app)
  await check(`${app}: npm run dev in its folder`, serve('run dev', { folder: join(examples, app) }))
  if (!(await check(`${app}: copy and install`, (log) => copyApp({ app, folder, tarballs, log })))) return
  await check(`${app}: npm run dev in the copy`, serve('run dev', { folder }))

  const isFullStack = app === 'full-stack'
  const spec = isFullStack ? 'start.spec full-stack.spec' : 'examples.spec'
  const options = { app, folder, spec, base: isFullStack ? '/' : `/${app}/` }
  if (await check(`${app}: build and click`, serve('start', options))) rmSync(folder, { recursive: true })
}

async function checkAngular({ app, temp, tarballs, check }) {
  const folder = join(temp, app)
  if (!(await check('angular: new app with the guide', (log) => createAngular({ folder, temp, tarballs, log })))) return
  const env = { NG_ALLOWED_HOSTS: 'localhost' }
  const visit = (log) => testServed('npm run serve:ssr:angular', { app, folder, spec: 'angular.spec', env, log })
  if (await check('angular: click', visit)) rmSync(folder, { recursive: true })
}

/** A new app with the files of the guide, and a page more for the tests. */
async function createAngular({ folder, temp, tarballs, log }) {
  // Angular needs a newer Node than this repository.
  const node = '24.21.0'
  const [angular] = tested.Angular.versions
  const cli = `npm exec --yes --package=node@${node} --package=@angular/cli@${angular} -- ng`
  await run(`${cli} new angular --ssr --defaults --skip-git --skip-install`, { cwd: temp, log })
  const manifest = join(folder, 'package.json')
  // All packages of a release depend on each other's exact version.
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(`"^${angular}"`, `"${angular}"`))

  const guide = guidesOf('core')['docs/guides/other-frameworks.md']
  for (const [, path, code] of guide.matchAll(/^`(src\/[^`\n]+)`\n\n```\w+\n(.*?)^```$/gms))
    writeFileSync(join(folder, path), code)
  cpSync(join(root, 'tooling/outside/apps/angular'), folder, { recursive: true })
  const [{ file }] = tarballs.filter(({ name }) => name === '@dogear/core')
  const install = `npm install --prefer-offline --no-audit --no-fund "${file}" node@${node}`
  await run(`${install} && npm run build`, { cwd: folder, log })
}

export async function checkTogether({ apps, check }) {
  const paths = apps.filter((app) => exampleApps.includes(app)).map((app) => `${app}/`)
  if (paths.length === 0) return
  await check('npm run dev serves them', serve('run dev', { folder: root, paths }))
}

/** Replaces Dogear's versions with the tarballs. */
async function copyApp({ app, folder, tarballs, log }) {
  await run(`node examples/copy.mjs ${app} "${folder}"`, { log })
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const { name, file } of tarballs) {
    if (manifest.dependencies[name]) manifest.dependencies[name] = `file:${file}`
    // For the core, on which an adapter depends.
    else manifest.overrides = { ...manifest.overrides, [name]: `file:${file}` }
  }
  writeFileSync(path, JSON.stringify(manifest))
  if (app === 'vanilla') cpSync(join(root, 'docs/samples/vanilla/registry'), join(folder, 'src'), { recursive: true })
  await run('npm install --prefer-offline --no-audit --no-fund && npm run typecheck', { cwd: folder, log })
}

/** The port is an argument for Vite. The server of the full-stack app reads its environment. */
function serve(script, { base = '/', folder, spec = 'start.spec', ...options }) {
  const command = `npm ${script} -- --port $PORT --strictPort --base ${base}`
  const env = { COPIED_FOLDER: pathToFileURL(`${folder}/`).href }
  return (log) => testServed(command, { ...options, folder, spec, env, log })
}
