import { basename, dirname, extname, posix, relative, sep } from 'node:path'

// The samples are read relative to the documentation's folder.
const workingDirectory = process.cwd()
process.chdir(`${import.meta.dirname}/../../docs`)
const { readCode, repository: root, samplesOf } = await import('../../docs/src/samples.mjs')
const { frameworks } = await import('../../docs/src/frameworks.mjs')
const { importedBy } = await import('../../docs/src/sample-imports.mjs')
process.chdir(workingDirectory)

/**
 * Turns a page of the documentation into Markdown, for one framework or with the tabs of all. `linkTo` returns the address of a
 * page of the site. What the samples import is in `files`, and linked at the end of the page of one framework.
 * @param {string} text
 * @param {{ path: string, framework?: string, linkTo: (target: string, hash: string) => string }} place
 */
export function toMarkdown(text, { path, framework, linkTo }) {
  const [, title, description, body] = /^---\ntitle: "?(.*?)"?\ndescription: "?(.*?)"?\n.*?^---\n(.*)$/ms.exec(text)
  // Code that the page itself contains is left alone.
  const parts = chosen(body, framework).split(/^(```.*?^```$)/ms)
  const shown = []
  const outsideOfCode = (change) => (part) => (part.startsWith('```') ? part : change(part))
  const converted = parts
    .map(outsideOfCode((part) => (framework ? part : withoutComponents(part))))
    .map(outsideOfCode((part) => withSamples(part, { framework, shown })))
    .map(outsideOfCode((part) => withLinks(part, linkTo)))
  const files = framework
    ? importedBy(shown).map((file) => ({ path: copyOf(file, framework), text: `${readCode(file)}\n` }))
    : []
  const end =
    files.length > 0
      ? `\n${linksTo(
          files.map(({ path }) => path),
          path,
        )}\n`
      : ''
  const markdown = `# ${title}\n\n${description}.\n\n${converted.join('').trim()}\n${end}`.replaceAll(/\n{3,}/g, '\n\n')
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

/** The tab of one framework, or of each, below its name. */
function chosen(text, framework) {
  return text.replaceAll(/^<Frameworks>\n(.*?)^<\/Frameworks>$/gms, (_, tabs) =>
    Array.from(tabs.matchAll(/^<div slot="(\w+)">\n(.*?)^<\/div>$/gms), ([, name, tab]) => {
      if (framework) return name === framework ? tab : ''
      return `**${frameworks.find((known) => known.name === name).title}**\n${tab}`
    }).join(''),
  )
}

/** Demos, and numbers that the site fills in, have no place in Markdown. */
function withoutComponents(text) {
  return text
    .replaceAll(/^import .*'$/gm, '')
    .replaceAll(/^<\/?(?!Example|Sample|File)[A-Z]\w*[^>]*\/?>$/gm, '')
    .replaceAll(/\{(?:summary|latest)[^}]*\}/g, '(see the site)')
}

/** Adds the path of each file to `shown`. */
function withSamples(text, { framework, shown }) {
  return text
    .replaceAll(/^<(?:Example|Sample) name="([^"]+)".*\/>$/gm, (_, name) => {
      const samples = samplesOf(name)
      // Some samples exist for a few frameworks only.
      const sample = samples.find((found) => found.name === framework) ?? samples[0]
      return (framework ? [sample] : samples)
        .map(({ path, code }) => {
          shown.push(relative(root, path).split(sep).join('/'))
          return codeBlock(path, code)
        })
        .join('\n\n')
    })
    .replaceAll(/^<File path="([^"]+)"(?: title="([^"]+)")?(?: folded)? \/>$/gm, (_, path, title) => {
      shown.push(path)
      return codeBlock(path, readCode(path), title)
    })
}

const codeBlock = (path, code, title = basename(path)) =>
  `\`${title}\`\n\n\`\`\`${extname(path).slice(1)}\n${code.trimEnd()}\n\`\`\``

const withLinks = (text, linkTo) =>
  text.replaceAll(/(\]\(|\]: )\/([^)#\s]*?)\/?(#[^)\s]*)?(?=\)|$)/gm, (_, before, target, hash = '') =>
    [before, linkTo(target, hash)].join(''),
  )
