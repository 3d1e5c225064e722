// npm run test:routers [-- next nuxt …]: builds and starts the apps of docs/samples/apps, and tests the list that each shows.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createChecks } from '../checks.mjs'
import { run, start, stop } from '../command.mjs'
import { packAll, workspaceOf } from '../packed/tarballs.mjs'
import { freePort, untilAnswer } from '../server.mjs'

const templates = fileURLToPath(new URL('../../docs/samples/apps', import.meta.url))
const all = readdirSync(templates)
const apps = process.argv.length > 2 ? process.argv.slice(2) : all
const unknown = apps.filter((name) => !all.includes(name))
if (unknown.length > 0) throw new Error(`Unknown app ${unknown.join(', ')}. Choose from ${all.join(', ')}.`)

const temp = mkdtempSync(join(tmpdir(), 'routers-'))
const { check, finish } = createChecks()
const tarballs = []
const isBuilt = await check('build', async (log) => {
  await run('node tooling/browser.mjs && node tooling/turbo.mjs build --filter=./packages/*', { log })
  tarballs.push(...packAll(temp))
})
if (isBuilt) await Promise.all(Array.from({ length: availableParallelism() }, checkApps))
finish(temp)

/** Checks apps until none is left. One such worker runs per core. */
async function checkApps() {
  for (let name = apps.shift(); name; name = apps.shift()) await checkApp(name)
}

async function checkApp(name) {
  const cwd = join(temp, name)
  const isReady = await check(`${name} is built`, async (log) => {
    cpSync(join(templates, name), cwd, { recursive: true })
    writeFileSync(join(cwd, 'pnpm-workspace.yaml'), workspaceOf(tarballs))
    await run('pnpm install --no-lockfile --prefer-offline', { cwd, log })
    const { scripts } = JSON.parse(readFileSync(join(cwd, 'package.json'), 'utf8'))
    if (scripts.typecheck) await run('pnpm run typecheck', { cwd, log })
    await run('pnpm run build', { cwd, log })
  })
  if (isReady && (await check(name, (log) => testApp({ name, cwd, log })))) rmSync(cwd, { recursive: true })
}

async function testApp({ name, cwd, log }) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = start('pnpm run start', { cwd, env: { PORT: port, NODE_ENV: 'production' }, log })
  try {
    await untilAnswer(server, origin)
    const report = join(temp, `${name}.json`)
    const env = { ROUTER_APP: name, ROUTER_ORIGIN: origin, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
    const command = 'playwright test --config tooling/routers/playwright.config.ts --forbid-only --reporter=list,json'
    const [{ reason: failure }] = await Promise.allSettled([run(command, { env, log })])
    const { stats } = JSON.parse(readFileSync(report, 'utf8'))
    const numbers = { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped }
    if (failure && numbers.failed === 0) throw failure
    return numbers
  } finally {
    await stop(server)
  }
}
