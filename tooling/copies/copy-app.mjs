import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../command.mjs'

/** Copies an app to a folder outside the workspace and installs it there, with the tarballs in place of Dogear's versions. */
export async function copyApp({ app, folder, tarballs, log }) {
  await run(`node examples/copy.mjs ${app} "${folder}"`, { log })
  const path = join(folder, 'package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  for (const { name, file } of tarballs) {
    if (manifest.dependencies[name]) manifest.dependencies[name] = `file:${file}`
  }
  writeFileSync(path, JSON.stringify(manifest))
  await run('npm install --prefer-offline --no-audit --no-fund', { cwd: folder, log })
  await run('npm run typecheck', { cwd: folder, log })
}
