// node tooling/install.mjs [folder]: installs the dependencies of the workspace, or of a folder with a lockfile of its own,
// with the pnpm that package.json names. That one comes from npm's cache: pnpm may delete node_modules to create it
// anew, and a pnpm that is in there (turbo needs one) would delete itself.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const [folder] = process.argv.slice(2)

const npm = `npm exec --yes --prefer-offline --no-update-notifier --package=${packageManager} --`
const pnpm = `pnpm --dir "${join(root, folder ?? '')}" install --frozen-lockfile --prefer-offline`

// npm would take a pnpm from the node_modules of the project it runs in, so that is an empty one.
const elsewhere = mkdtempSync(join(tmpdir(), 'install-'))
writeFileSync(join(elsewhere, 'package.json'), '{}')
console.log(`${packageManager} installs ${folder ?? 'the workspace'}`)
const { status } = spawnSync(`${npm} ${pnpm} ${folder ? '--ignore-workspace' : ''}`, {
  shell: true,
  stdio: 'inherit',
  cwd: elsewhere,
})
rmSync(elsewhere, { recursive: true })
if (status !== 0) console.error(`The installation has failed with exit code ${status}.`)
process.exitCode = status ?? 1
