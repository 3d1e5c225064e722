import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

export const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/** Installs packages where that needs no questions: on Debian, as root. */
export function installOnDebian(...packages) {
  if (!isRoot || !isDebian()) return
  run('apt-get update -qq')
  run(`apt-get install -y -qq --no-install-recommends ${packages.join(' ')}`)
}

/** Runs a command, and says so. */
export function run(command) {
  console.log(`$ ${command}`)
  spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
}

/** Ubuntu's chromium and firefox packages are stubs for snaps, so Ubuntu does not count. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}
