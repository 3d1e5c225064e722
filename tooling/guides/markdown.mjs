import { basename, dirname, extname, posix } from 'node:path'

// The samples are read relative to the documentation's folder.
const workingDirectory = process.cwd()
process.chdir(`${import.meta.dirname}/../../docs`)
const { readCode, samplesOf } = await import('../../docs/src/samples.mjs')
process.chdir(workingDirectory)

/**
 * Turns a page of the documentation into Markdown for one framework: its tabs and samples, and links to the other pages in
 * the same package. Links to other pages lead to `repository`.
 * @param {string} text
 * @param {{ path: string, framework: string, pages: string[], repository: string }} place
 */
export function toMarkdown(text, { path, framework, pages, repository }) {
  const [, title, description, body] = /^---\ntitle: "?(.*?)"?\ndescription: "?(.*?)"?\n.*?^---\n(.*)$/ms.exec(text)
  // Code that the page itself contains is left alone.
  const parts = chosen(body, framework).split(/^(```.*?^```$)/ms)
  const converted = parts.map((part) => (part.startsWith('```') ? part : withSamples(part, framework)))
  const linked = converted.map((part) => (part.startsWith('```') ? part : withLinks(part, { path, pages, repository })))
  const markdown = `# ${title}\n\n${description}.\n\n${linked.join('').trim()}\n`.replaceAll(/\n{3,}/g, '\n\n')
  const [left] =
    /^(import .*\.(astro|mjs)'|<\/?[A-Z]\w*|\{summary.*)/m.exec(markdown.replaceAll(/^```.*?^```$/gms, '')) ?? []
  if (left) throw new Error(`${path} contains ${left}, which Markdown can't show`)
  return { title, description, markdown }
}

/** The tab of one framework. */
function chosen(text, framework) {
  return text.replaceAll(/^<Frameworks>\n(.*?)^<\/Frameworks>$/gms, (_, tabs) => {
    const [, tab = ''] = new RegExp(`^<div slot="${framework}">\\n(.*?)^</div>$`, 'ms').exec(tabs) ?? []
    return tab
  })
}

function withSamples(text, framework) {
  return text
    .replaceAll(/^<(?:Example|Sample) name="([^"]+)".*\/>$/gm, (_, name) => {
      const samples = samplesOf(name)
      // Some samples exist for a few frameworks only.
      const sample = samples.find((found) => found.name === framework) ?? samples[0]
      return codeBlock(sample.path, sample.code)
    })
    .replaceAll(/^<File path="([^"]+)"(?: title="([^"]+)")?(?: folded)? \/>$/gm, (_, path, title) =>
      codeBlock(path, readCode(path), title),
    )
}

const codeBlock = (path, code, title = basename(path)) =>
  `\`${title}\`\n\n\`\`\`${extname(path).slice(1)}\n${code.trimEnd()}\n\`\`\``

function withLinks(text, { path, pages, repository }) {
  const resolve = (target, hash) => {
    if (pages.includes(target)) return `${posix.relative(dirname(path), target)}.md${hash}`
    if (target.startsWith('reference')) return `${repository}#the-interface`
    return `${repository}/blob/main/docs/src/content/docs/${target || 'index'}.mdx`
  }
  return text.replaceAll(/(\]\(|\]: )\/([^)#\s]*?)\/?(#[^)\s]*)?(?=\)|$)/gm, (_, before, target, hash = '') =>
    [before, resolve(target, hash)].join(''),
  )
}
