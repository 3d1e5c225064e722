// npm run size: what an app ships of each built package, in gzipped bytes by bundler, against these budgets.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { compile, compileModule } from 'svelte/compiler'
import { bundlers } from './bundlers.mjs'

// About 1 % above the largest bundle of today.
const budgets = {
  core: { 'every export': 3440, 'page math': 350 },
  react: { 'every part': 4930, 'hook only': 3160, 'Root + Prev + Next': 4580 },
  vue: { 'every part': 5070, 'hook only': 2990, 'Root + Prev + Next': 4600 },
  solid: { 'every part': 5190, 'hook only': 3050, 'Root + Prev + Next': 4920 },
  svelte: { 'every part': 5080, 'hook only': 2930, 'Root + Prev + Next': 4770 },
}

const packages = fileURLToPath(new URL('../packages', import.meta.url))
// The adapters have the same parts, and React's load in Node.
const { Pagination } = await import(import.meta.resolve('../packages/react/dist/index.js'))
const parts = Object.keys(Pagination).map((part) => `Pagination${part}`)
const imports = {
  'every export': '*',
  'page math': '{ getTotalPages, clampPage, getPageRange }',
  'every part': `{ ${parts.join(', ')}, usePagination, usePaginationContext }`,
  'hook only': '{ usePagination }',
  'Root + Prev + Next': '{ PaginationRoot, PaginationPrevTrigger, PaginationNextTrigger }',
}

const app = mkdtempSync(join(tmpdir(), 'size-'))
const entry = join(app, 'entry.js')
const table = {}
const failures = []
for (const [name, cases] of Object.entries(budgets)) {
  installPackage(name)
  for (const [title, budget] of Object.entries(cases)) {
    writeFileSync(entry, `export ${imports[title]} from '@dogear/${name}'`)
    const sizes = {}
    for (const [bundler, bundle] of Object.entries(bundlers)) sizes[bundler] = gzipSync(await bundle(entry)).length
    const tooLarge = Object.keys(sizes).filter((bundler) => sizes[bundler] > budget)
    if (tooLarge.length > 0) failures.push(`${name}, ${title} (${tooLarge.join(', ')})`)
    table[`${name}, ${title}`] = { budget, ...sizes }
  }
}
rmSync(app, { recursive: true })

console.table(table)
if (failures.length > 0) console.error(`Over budget:\n${failures.join('\n')}`)
process.exitCode = failures.length > 0 ? 1 : 0

/** Puts a built package into the app's node_modules, with Svelte compiled so that no bundler needs a plugin for it. */
function installPackage(name) {
  const dist = join(app, 'node_modules/@dogear', name, 'dist')
  cpSync(join(packages, name, 'dist'), dist, { recursive: true })
  cpSync(join(packages, name, 'package.json'), join(dist, '../package.json'))
  for (const path of readdirSync(dist, { recursive: true })) {
    const compiler = path.endsWith('.svelte') ? compile : path.endsWith('.svelte.js') && compileModule
    if (!compiler) continue
    const filename = join(dist, path)
    writeFileSync(filename, compiler(readFileSync(filename, 'utf8'), { filename }).js.code)
  }
}
