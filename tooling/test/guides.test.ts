import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { pagePaths, readPage, replaceSamples, sections } from '../../docs/page.mjs'
import { redirects } from '../../docs/redirects.mjs'
import { outdated } from '../../docs/sync.mjs'
import { optionNames } from '../../packages/core/src/adapter.js'
import { coreFolder } from '../guides/difference.mjs'
import { guidesOf, wholeGuidesOf } from '../guides/guides.mjs'
import { headingsOf } from '../guides/headings.mjs'
import { pagesOf, siteOnly } from '../guides/pages.mjs'

const wiring = [
  ...['basic', 'page-list', 'controlled', 'page-size', 'page-range', 'composition', 'paginator', 'translations'],
  ...['slicing', 'server-data', 'server-data-query', 'cursors', 'orders', 'links'],
  ...['pagination', 'pagination-links', 'pagination-load-more', 'pagination-table-footer'].map(
    (name) => `registry/${name}`,
  ),
]
const packages = Object.keys(pagesOf) as (keyof typeof pagesOf)[]

test('each page of the documentation is in a package, or left out on purpose', () => {
  const listed = new Set([...Object.values(pagesOf).flat(), ...siteOnly])
  expect(pagePaths.filter((path) => !listed.has(path))).toEqual([])
  expect([...listed].filter((path) => !pagePaths.includes(path))).toEqual([])
  expect(siteOnly.filter((path) => Object.values(pagesOf).flat().includes(path))).toEqual([])
})

test('docs/README.md lists each page once', () => {
  const listed = sections.flatMap(({ pages }) => pages)
  expect(listed.toSorted()).toEqual([...pagePaths, 'start/playground'].toSorted())
})

test('old addresses lead to pages and headings that exist', () => {
  const broken = Object.entries(redirects).filter(([from, to]) => {
    const [path = '', hash] = to.slice('../../'.length).split(/\/?#|\/$/)
    return (
      pagePaths.includes(from.slice(1)) ||
      !pagePaths.includes(path) ||
      (hash && !headingsOf(readPage(path)).includes(hash))
    )
  })
  expect(broken).toEqual([])
})

test('links to samples, their copies and results are those of today', () => {
  expect(outdated().map(({ path }) => path)).toEqual([])
})

// Wiring is short, and spelled in another way by each framework. In the packages, a line before any other sample says what differs.
test('samples of wiring exist in every framework, others in one', () => {
  const shown = new Map<string, number>()
  for (const path of pagePaths)
    replaceSamples(readPage(path), path, ({ name, files, line }) => {
      if (name) shown.set(name, files.filter(({ title }) => title !== 'Vanilla').length)
      return line
    })
  const [inEach, inSome] = [[4], [2, 3]].map((counts) =>
    [...shown].filter(([, count]) => counts.includes(count)).map(([name]) => name),
  )
  expect(new Set(inEach)).toEqual(new Set(wiring))
  expect(inSome).toEqual([])
})

test.for(packages)('%s lists each of its guides once', (name) => {
  expect(pagesOf[name]).toEqual([...new Set(pagesOf[name])])
})

test.for(packages)('the guides of %s link to files and headings that exist', (name) => {
  const guides = withCore(guidesOf(name))
  const broken = Object.entries(guides).flatMap(([path, text]) =>
    Array.from(text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g), ([link, target = '', hash]) => {
      const file = target ? posix.join(posix.dirname(path), target) : path
      const found = guides[file]
      return found !== undefined && (!hash || headingsOf(found).includes(hash)) ? [] : [`${path}: ${link}`]
    }).flat(),
  )
  expect(broken).toEqual([])
})

test.for(packages)('the guides of %s contain what their samples import', (name) => {
  const guides = wholeGuidesOf(name)
  const missing = Object.entries(guides).flatMap(([path, text]) => {
    const samples = path.endsWith('.md') ? samplesIn(text) : [{ title: path, code: text }]
    // A sample can import what its page, or a guide that its page links to, shows, and a file what the pages show that name it.
    const linked = Object.entries(guides).filter(
      ([file, page]) => links(path, text, file) || (!path.endsWith('.md') && page.includes(posix.basename(path))),
    )
    const available = [
      ...samples.map(({ title }) => title),
      ...linked.flatMap(([file, text]) => (file.endsWith('.md') ? samplesIn(text).map(({ title }) => title) : [file])),
    ].map((file) => posix.basename(file))
    return samples.flatMap(({ title, code }) =>
      importsIn(code)
        .filter(
          (imported) => !available.some((file) => file === imported || /^\.\w+$/.test(file.replace(imported, ''))),
        )
        .map((imported) => `${path}: ${title} imports ${imported}`),
    )
  })
  expect(missing).toEqual([])
})

test.for(packages)('the guides of %s show the code of that framework', (name) => {
  const guides = guidesOf(name)
  const own = name === 'core' ? "'@dogear/core'" : `'@dogear/${name}`
  for (const path of ['AGENTS.md', 'docs/start/first-pagination.md', 'docs/guides/server-data.md'])
    expect(guides[path]).toContain(own)
})

test.for(packages)('docs/interface.md of %s names every option, and AGENTS.md is short', (name) => {
  const guides = guidesOf(name)
  expect(optionNames.filter((option) => !guides['docs/interface.md']?.includes(`| \`${option}\` |`))).toEqual([])
  expect(guides['AGENTS.md']?.split('\n').length).toBeLessThanOrEqual(100)
})

test('no paragraph of a guide is in two packages', () => {
  const ofCore = guidesOf('core')
  for (const name of packages.filter((name) => name !== 'core')) {
    const guides = guidesOf(name)
    const shared = Object.keys(guides).filter((path) => path in ofCore && /^docs\/(guides|moving)\//.test(path))
    expect(shared.length).toBeGreaterThan(10)
    for (const path of shared) {
      const text = guides[path] ?? ''
      const paragraphs = text.replaceAll(/^```.*?^```$/gms, '').split(/\n{2,}/)
      // The page begins with its own title and description.
      const own = paragraphs.slice(2).filter((block) => /^[^#`]/.test(block))
      expect(own.filter((block) => ofCore[path]?.includes(`\n\n${block}\n`))).toEqual([])
      expect(text).toContain(`](${posix.relative(posix.dirname(path), coreFolder)}/${path})`)
    }
  }
})

/** The guides of a package and, where its links find them, those of the core. */
function withCore(guides: Record<string, string>): Record<string, string> {
  const ofCore = Object.entries(guidesOf('core')).map(([path, text]) => [`${coreFolder}/${path}`, text])
  return { ...guides, ...Object.fromEntries(ofCore) }
}

/** Whether a page links to a file. Files in `docs/samples` import each other without links. */
function links(path: string, text: string, file: string) {
  if (path.startsWith('docs/samples/')) return file.startsWith('docs/samples/')
  const link = `](${posix.relative(posix.dirname(path), file)}`
  return text.includes(`${link})`) || text.includes(`${link}#`)
}

const samplesIn = (markdown: string) =>
  Array.from(markdown.matchAll(/^`([^`\n]+)`\n\n```\w+\n(.*?)^```$/gms), ([, title = '', code = '']) => ({
    title,
    code,
  }))

/** The names of the local files that code imports. SvelteKit generates `$types`. */
const importsIn = (code: string) =>
  Array.from(code.matchAll(/\b(?:from|import) '\.[^']*?([^'/]+)'/g), ([, imported = '']) => imported).filter(
    (imported) => imported !== '$types',
  )
