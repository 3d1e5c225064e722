import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameworks } from '../frameworks.mjs'
import { root } from '../vite.mjs'

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const manifest = JSON.parse(read('package.json'))
const packages = readdirSync(`${root}/packages`)
  .filter((folder) => existsSync(`${root}/packages/${folder}/package.json`))
  .map((folder) => ({ folder, ...JSON.parse(read(`packages/${folder}/package.json`)) }))
const workflows = readdirSync(`${root}/.github/workflows`).map((file) => `.github/workflows/${file}`)
const published = packages.filter((pkg) => !pkg.private)

test('pnpm has one version', () => {
  expect(manifest.packageManager).toBe(`pnpm@${manifest.devDependencies.pnpm}`)
})

test('no script installs with the pnpm in node_modules', () => {
  const scripts: string[] = [...Object.values<string>(manifest.scripts), ...workflows.map(read)]
  expect(scripts.filter((script) => /\bpnpm\b/.test(script))).toEqual([])
})

test('the lockfile contains no registry URLs', () => {
  expect(read('pnpm-lock.yaml')).not.toMatch(/registry|tarball/)
})

test.for(published)('$name states its repository, licence and peer', (pkg) => {
  expect(pkg.name).toBe(`@dogear/${pkg.folder}`)
  expect(pkg.repository).toEqual({
    type: 'git',
    url: 'git+https://github.com/dogear-ui/dogear.git',
    directory: `packages/${pkg.folder}`,
  })
  expect(pkg.license).toBe('MIT')
  const framework = frameworks.find(({ name }) => name === pkg.folder)
  expect(pkg.peerDependencies).toEqual(framework && { [framework.peer.name]: framework.peer.range })
  // Bundlers drop imports without side effects.
  expect(pkg.sideEffects).toEqual(['./dist/theme.css'])
  expect(pkg.publishConfig).toEqual({ access: 'public', provenance: true })
})
