import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, resolve } from 'node:path'

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Installs packages if that needs no password: on Debian, as root. Ubuntu's chromium and firefox only install snaps. */
export function installOnDebian(...packages) {
  const isDebian = existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  if (!isRoot || !isDebian) return
  run('apt-get update -qq')
  run(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`)
}

/** Prints and runs a command. */
export function run(command) {
  console.log(`$ ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** The path of the first of these commands that exists. */
export function findCommand(...names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => resolve(folder, name))).find((path) => existsSync(path))
}
