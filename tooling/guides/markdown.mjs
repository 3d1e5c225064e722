import { basename, dirname, extname, posix, relative, sep } from 'node:path'

// The samples are read relative to the documentation's folder.
const workingDirectory = process.cwd()
process.chdir(`${import.meta.dirname}/../../docs`)
const { readCode, repository: root, samplesOf } = await import('../../docs/src/samples.mjs')
const { frameworks } = await import('../../docs/src/frameworks.mjs')
const { importedBy } = await import('../../docs/src/sample-imports.mjs')
const { outsideOfCode, parsePage, replaceLinks, replaceSamples, replaceTabs } = await import('../../docs/page.mjs')
process.chdir(workingDirectory)

/** What readers change in a sample of another framework, by their own. */
const differences = {
  react:
    'In React, `usePagination(options)` returns the context itself, `page` and `onPageChange` are props, and render functions replace content.',
  vue: 'In Vue, `usePagination` returns a ref, `v-model:page` or `:page` and `@page-change` share the page, and slots replace `asChild` elements and content.',
  solid:
    'In Solid, `usePagination(() => options)` returns an accessor, as in `pagination().page`, and `asChild` is a function that receives `props`.',
  svelte:
    'In Svelte, the parts have flat names such as `PaginationRoot`, `usePagination(() => options)` returns a function, as in `pagination().page`, `bind:page` shares the page, snippets replace `asChild` elements and content, and attributes are named as in HTML, such as `class`.',
  vanilla:
    'Without a framework, pass the options to `createPagination`, and what the prop getters return to `applyProps`, after each change.',
}

/**
 * Turns a page of the documentation into Markdown with the code of its samples, for one framework or for all. `linkTo` returns the
 * address of a file of the repository. What the samples import is in `files`, and linked at the end of the page of one framework.
 * @param {string} text
 * @param {{ path: string, framework?: string, linkTo: (target: string, hash: string) => string }} place
 */
export function toMarkdown(text, { path, framework, linkTo }) {
  const { title, description, body } = parsePage(text.replaceAll(/<!-- size: .*? -->/g, ''))
  const shown = []
  const own = framework
    ? nameOwnPackage(
        replaceTabs(body, (tabs) => contentOf(tabs, framework)),
        'react',
        framework,
      )
    : body
  const linked = outsideOfCode(own, (part) =>
    replaceSamples(part, path, ({ files, name }) => {
      const samples = name
        ? samplesFor(name, framework)
        : files.map(fileOf).map((file) => inOwnPackage(file, framework))
      shown.push(...samples.map((sample) => sample.path))
      return samples.map(codeBlock).join('\n\n')
    }),
  )
  const converted = outsideOfCode(linked, (part) => replaceLinks(part, path, linkTo))
  const files = framework
    ? importedBy(shown)
        .map((file) => ({
          path: copyOf(file, framework),
          text: `${inOwnPackage(fileOf({ path: file }), framework).code}\n`,
        }))
        // In the package, what it exports has the same path.
        .filter(({ text }) => !/^export \* from/m.test(text))
    : []
  const end = files.length > 0 ? `\n${linksTo(files, path)}\n` : ''
  const markdown = `# ${title}\n\n${description}.\n\n${converted.trim()}\n${end}`.replaceAll(/\n{3,}/g, '\n\n')
  return { title, description, markdown, files }
}

/** Names the reader's package where all of them export the same. */
function nameOwnPackage(text, from, framework) {
  const own = `@dogear/${framework === 'vanilla' ? 'core' : framework}`
  return text.replaceAll(RegExp(`@dogear/${from}(?=/(url|locales|dom|theme\\.css)|')`, 'g'), own)
}

/** Code for every framework imports the core. Only the core can create a pagination without a framework. */
const inOwnPackage = (file, framework) =>
  framework && /samples\/(shared|server)\//.test(file.path) && !file.code.includes('createPagination')
    ? { ...file, code: nameOwnPackage(file.code, 'core', framework) }
    : file

const contentOf = (tabs, framework) => {
  const content = tabs.find(({ name }) => name === framework)?.content
  return content ? `${content}\n` : ''
}

/** The sample in one framework, or in each. If that framework has none: another sample, with a note about the differences. */
function samplesFor(name, framework) {
  const samples = samplesOf(name).map((sample) => ({
    ...sample,
    path: relative(root, sample.path).split(sep).join('/'),
  }))
  if (!framework) return samples
  const own = samples.find((sample) => sample.name === framework)
  if (own) return [own]
  const [{ title, ...other }] = samples
  return [{ ...other, note: `This sample is in ${title}. ${differences[framework]}` }]
}

const fileOf = ({ path, title }) => ({ path, code: readCode(path), heading: title })

const codeBlock = ({ path, code, note, heading = basename(path) }) =>
  `${note ? `${note}\n\n` : ''}\`${heading}\`\n\n\`\`\`${extname(path).slice(1)}\n${code.trimEnd()}\n\`\`\``

/** The path in the package of a file that samples import. Those of another framework have the same names, so they need a folder. */
function copyOf(file, framework) {
  const other = frameworks.find(({ name }) => name !== framework && file.split('/').includes(name))
  return posix.join('docs/samples', other?.name ?? '', basename(file))
}

function linksTo(files, path) {
  const links = files.map(
    (file) => `[\`${basename(file.path)}\`](${posix.relative(dirname(`docs/${path}`), file.path)})`,
  )
  return `The samples import ${links.join(', ')}.`
}
