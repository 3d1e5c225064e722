// node docs/run.mjs dev|build|preview: runs Astro without telemetry
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { writeReference } from './reference/write.mjs'

if (process.argv[2] !== 'preview') writeReference()

const { status } = spawnSync(process.execPath, ['node_modules/astro/astro.js', ...process.argv.slice(2)], {
  cwd: fileURLToPath(new URL('.', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
})
process.exitCode = status ?? 1
