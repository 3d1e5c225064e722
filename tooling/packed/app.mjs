import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run, start, stop } from '../command.mjs'
import { freePort, untilAnswer } from '../server.mjs'
import { checkBundles, checkDevelopmentServer } from './bundles.mjs'
import { checkPages } from './pages.mjs'

/** Installs the tarballs in a copy of the template, runs the scripts it has, and visits the pages it serves. */
export async function checkApp({ kind, template, folder, workspace, log }) {
  cpSync(template, folder, { recursive: true })
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspace)
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

  await run('pnpm install --no-lockfile --prefer-offline', { cwd: folder, log })
  for (const script of ['typecheck', 'build', 'test'].filter((name) => scripts[name])) {
    const output = await run(`pnpm run ${script}`, { cwd: folder, log })
    if (output.includes('@dogear')) throw new Error(`The output of "${script}" mentions a package.`)
  }
  if (!scripts.start) return

  const output = await serve('start', { folder, env: { NODE_ENV: 'production' }, log }, (origin) =>
    kind === 'bundled'
      ? checkBundles({ origin, folder })
      : checkPages({ origin, hasServerComponents: existsSync(join(template, 'app/server-children')) }),
  )
  if (output.includes('[dogear]')) throw new Error('The server printed a warning in production.')
  if (scripts.dev) await serve('dev', { folder, env: {}, log }, checkDevelopmentServer)
}

/** Visits the pages that a script serves, and returns the script's output. */
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
