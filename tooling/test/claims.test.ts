import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '../vite.mjs'

const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')
const flat = (text: string) => text.replaceAll(/\s+/g, ' ')

/** The rows of docs/claims.md, with the page that they are about. */
const claims = read('docs/claims.md')
  .split(/^## /m)
  .slice(1)
  .flatMap((section) => {
    const [page = '', ...lines] = section.split('\n')
    const rows = lines.filter((line) => /^\| (?!The page says|-)/.test(line))
    return rows.map((row) => {
      const [sentence = '', file = '', title = ''] = row.slice(1, -1).split(/(?<!\\)\|/)
      return { page, sentence: sentence.trim().replaceAll('\\|', '|'), file: file.trim(), title: title.trim() }
    })
  })

/** The file that a row names: `core/valid-page`, or `contract/links/links` for a suite. */
function fileOf(name: string) {
  const [folder = '', rest = ''] = name.split(/\/(.*)/s)
  const base = { contract: `packages/contract/src/suites/${rest}`, tooling: `tooling/test/${rest}` }[folder]
  const paths = ['', '.ts', '.test.ts', '.test.tsx', '.browser.test.ts'].map(
    (end) => (base ?? `packages/${folder}/test/${rest}`) + end,
  )
  return paths.find((path) => existsSync(`${root}/${path}`) && !path.endsWith('/')) ?? name
}

test.each(claims)('$page: “$sentence” is shown by a test', ({ page, sentence, file, title }) => {
  expect(flat(read(page))).toContain(sentence)
  expect(read(fileOf(file))).toContain(title)
})

test('each difference from Ark UI is shown by a test', () => {
  const guide = read('docs/moving/ark-ui.md')
  const rows = guide.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| Ark UI |'))
  const shown = claims.filter(({ page }) => page.endsWith('ark-ui.md'))
  expect(rows.filter((row) => !shown.some(({ sentence }) => row.includes(sentence)))).toEqual([])
})
