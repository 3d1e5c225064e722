import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run, runTests, start, stop } from '../command.mjs'
import { freePort, untilAnswer } from '../server.mjs'
import { changeFile } from './change-file.mjs'
import { workspaceOf } from './tarballs.mjs'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Installs the tarballs in a copy of the template with some edits, and runs the scripts that it has. */
export async function buildApp(folder, { template, edits, tarballs, env, log }) {
  await createApp(folder, { template, edits, tarballs, env, log })
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  for (const script of ['typecheck', 'build', 'test'].filter((name) => scripts[name])) {
    const output = await run(`pnpm run ${script}`, { cwd: folder, env, log })
    // SolidStart's server leaves packages out of its bundle, and Rollup lists what it doesn't import from them.
    const lines = output.split('\n').filter((line) => line.includes('@dogear') && !line.includes('but never used'))
    if (lines.length > 0) throw new Error(`The output of "${script}" mentions a package:\n${lines.join('\n')}`)
  }
}

export async function createApp(folder, { template, edits = [], tarballs, env, log }) {
  cpSync(template, folder, { recursive: true })
  for (const edit of edits) changeFile(folder, edit)
  writeFileSync(join(folder, 'pnpm-workspace.yaml'), workspaceOf(tarballs))
  await install(folder, log, env)
}

export async function install(folder, log, env) {
  await run('pnpm install --no-lockfile --prefer-offline', { cwd: folder, env, log })
}

/**
 * Starts a command that serves an app on $PORT, and runs the tests in the files that `spec` names. Returns their numbers, and
 * the output of the server.
 */
export async function testServed(command, { app = '', folder, spec, paths = [''], env, log }) {
  const port = await freePort()
  const server = start(command, { cwd: folder, env: { PORT: port, ...env }, log })
  try {
    const origin = `http://localhost:${port}`
    await untilAnswer(server, origin)
    const tested = { TESTED_APP: app, TESTED_FOLDER: folder, TESTED_ORIGIN: origin, TESTED_PATHS: paths.join(' ') }
    const command = `playwright test ${spec} --config tooling/outside/playwright.config.ts`
    return { ...(await runTests(command, { env: { ...env, ...tested }, log })), output: server.output }
  } finally {
    await stop(server)
  }
}
