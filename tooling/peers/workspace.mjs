import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { install } from '../copy.mjs'
import { frameworks } from '../frameworks.mjs'

const peers = Object.fromEntries(frameworks.map(({ peer }) => [peer.name, lowestIn(peer.range)]))

/** The lowest versions in the adapters' peer ranges. Solid's compiler generates code for its own version of the library. */
export const oldestVersions = { ...peers, 'react-dom': peers.react, 'babel-preset-solid': peers['solid-js'] }

function lowestIn(range) {
  const [major, minor = 0, patch = 0] = range.match(/\d+/g)
  return `${major}.${minor}.${patch}`
}

/** Installs other versions everywhere in the copy, transitive dependencies included. */
export async function setVersions(root, { versions, log }) {
  const file = join(root, 'pnpm-workspace.yaml')
  let workspace = readFileSync(file, 'utf8').replace(/^packages:\n( .*\n)*/m, 'packages:\n  - packages/*\n')
  if (!workspace.includes('\noverrides:\n')) workspace += 'overrides:\n'
  for (const [name, version] of Object.entries(versions)) {
    workspace = workspace.replace(new RegExp(`^  ${name}: .*$`, 'gm'), `  ${name}: ${version}`)
    if (!workspace.split('\noverrides:\n')[1].includes(`  ${name}: `)) workspace += `  ${name}: ${version}\n`
  }
  writeFileSync(file, workspace)
  await install(root, { log, flags: '--no-frozen-lockfile' })
}
