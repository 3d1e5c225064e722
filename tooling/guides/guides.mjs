import { readFileSync } from 'node:fs'
import { join } from 'node:path'
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
  const place = { framework, repository: repository.url.replace(/^git\+|\.git$/g, '') }
  const guides = pagesOf[folder].map((path) => ({
    path: `docs/${path}.md`,
    ...toMarkdown(read(`docs/src/content/docs/${path}.mdx`), { ...place, path, pages: pagesOf[folder] }),
  }))
  const inserted = {
    name,
    interface: interfaceOf(read('README.md')),
    guides: guides.map(({ title, path, description }) => `- [${title}](${path}): ${description}`).join('\n'),
  }
  // One line for each rule.
  const agents = toMarkdown(read('tooling/guides/agents.mdx'), { ...place, path: 'AGENTS', pages: [] })
    .markdown.split(/(?=^## )/m)
    .map((section) => (section.startsWith('## Rules') ? section.replaceAll(/\n {2}(?=\S)/g, ' ') : section))
    .join('')
  return {
    'AGENTS.md': agents.replaceAll(/\{(name|interface|guides)\}/g, (_, key) => inserted[key]),
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

/** Parts, options and context, without the spaces that align the tables. */
function interfaceOf(readme) {
  const [, text] = /^## The interface\n\n(.*?)^Style the parts/ms.exec(readme)
  return text
    .trim()
    .replaceAll(/ {2,}\|/g, ' |')
    .replaceAll(/-{4,}/g, '---')
}
