import { deepEqual, doesNotMatch, equal } from 'node:assert/strict'
import { cpSync, existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from '../command.mjs'

const template = fileURLToPath(new URL('project', import.meta.url))

/** A new project installs the packages with npm, uses them, and uninstalls them without leaving a trace. */
export async function checkProject(folder, { packages, registry, log }) {
  cpSync(template, folder, { recursive: true })
  const state = () =>
    ['package.json', 'package-lock.json', 'node_modules/.package-lock.json'].map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    )
  const names = packages.map(({ name }) => name)
  const npm = (command) => run(`npm ${command}`, { cwd: folder, env: registry.environment, log })

  await npm('install')
  const before = state()
  const installed = await npm(`install --strict-peer-deps ${names.join(' ')}`)
  doesNotMatch(installed, /npm warn (ERESOLVE|EBADENGINE|deprecated)/)
  for (const { name, version } of packages) {
    equal(manifestOf(folder, name).version, version)
    equal(manifestOf(folder, name).license, 'MIT')
  }
  await npm('ls --all')
  await npm('test')

  await npm(`uninstall ${names.join(' ')}`)
  deepEqual(state(), before)
  deepEqual(
    packages.filter(({ name }) => existsSync(join(folder, 'node_modules', name))),
    [],
  )
}

function manifestOf(folder, name) {
  return JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8'))
}
