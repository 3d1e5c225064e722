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

test('the pages that promise a change of one import say how many behaviours differ', () => {
  const [, tables = ''] = /## What is different(.*)## After changing/s.exec(read('docs/moving/ark-ui.md')) ?? []
  const rows = tables.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Ark UI |'))
  const readmes = published.map(({ folder }) => `packages/${folder}/README.md`).filter((path) => !path.includes('core'))
  const pages = ['src/content/docs/index.mdx', 'moving/ark-ui.md', 'moving/comparison.md'].map((page) => `docs/${page}`)
  for (const page of ['README.md', ...readmes, ...pages]) {
    const numbers = [...read(page).matchAll(/(\d+)\s+behaviours/g)].map(([, number]) => Number(number))
    expect(new Set(numbers), page).toEqual(new Set([rows.length]))
    // Each mention of the import says it.
    expect(numbers.length, page).toBeGreaterThanOrEqual(read(page).match(/Coming from Ark UI\?/g)?.length ?? 1)
  }
})
