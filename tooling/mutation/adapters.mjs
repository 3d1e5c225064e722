// npm run mutation:adapters [-- react vue …]: mutates one adapter after the other, judged by the contract in a browser.
import { spawnSync } from 'node:child_process'

const adapters = ['react', 'vue', 'solid', 'svelte']
const named = process.argv.slice(2)
const unknown = named.find((name) => !adapters.includes(name))

if (unknown) {
  console.error(`There is no adapter ${unknown}. Choose from ${adapters.join(', ')}.`)
  process.exitCode = 1
} else {
  for (const ADAPTER of named.length > 0 ? named : adapters) {
    console.log(`\n${ADAPTER}`)
    const { status } = spawnSync('stryker run tooling/mutation/adapter.config.mjs', {
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, ADAPTER },
    })
    if (status !== 0) process.exitCode = 1
  }
}
