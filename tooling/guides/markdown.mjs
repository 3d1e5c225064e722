import { basename, dirname, extname, posix, relative, sep } from 'node:path'

// The samples are read relative to the documentation's folder.
const workingDirectory = process.cwd()
process.chdir(`${import.meta.dirname}/../../docs`)
const { readCode, repository: root, samplesOf } = await import('../../docs/src/samples.mjs')
const { frameworks } = await import('../../docs/src/frameworks.mjs')
const { importedBy } = await import('../../docs/src/sample-imports.mjs')
const { outsideOfCode, parsePage, replaceLinks, replaceSamples, replaceTabs } = await import('../../docs/page.mjs')
process.chdir(workingDirectory)

/** What readers change in a sample of another framework, by their own: the names of the parts, state, options, and an effect. */
const differences = {
  react: [
    'In React, render functions replace content, and',
    'const [page, setPage] = useState(1)',
    'const pagination = usePagination({ page, onPageChange: ({ page }) => setPage(page) }) // pagination.page',
    'useEffect(() => load(page), [page])',
  ],
  vue: [
    'In Vue, slots replace `asChild` elements and content, `v-model:page` shares the page, and',
    'const page = ref(1)',
    'const pagination = usePagination(() => ({ page: page.value, onPageChange: (to) => (page.value = to.page) })) // pagination.value.page',
    'watch(page, load, { immediate: true })',
  ],
  solid: [
    'In Solid, `asChild` is a function that receives `props`, and',
    'const [page, setPage] = createSignal(1)',
    'const pagination = usePagination(() => ({ page: page(), onPageChange: ({ page }) => setPage(page) })) // pagination().page',
    'createEffect(() => load(page()))',
  ],
  svelte: [
    'In Svelte, the parts have flat names such as `PaginationRoot`, snippets replace `asChild` elements and content, `bind:page` shares the page, attributes are named as in HTML, and',
    'let page = $state(1)',
    'const pagination = usePagination(() => ({ page, onPageChange: (to) => (page = to.page) })) // pagination().page',
    '$effect(() => load(page))',
  ],
  vanilla: [
    'Without a framework, pass what the prop getters return to `applyProps` after each change, and',
    'const pagination = createPagination() // pagination.get().page',
    'const load = ({ page }) => pagination.setOptions({ page, onPageChange: load }) // replaces all options',
    'load({ page: 1 })',
  ],
}

/**
 * Turns a page of the documentation into Markdown with the code of its samples, for one framework or for all. `linkTo` returns the
 * address of a file of the repository. What the samples import is named below each, and in `files` for one framework.
 * @param {string} text
 * @param {{ path: string, framework?: string, linkTo: (target: string, hash: string) => string }} place
 */
export function toMarkdown(text, { path, framework, linkTo }) {
  const { title, description, body } = parsePage(text)
  const shown = []
  const own = framework
    ? nameOwnPackage(
        replaceTabs(body, (tabs) => contentOf(tabs, framework)),
        'react',
        framework,
      )
    : body
  const samplesIn = ({ files, name }) =>
    name ? samplesFor(name, framework) : files.map(fileOf).map((file) => inOwnPackage(file, framework))
  replaceSamples(own, path, (line) => shown.push(...samplesIn(line).map((sample) => sample.path)))
  const fromPage = (file) => posix.relative(dirname(`docs/${path}`), file)
  const linkImport = (file) =>
    shown.includes(file) ? `\`${basename(file)}\`` : `[\`${basename(file)}\`](${fromPage(file)})`
  const linked = outsideOfCode(own, (part) =>
    replaceSamples(part, path, (line) => {
      const samples = samplesIn(line)
      const imported = importedBy(samples.map((sample) => sample.path))
      const links = imported.length > 0 ? [`Copy also ${imported.map(linkImport).join(', ')}.`] : []
      return [...samples.map(codeBlock), ...links].join('\n\n')
    }),
  )
  const copies = framework ? importedBy(shown) : []
  const linkToCopy = (target, hash) =>
    copies.includes(target) ? fromPage(copyOf(target, framework)) : linkTo(target, hash)
  const converted = outsideOfCode(onlyOnce(linked, framework), (part) => replaceLinks(part, path, linkToCopy))
  const files = copies.map((file) => ({
    path: copyOf(file, framework),
    text: `${inOwnPackage(fileOf({ path: file }), framework).code}\n`,
  }))
  const markdown = `# ${title}\n\n${description}.\n\n${converted.trim()}\n`.replaceAll(/\n{3,}/g, '\n\n')
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
  return [{ ...other, note: `This sample is in ${title}. ${differenceOf(framework)}` }]
}

function differenceOf(framework) {
  const [words, ...code] = differences[framework]
  return `${words} state, options and what loads the page look like this:\n\n\`\`\`ts\n${code.join('\n')}\n\`\`\``
}

/** Leaves out the difference below the first sample that is in another framework. */
function onlyOnce(text, framework) {
  const [start, ...rest] = framework ? text.split(` ${differenceOf(framework)}`) : [text]
  return rest.length ? `${start} ${differenceOf(framework)}${rest.join('')}` : start
}

const fileOf = ({ path, title }) => ({ path, code: readCode(path), heading: title })

const codeBlock = ({ path, code, note, heading = basename(path) }) =>
  `${note ? `${note}\n\n` : ''}\`${heading}\`\n\n\`\`\`${extname(path).slice(1)}\n${code.trimEnd()}\n\`\`\``

/** The path in the package of a file that samples import. Those of another framework have the same names, so they need a folder. */
function copyOf(file, framework) {
  const other = frameworks.find(({ name }) => name !== framework && file.split('/').includes(name))
  return posix.join('docs/samples', other?.name ?? '', basename(file))
}
