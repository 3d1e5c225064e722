// The example apps: in their folders, and in copies that are made as examples/README.md says.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { run } from '../command.mjs'
import { root, testServed } from './app.mjs'

const examples = join(root, 'examples')
export const apps = readdirSync(examples).filter((name) => existsSync(join(examples, name, 'package.json')))

export async function checkApp({ app, temp, tarballs, check }) {
  const folder = join(temp, app)
  await check(`${app}: npm run dev in its folder`, serve('run dev', { folder: join(examples, app) }))
  if (!(await check(`${app}: copy and install`, (log) => copyApp({ app, folder, tarballs, log })))) return
  await check(`${app}: npm run dev in the copy`, serve('run dev', { folder }))

  const isFullStack = app === 'full-stack'
  const spec = isFullStack ? 'start.spec full-stack.spec' : 'examples.spec'
  const options = { app, folder, spec, base: isFullStack ? '/' : `/${app}/` }
  if (await check(`${app}: build and click`, serve('start', options))) rmSync(folder, { recursive: true })
}

export async function checkTogether({ apps, check }) {
  const paths = apps.map((app) => `${app}/`)
  await check('npm run dev serves them', serve('run dev', { folder: root, paths }))
}

/** Replaces Dogear's versions with the tarballs. */
async function copyApp({ app, folder, tarballs, log }) {
  await run(`node examples/copy.mjs ${app} "${folder}"`, { log })
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const { name, file } of tarballs) {
    if (manifest.dependencies[name]) manifest.dependencies[name] = `file:${file}`
  }
  writeFileSync(path, JSON.stringify(manifest))
  await run('npm install --prefer-offline --no-audit --no-fund && npm run typecheck', { cwd: folder, log })
}

/** The port is an argument for Vite. The server of the full-stack app reads its environment. */
function serve(script, { base = '/', folder, spec = 'start.spec', ...options }) {
  const command = `npm ${script} -- --port $PORT --strictPort --base ${base}`
  const env = { COPIED_FOLDER: pathToFileURL(`${folder}/`).href }
  return (log) => testServed(command, { ...options, folder, spec, env, log })
}
