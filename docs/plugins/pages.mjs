import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  outsideOfCode,
  pagePaths,
  parsePage,
  readPage,
  replaceLinks,
  replaceSamples,
  replaceTabs,
  siteLink,
} from '../page.mjs'
import { prose } from '../reference/markdown.mjs'
import { importsOfSamples } from '../src/sample-imports.mjs'
import { samplesOf } from '../src/samples.mjs'

const docs = fileURLToPath(new URL('..', import.meta.url))
const content = `${docs}src/content/docs/`

/** Writes the pages into Astro's content folder, as MDX with the components of the site, and again when they change. */
export const pages = (repository) => ({
  name: 'pages',
  hooks: {
    'astro:config:setup'() {
      // What an earlier build wrote for a page that is gone. The playground is written by hand.
      for (const folder of new Set(pagePaths.map(dirname)))
        for (const file of existsSync(content + folder) ? readdirSync(content + folder) : [])
          if (file !== 'playground.mdx') rmSync(`${content}${folder}/${file}`)
      for (const path of pagePaths) write(path, repository)
    },
    'astro:server:setup'({ server }) {
      server.watcher.add(pagePaths.map((path) => `${docs}${path}.md`))
      server.watcher.on('change', (file) => {
        const path = pagePaths.find((path) => file === `${docs}${path}.md`)
        if (path) write(path, repository)
      })
    },
  },
})

function write(path, repository) {
  const file = `${content}${path}.mdx`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, toMdx(path, repository))
}

function toMdx(path, repository) {
  const { title, description, body } = parsePage(readPage(path))
  const editUrl = `${repository}/edit/main/docs/${path}.md`
  const imports = {}
  const shown = []
  replaceSamples(body, path, ({ kind, files }) => {
    if (kind !== 'Demo' && kind !== 'Copy') shown.push(...files.map((file) => file.path))
  })
  const imported = importsOfSamples(shown)
  const hasEnd = imported.names.length + imported.paths.length > 0
  const from = (file) =>
    relative(dirname(`${content}${path}`), file)
      .split(sep)
      .join('/')

  const element = (name, attributes, children = '') => {
    imports[name] = from(`${docs}src/components/${name}.astro`)
    return `<${name}${attributesOf(attributes)}>\n${children}</${name}>\n`
  }
  // Astro needs a static import for each island.
  const islands = (name) =>
    samplesOf(name)
      .filter((sample) => sample.name !== 'vanilla')
      .map((sample) => {
        const local = `${sample.title}_${name.replaceAll('-', '_')}`
        imports[local] = from(sample.path)
        return `<${local} slot="${sample.name}" client:visible />\n`
      })
      .join('')
  const samples = ({ kind, isShown, files, name }) => {
    const folded = !isShown
    if (kind === 'Copy') return element('Copyable', { name: name.replace('registry/', '') })
    if (kind === 'Demo') return element('Example', { name, demoOnly: true }, islands(name))
    const shownFiles = name
      ? [kind === 'Code' ? element('Sample', { name, folded }) : element('Example', { name, folded }, islands(name))]
      : files.map((file) => element('File', { ...file, folded }))
    return [...shownFiles, copyAlso(files)].join('\n')
  }
  /** What the page doesn't show elsewhere is at its end. */
  const copyAlso = (files) => {
    const { names, paths } = importsOfSamples(files.map((file) => file.path))
    const all = [...names, ...paths.map((path) => basename(path))].map((name) => `\`${name}\``)
    return all.length > 0 ? `Copy also ${all.join(', ')}${hasEnd ? ' ([all imports](#imports))' : ''}.\n` : ''
  }

  const text = outsideOfCode(body, (part) => prose(part.replaceAll(/<(https?:[^>]+)>/g, '[$1]($1)')))
  const tabs = replaceTabs(text, (found) =>
    element(
      'Frameworks',
      {},
      found.map(({ name, content }) => `<div slot="${name}">\n\n${content}\n\n</div>\n`).join(''),
    ),
  )
  const shownSamples = outsideOfCode(tabs, (part) => replaceSamples(part, path, samples))
  const linked = outsideOfCode(shownSamples, (part) =>
    replaceLinks(part, path, (target, hash) => siteLink(target, hash, repository)),
  )
  const end = [
    ...imported.names.map((name) => element('Sample', { name })),
    ...imported.paths.map((path) => element('File', { path })),
  ]
  const details = hasEnd
    ? `<details id="imports">\n<summary>What the samples import</summary>\n\n${end.join('\n')}\n</details>\n`
    : ''
  const head = Object.entries({ title, description, editUrl }).map(([key, text]) => `${key}: ${JSON.stringify(text)}`)
  const lines = Object.entries(imports).map(([name, file]) => `import ${name} from '${file}'\n`)
  return `---\n${head.join('\n')}\n---\n\n${lines.join('')}\n${linked}\n${details}`
}

const attributesOf = (attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : value ? ` ${name}="${value}"` : ''))
    .join('')
