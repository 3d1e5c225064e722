// Apps with server rendering, as the documentation shows them.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { tested } from '../versions.mjs'
import { buildApp, root, testServed } from './app.mjs'
import { environmentIn } from './node.mjs'

const samples = join(root, 'docs/samples/apps')
/** An earlier release of a framework, which is supported, too: the app of the newest one, and what differs. */
const earlier = {
  'svelte-kit-2': {
    app: 'svelte-kit',
    edits: [
      ['package.json', /(?<="@sveltejs\/kit": ").*?(?=")/, tested.SvelteKit.versions[0]],
      ['package.json', /(?<="@sveltejs\/adapter-node": ").*?(?=")/, '5.5.7'],
      ['tsconfig.json', '$app/tsconfig', './.svelte-kit/tsconfig.json'],
      ['src/lib/use-router-page.ts', 'replace, reset: false', 'replaceState: replace, keepFocus: true, noScroll: true'],
    ],
  },
}
/** The apps that need a newer Node than the workspace. */
const newest = ['svelte-kit']

export const apps = [...readdirSync(samples), ...Object.keys(earlier)]

export async function checkApp({ app, temp, tarballs, check, bases = ['', '/app'] }) {
  const folder = join(temp, app)
  const { app: original, edits } = earlier[app] ?? { app }
  const template = join(samples, original)
  let node
  const build = async (log) => {
    if (newest.includes(app)) node = await environmentIn(temp, { version: tested.Node.versions.at(-1), log })
    await buildApp(folder, { template, edits, tarballs, env: node, log })
  }
  if (!(await check(`${app}: build`, build))) return
  const results = []
  for (const base of bases) {
    const name = base ? `${app} with a base path` : app
    const spec = base ? 'servers.spec --grep "the lists at"' : `servers.spec /${original}.spec`
    // Nuxt has a variable of its own.
    const env = { ...node, ...(base && { BASE_PATH: base, NUXT_APP_BASE_URL: base }) }
    const test = async (log) => {
      if (base) await run('pnpm run build', { cwd: folder, env, log })
      const options = { app: original, folder, spec, env: { NODE_ENV: 'production', ...env }, log }
      const { output, ...numbers } = await testServed('pnpm run start', options)
      if (output.includes('[dogear]')) throw new Error('The server printed a warning in production.')
      return numbers
    }
    results.push(await check(name, test))
  }
  if (results.every(Boolean)) rmSync(folder, { recursive: true })
}
