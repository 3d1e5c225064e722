// node docs/sync.mjs [--write]: lists the pages whose links to samples, copies of samples, sizes, benchmarks or interface are old, or
// updates them. A test compares them, too.
import { readFileSync, writeFileSync } from 'node:fs'
import { posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { limits } from '../.size-limit.mjs'
import { interfacePath, pagePaths, replaceSamples } from './page.mjs'
import { interfacePage } from './reference/interface.mjs'

const folder = fileURLToPath(new URL('.', import.meta.url))
// The samples are read relative to the documentation's folder.
const workingDirectory = process.cwd()
process.chdir(folder)
const { repository, samplesOf } = await import('./src/samples.mjs')
const { benchmarks } = await import('./src/bench.mjs')
process.chdir(workingDirectory)

const packages = ['core', 'react', 'vue', 'solid', 'svelte']
const documents = [
  'README.md',
  'docs/src/content/docs/index.mdx',
  ...pagePaths.map((path) => `docs/${path}.md`),
  ...packages.map((name) => `packages/${name}/README.md`),
]
const read = (path) => readFileSync(`${folder}../${path}`, 'utf8')

/** The documents that differ from what they repeat, with the right text. */
export const outdated = () =>
  [
    { path: interfacePath, text: interfacePage('The interface') },
    ...documents.map((path) => ({ path, text: synced(path) })),
  ].filter(({ path, text }) => text !== read(path))

export function write() {
  for (const { path, text } of outdated()) writeFileSync(`${folder}../${path}`, text)
}

function synced(path) {
  const linked = replaceSamples(read(path), path.replace(/^docs\//, ''), ({ line, name }) => {
    if (!name) return line
    const links = samplesOf(name).map((sample) => `[${sample.title}](${linkFrom(path, sample.path)})`)
    return line.replace(/\[.*/, links.join(' · '))
  })
  const [, own] = /^packages\/(\w+)/.exec(path) ?? []
  const copied = linked.replaceAll(/^```\w+ sample=(\S+)\n.*?^```$/gms, (_, name) => {
    const samples = samplesOf(name)
    const { code, extension } = samples.find((sample) => sample.name === own?.replace('core', 'vanilla')) ?? samples[0]
    return `\`\`\`${extension.slice(1)} sample=${name}\n${code}\n\`\`\``
  })
  return copied
    .replaceAll(sizes, (_, mark, title) => `${mark}${sizeOf(title)} kB`)
    .replace(/(?<=^<!-- benchmarks -->\n).*?(?=^<!-- end of benchmarks -->)/ms, () => `\n${benchmarks}\n\n`)
}

const sizes = /((?:<!--|\{\/\*) size: ([^*>]+) (?:-->|\*\/\}))[\d.–]+ kB/g

/** The limit of a row of `npm run size` in kB, from the smallest package to the largest, or the difference of two rows. */
function sizeOf(title) {
  const [row, smaller] = title.split(' minus ').map((name) => Object.values(limits[name]))
  const inOrder = row.map((size, index) => size - (smaller?.[index] ?? 0)).toSorted((one, other) => one - other)
  return [...new Set([inOrder[0], inOrder.at(-1)].map((size) => (size / 1000).toFixed(1)))].join('–')
}

const linkFrom = (path, file) => posix.relative(posix.dirname(path), relative(repository, file).split(sep).join('/'))

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--write')) write()
  for (const { path } of outdated()) {
    process.exitCode = 1
    console.error(`${path} repeats something that has changed: node docs/sync.mjs --write`)
  }
}
