// node tooling/install.mjs [folder]: installs the workspace, or a folder with its own lockfile, with the pnpm version that
// package.json names. That pnpm comes from npm's cache: pnpm may recreate node_modules, and the copy of pnpm in there, which
// turbo needs, would delete itself.
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

// In an empty project, because npm prefers a pnpm in node_modules.
const emptyProject = mkdtempSync(join(tmpdir(), 'install-'))
writeFileSync(join(emptyProject, 'package.json'), '{}')
console.log(`${packageManager} installs ${folder ?? 'the workspace'}`)
const { status } = spawnSync(`${npm} ${pnpm} ${folder ? '--ignore-workspace' : ''}`, {
  shell: true,
  // Without an input, which would keep a pnpm alive that has nothing left to do.
  stdio: ['ignore', 'inherit', 'inherit'],
  cwd: emptyProject,
})
rmSync(emptyProject, { recursive: true })
if (status !== 0) console.error(`The installation failed with exit code ${status}.`)
process.exitCode = status ?? 1
