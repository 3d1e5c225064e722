import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { interfaceTables } from '../../docs/reference/interface.mjs'
import { toMarkdown } from './markdown.mjs'
import { pagesOf } from './pages.mjs'

const root = join(import.meta.dirname, '../..')
const read = (path) => readFileSync(join(root, path), 'utf8')

/**
 * README.md, AGENTS.md and the guides of a package, with the files that their samples import, as text by path.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
export function guidesOf(folder) {
  const { name, description, repository } = JSON.parse(read(`packages/${folder}/package.json`))
  const framework = folder === 'core' ? 'vanilla' : folder
  const site = `${repository.url.replace(/^git\+|\.git$/g, '')}/blob/main/docs/src/content/docs`
  const convert = (source, path) => {
    const from = posix.join('/docs', posix.dirname(path))
    const linkTo = (target, hash) => {
      if (pagesOf[folder].includes(target)) return `${posix.relative(from, `/docs/${target}`)}.md${hash}`
      if (target.startsWith('reference')) return `${posix.relative(from, '/README.md')}#the-interface`
      return `${site}/${target || 'index'}.mdx`
    }
    return toMarkdown(read(source), { framework, path, linkTo })
  }
  const guides = pagesOf[folder].map((path) => ({
    path: `docs/${path}.md`,
    ...convert(`docs/src/content/docs/${path}.mdx`, path),
  }))
  const inserted = {
    name,
    description,
    interface: interfaceTables(framework),
    guides: guides.map(({ title, path, description }) => `- [${title}](${path}): ${description}`).join('\n'),
  }
  const fill = (markdown) => markdown.replaceAll(/\{(name|description|interface|guides)\}/g, (_, key) => inserted[key])
  // One line for each rule.
  const agents = convert('tooling/guides/agents.mdx', '../AGENTS')
    .markdown.split(/(?=^## )/m)
    .map((section) => (section.startsWith('## Rules') ? section.replaceAll(/\n {2}(?=\S)/g, ' ') : section))
    .join('')
  return {
    'README.md': fill(convert('tooling/guides/readme.mdx', '../README').markdown),
    'AGENTS.md': fill(agents),
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
