import { readdirSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { guidesOf } from '../guides/guides.mjs'
import { pagesOf, siteOnly } from '../guides/pages.mjs'
import { root } from '../vite.mjs'

const packages = Object.keys(pagesOf) as (keyof typeof pagesOf)[]
const written = readdirSync(`${root}/docs/src/content/docs`, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.mdx') && !path.startsWith('reference/'))
  .map((path) => path.replace('.mdx', ''))

test('each page of the documentation is in a package, or left out on purpose', () => {
  const listed = new Set([...Object.values(pagesOf).flat(), ...siteOnly])
  expect(written.filter((path) => !listed.has(path))).toEqual([])
  expect([...listed].filter((path) => !written.includes(path))).toEqual([])
  expect(siteOnly.filter((path) => Object.values(pagesOf).flat().includes(path))).toEqual([])
})

test.for(packages)('%s lists each of its guides once', (name) => {
  expect(pagesOf[name]).toEqual([...new Set(pagesOf[name])])
})

test.for(packages)('the guides of %s link to files and headings that exist', (name) => {
  const guides = guidesOf(name)
  const broken = Object.entries(guides).flatMap(([path, text]) =>
    Array.from(text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g), ([link, target = '', hash]) => {
      const file = target ? posix.join(posix.dirname(path), target) : path
      const found = guides[file]
      return found !== undefined && (!hash || headingsOf(found).includes(hash)) ? [] : [`${path}: ${link}`]
    }).flat(),
  )
  expect(broken).toEqual([])
})

test.for(packages)('the guides of %s show the code of that framework', (name) => {
  const guides = guidesOf(name)
  const own = name === 'core' ? "'@dogear/core'" : `'@dogear/${name}`
  for (const path of ['AGENTS.md', 'docs/start/first-pagination.md', 'docs/guides/server-data.md'])
    expect(guides[path]).toContain(own)
})

test.for(packages)('AGENTS.md of %s is short, and names every option', (name) => {
  const agents = guidesOf(name)['AGENTS.md'] ?? ''
  expect(agents.split('\n').length).toBeLessThanOrEqual(150)
  for (const option of ['count', 'totalPages', 'busy', 'getPageUrl', 'navigate', 'translations'])
    expect(agents).toContain(`| \`${option}\` |`)
})

/** The fragments of the headings, as GitHub and the site write them. */
function headingsOf(markdown: string) {
  const text = markdown.replaceAll(/^```.*?^```$/gms, '')
  return Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}
