import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gitHubLink, interfacePath } from '../../docs/page.mjs'
import { interfacePage } from '../../docs/reference/interface.mjs'
import { differenceOf } from './difference.mjs'
import { toMarkdown } from './markdown.mjs'
import { pagesOf } from './pages.mjs'

const root = join(import.meta.dirname, '../..')
const inShort = 'docs/start/in-short.md'
const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * AGENTS.md and the guides of a package, with the files that their samples import, as text by path. The adapters' contain only what
 * the core's don't.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function guidesOf(folder) {
  const guides = wholeGuidesOf(folder)
  return folder === 'core' ? guides : differenceOf(guides, wholeGuidesOf('core'), `@dogear/${folder}`)
}

/**
 * The same, with what the core's guides contain as well.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function wholeGuidesOf(folder) {
  const { name, repository } = JSON.parse(read(`packages/${folder}/package.json`))
  const framework = folder === 'core' ? 'vanilla' : folder
  const site = repository.url.replace(/^git\+|\.git$/g, '')
  const convert = (path, from = posix.join('docs', posix.dirname(path))) => {
    const linkTo = (target, hash) => {
      if (target === inShort) return posix.relative(from, 'AGENTS.md')
      const isOwn = target === interfacePath || pagesOf[folder].some((page) => target === `docs/${page}.md`)
      return (isOwn ? posix.relative(from, target) : gitHubLink(target, site)) + hash
    }
    return toMarkdown(read(`docs/${path}.md`), { framework, path, linkTo })
  }
  const guides = pagesOf[folder].map((path) => ({ path: `docs/${path}.md`, ...convert(path) }))
  const [, example, rules] = convert('start/in-short', '.').markdown.split(/(?=^## )/m)
  const inserted = {
    name,
    // One line for each rule.
    short: `${example}${rules.replaceAll(/\n {2}(?=\S)/g, ' ')}`.trim(),
    guides: guides.map(({ title, path, description }) => `- [${title}](${path}): ${description}`).join('\n'),
  }
  return {
    'AGENTS.md': read('tooling/guides/agents.md').replaceAll(/\{(\w+)\}/g, (_, key) => inserted[key]),
    [interfacePath]: interfacePage(`The interface of ${name}`, framework),
    ...Object.fromEntries(guides.map(({ path, markdown }) => [path, markdown])),
    ...filesOf(guides),
  }
}

function filesOf(guides) {
  const files = {}
  for (const { path, text } of guides.flatMap(({ files }) => files)) {
    if (path in files && files[path] !== text) throw new Error(`Two samples import different files named ${path}`)
    files[path] = text
  }
  return files
}
