import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'
import { install } from '../copy.mjs'
import { tested } from '../versions.mjs'

export const versionIn = (round, { title }) => tested[title].versions[round]

/** What follows another package: a renderer its React, a compiler its Solid, whose versions have gaps, and a command its name. */
const companions = {
  react: (version) => ['react-dom', version],
  'solid-js': (version) => ['babel-preset-solid', `<=${version}`],
  typescript: (version) => ['tsc', `npm:typescript@${version}`],
}

/** Installs these versions everywhere in the copy, transitive dependencies included, and otherwise those of the commit. */
export async function setVersions(root, { versions, log }) {
  await run('git checkout --quiet HEAD -- pnpm-lock.yaml pnpm-workspace.yaml', { cwd: root, log })
  const file = join(root, 'pnpm-workspace.yaml')
  let workspace = readFileSync(file, 'utf8').replace(/^packages:\n( .*\n)*/m, 'packages:\n  - packages/*\n')
  const all = Object.entries(versions).flatMap(([name, version]) => [
    [name, version],
    ...(companions[name] ? [companions[name](version)] : []),
  ])
  for (const [name, version] of all)
    workspace = workspace.replace(new RegExp(`^  ${name}: .*$`, 'm'), `  ${name}: ${version}`)
  writeFileSync(file, `${workspace}overrides:\n${all.map(([name, version]) => `  ${name}: '${version}'\n`).join('')}`)
  await install(root, { log, flags: '--no-frozen-lockfile' })
}
