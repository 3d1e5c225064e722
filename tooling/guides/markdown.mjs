import { basename, dirname, extname, posix, relative, sep } from 'node:path'

// The samples are read relative to the documentation's folder.
const workingDirectory = process.cwd()
process.chdir(`${import.meta.dirname}/../../docs`)
const { readCode, repository: root, samplesOf } = await import('../../docs/src/samples.mjs')
const { frameworks } = await import('../../docs/src/frameworks.mjs')
const { importedBy } = await import('../../docs/src/sample-imports.mjs')
process.chdir(workingDirectory)

/**
 * Turns a page of the documentation into Markdown for one framework: its tabs and samples, and links to the other pages in
 * the same package. Links to other pages lead to `repository`. What the samples import is in `files`, and linked at the end
 * of the page.
 * @param {string} text
 * @param {{ path: string, framework: string, pages: string[], repository: string }} place
 */
export function toMarkdown(text, { path, framework, pages, repository }) {
  const [, title, description, body] = /^---\ntitle: "?(.*?)"?\ndescription: "?(.*?)"?\n.*?^---\n(.*)$/ms.exec(text)
  // Code that the page itself contains is left alone.
  const parts = chosen(body, framework).split(/^(```.*?^```$)/ms)
  const shown = []
  const converted = parts.map((part) => (part.startsWith('```') ? part : withSamples(part, { framework, shown })))
  const linked = converted.map((part) => (part.startsWith('```') ? part : withLinks(part, { path, pages, repository })))
  const files = importedBy(shown).map((file) => ({ path: copyOf(file, framework), text: `${readCode(file)}\n` }))
  const end =
    files.length > 0
      ? `\n${linksTo(
          files.map(({ path }) => path),
          path,
        )}\n`
      : ''
  const markdown = `# ${title}\n\n${description}.\n\n${linked.join('').trim()}\n${end}`.replaceAll(/\n{3,}/g, '\n\n')
  const [left] =
    /^(import .*\.(astro|mjs)'|<\/?[A-Z]\w*|\{summary.*)/m.exec(markdown.replaceAll(/^```.*?^```$/gms, '')) ?? []
  if (left) throw new Error(`${path} contains ${left}, which Markdown can't show`)
  return { title, description, markdown, files }
}

/** The path in the package of a file that samples import. Those of another framework have the same names, so they need a folder. */
function copyOf(file, framework) {
  const other = frameworks.find(({ name }) => name !== framework && file.split('/').includes(name))
  return posix.join('docs/samples', other?.name ?? '', basename(file))
}

function linksTo(files, path) {
  const links = files.map((file) => `[\`${basename(file)}\`](${posix.relative(dirname(`docs/${path}`), file)})`)
  return `The samples import ${links.join(', ')}.`
}

/** The tab of one framework. */
function chosen(text, framework) {
  return text.replaceAll(/^<Frameworks>\n(.*?)^<\/Frameworks>$/gms, (_, tabs) => {
    const [, tab = ''] = new RegExp(`^<div slot="${framework}">\\n(.*?)^</div>$`, 'ms').exec(tabs) ?? []
    return tab
  })
}

/** Adds the path of each file to `shown`. */
function withSamples(text, { framework, shown }) {
  return text
    .replaceAll(/^<(?:Example|Sample) name="([^"]+)".*\/>$/gm, (_, name) => {
      const samples = samplesOf(name)
      // Some samples exist for a few frameworks only.
      const sample = samples.find((found) => found.name === framework) ?? samples[0]
      shown.push(relative(root, sample.path).split(sep).join('/'))
      return codeBlock(sample.path, sample.code)
    })
    .replaceAll(/^<File path="([^"]+)"(?: title="([^"]+)")?(?: folded)? \/>$/gm, (_, path, title) => {
      shown.push(path)
      return codeBlock(path, readCode(path), title)
    })
}

const codeBlock = (path, code, title = basename(path)) =>
  `\`${title}\`\n\n\`\`\`${extname(path).slice(1)}\n${code.trimEnd()}\n\`\`\``

function withLinks(text, { path, pages, repository }) {
  const resolve = (target, hash) => {
    if (pages.includes(target))
      return `${posix.relative(posix.join('/docs', dirname(path)), `/docs/${target}`)}.md${hash}`
    if (target.startsWith('reference'))
      return `${posix.relative(posix.join('/docs', dirname(path)), '/README.md')}#the-interface`
    return `${repository}/blob/main/docs/src/content/docs/${target || 'index'}.mdx`
  }
  return text.replaceAll(/(\]\(|\]: )\/([^)#\s]*?)\/?(#[^)\s]*)?(?=\)|$)/gm, (_, before, target, hash = '') =>
    [before, resolve(target, hash)].join(''),
  )
}
