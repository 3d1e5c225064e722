import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

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

/** False on Ubuntu, whose chromium and firefox packages only install snaps. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
