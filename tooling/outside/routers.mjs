// Apps with server rendering, as the documentation shows them.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp, root, testServed } from './app.mjs'

const samples = join(root, 'docs/samples/apps')
export const apps = readdirSync(samples)

export async function checkApp({ app, temp, tarballs, check }) {
  const folder = join(temp, app)
  const template = join(samples, app)
  if (!(await check(`${app}: build`, (log) => buildApp(folder, { template, tarballs, log })))) return
  const options = { app, folder, spec: `servers.spec /${app}.spec`, env: { NODE_ENV: 'production' } }
  const isPassed = await check(app, async (log) => {
    const { output, ...numbers } = await testServed('pnpm run start', { ...options, log })
    if (output.includes('[dogear]')) throw new Error('The server printed a warning in production.')
    return numbers
  })
  if (isPassed) rmSync(folder, { recursive: true })
}
