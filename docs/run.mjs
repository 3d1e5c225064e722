// npm run docs [-- dev|build|preview|test] [options of Astro]: builds the site and serves it; or serves it with hot reload, but without its
// search; or only builds or serves it; or builds it for a folder of a host and tests it in a browser.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeReference } from './reference/write.mjs'

const [task, ...options] = process.argv.slice(2)
writeReference()
if (task === 'test')
  run(
    '.',
    'npm run docs -- build --base /dogear/ && node tooling/browser.mjs && playwright test --config docs/playwright.config.ts',
  )
else {
  if (!task) astro('build')
  astro(task ?? 'preview')
}

function astro(command) {
  run('docs', `node node_modules/astro/astro.js ${[command, ...options].join(' ')}`)
}

/** Runs a command in a folder, unless an earlier one has failed. */
function run(folder, command) {
  if (process.exitCode) return
  const cwd = fileURLToPath(new URL(`../${folder}/`, import.meta.url))
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' }
  process.exitCode = spawnSync(command, { shell: true, cwd, stdio: 'inherit', env }).status ?? 1
}
