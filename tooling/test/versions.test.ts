import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameworks } from '../frameworks.mjs'
import { compared, tested } from '../versions.mjs'
import { root } from '../vite.mjs'

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const readme = read('README.md').replaceAll('\n  ', ' ')
const rows = Object.entries(tested).map(([title, row]) => ({ title, ...row }))
const and = (words: string[]) => new Intl.ListFormat('en-GB').format(words)
const titlesOf = (check: string) => and(rows.filter((row) => row.check.startsWith(check)).map(({ title }) => title))

test.for(rows)('the support page names the versions of $title that are tested', ({ title, versions, check }) => {
  const row = `\n| ${title} | ${and(versions)} | \`npm test -- ${check}\` |\n`
  expect(read('docs/start/support.md')).toContain(row)
})

test('README names what is tested', () => {
  const [oldest, ...newer] = tested.TypeScript.versions.map((version) => version.replace(/\.\d+$/, ''))
  const claims = frameworks.map(({ peer }) => peer.claim).join(', ')
  const node = and(tested.Node.versions)
  expect(readme).toContain(`\n- ${claims}; TypeScript ${oldest} to ${newer.at(-1)}; Node ${node}.\n`)
  expect(readme).toContain(`\n- ${titlesOf('routers')} on the server; ${titlesOf('samples')} in the browser.\n`)
  expect(readme).toContain(`\n- ${titlesOf('packed')}. `)
})

test.for(frameworks)(
  '$title: what is allowed begins with the oldest version that is tested',
  ({ name, title, peer }) => {
    const oldest = tested[title as keyof typeof tested].versions[0]?.replace(/(\.0)+$/, '')
    expect(peer.range).toMatch(/^(>=|\^)/)
    expect(peer.range.replace(/^\D+/, '').replace(/(\.0)+$/, '')).toBe(oldest)
    expect(peer.claim).toContain(oldest)
    expect(readme).toMatch(RegExp(`\n\\| ${peer.claim} +\\| \`npm i @dogear/${name}\``))
  },
)

test.for(Object.entries(compared))(
  'the comparison says which version of %s a page was compared with',
  ([title, { name, version, page }]) => {
    const row = `\n| [${title}](./${page}.md) | \`${name}\` | ${version} |\n`
    expect(read('docs/moving/comparison.md')).toContain(row)
  },
)

/** The versions of a library that the manifests and the catalogs of the workspace pin. */
function pinsOf(name: string, ...paths: string[]) {
  const files = execFileSync('git', ['ls-files', '*package.json', ...paths], { cwd: root, encoding: 'utf8' }).trim()
  return ['pnpm-workspace.yaml', ...files.split('\n')].flatMap((path) =>
    Array.from(read(path).matchAll(RegExp(`['" ]${name}['"]?: "?(\\d[\\d.]*)`, 'g')), ([, pin]) => pin),
  )
}

test('the packages of the workspace and the apps install versions that are tested', () => {
  for (const { name, versions } of rows) expect(versions, name).toEqual(expect.arrayContaining(pinsOf(name, ':!bench')))
})

test('the benchmarks and what compares libraries install the versions that pages were compared with', () => {
  for (const { name, version } of Object.values(compared))
    expect([version], name).toEqual(expect.arrayContaining(pinsOf(name)))
})

test('each page about a library has a test that renders both sides, or says when it was tried', () => {
  const { dependencies } = JSON.parse(read('docs/compared/package.json'))
  for (const { name, page } of Object.values(compared)) {
    if (name in dependencies)
      expect(
        existsSync(`${root}/docs/compared/${page}.test.ts`) || existsSync(`${root}/docs/compared/${page}.test.tsx`),
        page,
      ).toBe(true)
    else expect(read(`docs/moving/${page}.md`), page).toMatch(/(observed|read)\s(\w+\s){0,3}in November 2026/)
  }
})
