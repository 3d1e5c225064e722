// Apps with server rendering, as the documentation shows them.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { buildApp, root, testServed } from './app.mjs'

const samples = join(root, 'docs/samples/apps')
export const apps = readdirSync(samples)

export async function checkApp({ app, temp, tarballs, check, bases = ['', '/app'] }) {
  const folder = join(temp, app)
  const template = join(samples, app)
  if (!(await check(`${app}: build`, (log) => buildApp(folder, { template, tarballs, log })))) return
  const results = []
  for (const base of bases) {
    const name = base ? `${app} with a base path` : app
    const spec = base ? 'servers.spec --grep "the lists at"' : `servers.spec /${app}.spec`
    // Nuxt has a variable of its own.
    const env = base && { BASE_PATH: base, NUXT_APP_BASE_URL: base }
    const test = async (log) => {
      if (base) await run('pnpm run build', { cwd: folder, env, log })
      const options = { app, folder, spec, env: { NODE_ENV: 'production', ...env }, log }
      const { output, ...numbers } = await testServed('pnpm run start', options)
      if (output.includes('[dogear]')) throw new Error('The server printed a warning in production.')
      return numbers
    }
    results.push(await check(name, test))
  }
  if (results.every(Boolean)) rmSync(folder, { recursive: true })
}
