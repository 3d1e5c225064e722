import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'

/** Downloads the tarballs of the packages from the registry. */
export async function downloadTarballs(packages, { registry, folder, log }) {
  mkdirSync(folder)
  const names = packages.map(({ name }) => name)
  const output = await run(`npm pack --silent --json ${names.join(' ')}`, {
    cwd: folder,
    env: registry.environment,
    log,
  })
  return JSON.parse(output).map(({ name, version, filename }) => ({ name, version, file: join(folder, filename) }))
}

export function sha256Of(tarballs) {
  return Object.fromEntries(
    tarballs.map(({ name, file }) => [name, createHash('sha256').update(readFileSync(file)).digest('hex')]),
  )
}
