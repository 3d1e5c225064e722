import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { gitHubLink, referenceOf } from '../../docs/page.mjs'
import { interfaceTables } from '../../docs/reference/interface.mjs'
import { toMarkdown } from './markdown.mjs'
import { pagesOf } from './pages.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * AGENTS.md and the guides of a package, with the files that their samples import, as text by path.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function guidesOf(folder) {
  const { name, repository } = JSON.parse(read(`packages/${folder}/package.json`))
  const framework = folder === 'core' ? 'vanilla' : folder
  const site = repository.url.replace(/^git\+|\.git$/g, '')
  const convert = (source, path) => {
    const from = posix.join('docs', posix.dirname(path))
    const linkTo = (target, hash) => {
      if (referenceOf[target]) return posix.relative(from, 'docs/interface.md')
      const isOwn = target === 'docs/interface.md' || pagesOf[folder].some((page) => target === `docs/${page}.md`)
      return (isOwn ? posix.relative(from, target) : gitHubLink(target, site)) + hash
    }
    return toMarkdown(read(source), { framework, path, linkTo })
  }
  const guides = pagesOf[folder].map((path) => ({ path: `docs/${path}.md`, ...convert(`docs/${path}.md`, path) }))
  const inserted = {
    name,
    guides: guides.map(({ title, path, description }) => `- [${title}](${path}): ${description}`).join('\n'),
  }
  // One line for each rule.
  const agents = convert('tooling/guides/agents.md', '../AGENTS')
    .markdown.split(/(?=^## )/m)
    .map((section) => (section.startsWith('## Rules') ? section.replaceAll(/\n {2}(?=\S)/g, ' ') : section))
    .join('')
  return {
    'AGENTS.md': agents.replaceAll(/\{(name|guides)\}/g, (_, key) => inserted[key]),
    'docs/interface.md': `# The interface of ${name}\n\n${interfaceTables(framework).replaceAll(/^###/gm, '##')}\n`,
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
