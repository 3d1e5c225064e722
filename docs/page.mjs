// The pages of the documentation are plain Markdown that GitHub shows. These functions find in them what the site and the packages
// show in another way: what is about one framework, samples, and links.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, posix } from 'node:path'
import { frameworks } from './src/frameworks.mjs'

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The sections of docs/README.md, which are those of the sidebar, each with the paths of its pages below docs. */
export const sections = read('README.md')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    label: section.slice(0, section.indexOf('\n')),
    pages: Array.from(
      section.matchAll(/^- .*\]\((?!\.\.)(?:src\/content\/docs\/)?([^)]+)\.mdx?\)/gm),
      ([, path]) => path,
    ),
  }))

/** The paths of all pages in Markdown, such as `guides/links`. */
export const pagePaths = ['start', 'guides', 'routers', 'moving'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url)).map((file) => `${folder}/${basename(file, '.md')}`),
)

export const readPage = (path) => read(`${path}.md`)

/** The title, the description and the rest of a page, without comments and the copies of samples. */
export function parsePage(text) {
  const [, title, description, body] = /^# ([^\n]*)\n\n([^\n]*)\.\n\n(.*)$/s.exec(text)
  const withoutComments = (part) => part.replaceAll(/^<!--.*?-->\n+|<!--.*?-->/gm, '')
  return { title, description, body: outsideOfCode(body.replaceAll(copy, '$1'), withoutComments) }
}

// A line such as `**Example:** [React](a.tsx) · [Vue](a.vue)`, and the copy of its first file below it.
const sampleLine = /^(\*\*)?(Example|Code|Demo|Copy):(?:\*\*)? (\[.*\))$/gm
const copy = new RegExp(`(${sampleLine.source})\\n\\n\`\`\`\\w+ sample=.*?^\`\`\`$`, 'gms')

/**
 * Replaces each line with samples. An Example runs on the site, a Demo runs without its code, and a component to Copy has a command.
 * `isShown` is false for code that the site folds. `name` is that of a sample that exists in each of the frameworks that the line links.
 * @param {string} text
 * @param {string} from
 * @param {(samples: { kind: string, isShown: boolean, files: { title: string, path: string }[], name?: string, line: string }) => string} change
 */
export const replaceSamples = (text, from, change) =>
  text.replaceAll(sampleLine, (line, bold, kind, links) => {
    const files = Array.from(links.matchAll(/\[`?(.*?)`?\]\(([^)]+)\)/g), ([, title, path]) => ({
      title,
      path: posix.join('docs', posix.dirname(from), path),
    }))
    const isNamed = frameworks.some(({ title }) => title === files[0].title)
    const [, name] =
      (isNamed && /(?:samples|examples)\/\w+\/(?:src\/(?:scenes\/)?)?(.*)\.\w+$/.exec(files[0].path)) || []
    return change({ kind, isShown: bold !== undefined, files, name, line })
  })

const item = `- \\*\\*(?:${frameworks.map(({ title }) => title).join('|')})\\*\\*:\\s.*\\n(?:\\n* {2}.*\\n)*`

/** Replaces each list whose items are about one framework each. `change` receives these, without indentation. */
export const replaceTabs = (text, change) =>
  text.replaceAll(new RegExp(`^(?:In each framework:\\n\\n)?(?:${item})+`, 'gm'), (list) =>
    change(
      list
        .split(/^- (?=\*\*)/m)
        .slice(1)
        .map((tab) => {
          const [, title, content] = /^\*\*(\w+)\*\*:\s+(.*)$/s.exec(tab)
          return {
            ...frameworks.find((known) => known.title === title),
            content: content.replaceAll(/^ {2}/gm, '').trim(),
          }
        }),
    ),
  )

/** Replaces the targets of links to other files. `change` receives the file's path in the repository and the fragment. */
export const replaceLinks = (text, from, change) =>
  text.replaceAll(/(\]\(|^\[[^\]]+\]: )(?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?(?=\)|$)/gm, (_, before, path, hash = '') =>
    [before, change(posix.join('docs', posix.dirname(from), path), hash)].join(''),
  )

/** Changes what is outside of code blocks. */
export const outsideOfCode = (text, change) =>
  text
    .split(/^( *```.*?^ *```$)/ms)
    .map((part) => (/^ *```/.test(part) ? part : change(part)))
    .join('')

/** The reference in Markdown, of which the site has a page for each heading. */
export const interfacePath = 'docs/interface.md'
const referenceOf = { '#parts': 'parts', '#context': 'context', '#functions': 'core', '#attributes': 'attributes' }

/** The address of a file of the repository and a heading in it: a page or a file of the site, or on GitHub. */
export function siteLink(path, hash, repository) {
  if (path === interfacePath) return `/reference/${referenceOf[hash] ?? 'options'}/`
  if (path.startsWith('docs/public/')) return path.slice('docs/public'.length)
  const [, page] = /^docs\/(?:src\/content\/docs\/)?(\w+\/[\w-]+)\.mdx?$/.exec(path) ?? []
  return (page ? `/${page}/` : gitHubLink(path, repository)) + hash
}

/** The address of a file or a folder on GitHub. */
export function gitHubLink(path, repository) {
  const file = new URL(`../${path}`, import.meta.url)
  if (!existsSync(file)) throw new Error(`A page links to ${path}, which doesn't exist`)
  return `${repository}/${statSync(file).isDirectory() ? 'tree' : 'blob'}/main/${path}`
}
