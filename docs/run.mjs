// npm run docs [-- dev|build|preview] [options of Astro]: builds the site and serves it; or serves it with hot reload, but without its
// search; or only builds or serves it. `npm test -- docs` tests it.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeReference } from './reference/write.mjs'

const [task, ...options] = process.argv.slice(2)
writeReference()
if (!task) astro('build')
astro(task ?? 'preview')

/** Runs a command of Astro, unless an earlier one has failed. */
function astro(command) {
  if (process.exitCode) return
  const cwd = fileURLToPath(new URL('.', import.meta.url))
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  const line = `node node_modules/astro/astro.js ${[command, ...options].join(' ')}`
  process.exitCode = spawnSync(line, { shell: true, cwd, stdio: 'inherit', env }).status ?? 1
}
