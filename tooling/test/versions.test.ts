import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { frameworks } from '../frameworks.mjs'
import { tested } from '../versions.mjs'
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

test('the packages of the workspace and the apps install versions that are tested', () => {
  const paths = execFileSync('git', ['ls-files', '*package.json', ':!bench'], { cwd: root, encoding: 'utf8' }).trim()
  const texts = ['pnpm-workspace.yaml', ...paths.split('\n')].map(read)
  for (const { name, versions } of rows) {
    const pins = texts.flatMap((text) =>
      Array.from(text.matchAll(RegExp(`['" ]${name}['"]?: "?(\\d[\\d.]*)`, 'g')), ([, pin]) => pin),
    )
    expect(versions, name).toEqual(expect.arrayContaining(pins))
  }
})
