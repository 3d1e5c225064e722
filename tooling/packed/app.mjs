import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, start, stop } from '../command.mjs'
import { freePort, untilAnswer } from '../server.mjs'
import { checkBundles, checkDevelopmentServer } from './bundles.mjs'
import { checkPages } from './pages.mjs'

/** Installs a copy of the template with the tarballs, runs the scripts it has, and visits its pages if it serves some. */
export async function checkApp({ kind, template, folder, workspace, log }) {
  cpSync(template, folder, { recursive: true })
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

  await run('pnpm install --no-lockfile --prefer-offline', { cwd: folder, log })
  for (const script of ['typecheck', 'build', 'test']) {
    if (!scripts[script]) continue
    const output = await run(`pnpm run ${script}`, { cwd: folder, log })
    if (output.includes('@dogear')) throw new Error(`"${script}" has something to say about a package.`)
  }
  if (!scripts.start) return

  const served = await serve('start', { folder, env: { NODE_ENV: 'production' }, log }, (origin) =>
    kind === 'bundled'
      ? checkBundles({ origin, folder })
      : checkPages({
          origin,
          isBundled: 'build' in scripts,
          isRenderedOnServer: kind === 'server',
          hasServerComponents: existsSync(join(template, 'app/server-children')),
        }),
  )
  if (served.includes('[dogear]')) throw new Error('The server has warned of something, in production.')
  if (scripts.dev) await serve('dev', { folder, env: {}, log }, checkDevelopmentServer)
}

/** Lets the pages that a script serves be visited, and gives what it has printed meanwhile. */
async function serve(script, { folder, env, log }, visit) {
  const port = await freePort()
  const server = start(`pnpm run ${script}`, { cwd: folder, env: { PORT: port, ...env }, log })
  try {
    const origin = `http://localhost:${port}`
    await untilAnswer(server, origin)
    await visit(origin)
    return server.output
  } finally {
    await stop(server)
  }
}
