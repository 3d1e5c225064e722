// npm run mutation [-- react vue …]: mutates the core, or the named packages one after the other.
import { spawnSync } from 'node:child_process'

const named = process.argv.slice(2)
for (const PACKAGE of named.length > 0 ? named : ['core']) {
  const command = 'stryker run tooling/mutation/stryker.config.mjs'
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, PACKAGE } })
  if (status !== 0) process.exitCode = 1
}
