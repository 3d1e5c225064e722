// npm run mutation, npm run mutation:adapters [-- react vue …]: mutates the core, or one adapter after the other.
import { spawnSync } from 'node:child_process'
import { frameworkNames } from '../frameworks.mjs'

const packages = ['core', ...frameworkNames]
const named = process.argv.slice(2)
const unknown = named.find((name) => !packages.includes(name))

if (unknown) {
  console.error(`Unknown package ${unknown}. Choose from ${packages.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const PACKAGE of named.length > 0 ? named : frameworkNames) {
    console.log(`\n${PACKAGE}`)
    const env = { ...process.env, PACKAGE }
    const { status } = spawnSync('stryker run tooling/mutation/stryker.config.mjs', {
      shell: true,
      stdio: 'inherit',
      env,
    })
    if (status !== 0) process.exitCode = 1
  }
}
