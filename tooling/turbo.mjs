// Runs turbo with one task per core, and without its telemetry and update notices.
import { spawnSync } from 'node:child_process'

const command = ['turbo', 'run', ...process.argv.slice(2), '--concurrency=100%'].join(' ')
const { status } = spawnSync(command, {
  shell: true,
  stdio: 'inherit',
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
})
process.exitCode = status ?? 1
