import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { headingsOf } from '../guides/headings.mjs'
import { root } from '../vite.mjs'

// The template of AGENTS.md is tested as a guide.
const listed = ['ls-files', '*.md', '*.mdx', ':!tooling/guides']
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n')
const read = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

/** The targets of links, images and pictures, outside of code. */
function targetsIn(path: string) {
  const text = read(path).replaceAll(/^ *```.*?^ *```$|`[^`\n]+`/gms, '')
  const markdown = /\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)|^\[[^\]]+\]: (\S+)$/gm
  const html = /\b(?:href|src|srcset|link)="([^"]+)"|^\s*link: (\S+)$/gm
  return [markdown, html].flatMap((links) =>
    Array.from(text.matchAll(links), ([, one, other]) => (one ?? other) as string),
  )
}

/** The file that a link leads to, and the heading in it. `undefined` for another site, or a page that the build generates. */
function leadsTo(link: string, from: string) {
  const [target = '', hash = ''] = link
    .replace(/^https:\/\/github\.com\/dogear-ui\/dogear(?:\/(?:tree|blob)\/main\/|(?=#))/, '//')
    .split('#')
  if (/^[a-z][a-z\d+.-]*:|^\/(reference|r|llms)\b/i.test(target)) return
  if (!target) return { file: from, hash }
  if (target.startsWith('//')) return { file: target.slice(2) || 'README.md', hash }
  if (!target.startsWith('/')) return { file: posix.join(posix.dirname(from), target), hash }
  // The home page and the playground link the pages of the site.
  const page = target.replace(/\/$/, '')
  const files = [`docs${page}.md`, `docs/src/content/docs${page || '/index'}.mdx`, `docs/public${target}`]
  return { file: files.find(exists) ?? page, hash }
}

const exists = (path: string) => existsSync(`${root}/${path}`)

test.for(files)('the links of %s lead to files and headings that exist', (path) => {
  const broken = targetsIn(path).filter((link) => {
    const { file, hash } = leadsTo(link, path) ?? {}
    if (file === undefined) return false
    if (!exists(file)) return true
    return (
      hash && statSync(`${root}/${file}`).isFile() && /\.mdx?$/.test(file) && !headingsOf(read(file)).includes(hash)
    )
  })
  expect(broken).toEqual([])
})
