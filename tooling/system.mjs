import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Installs packages if that needs no password: on Debian, as root. */
export function installOnDebian(...packages) {
  if (!isRoot || !isDebian()) return
  run('apt-get update -qq')
  run(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`)
}

/** Prints and runs a command. */
export function run(command) {
  console.log(`$ ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** All paths where a command with one of these names may be. */
export function pathsOf(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** False on Ubuntu, whose chromium and firefox packages only install snaps. */
const isDebian = () => existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
