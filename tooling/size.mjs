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
  core: {
    'every export': 7095,
    'page math': 465,
    createPageUrl: 815,
    createPageHistory: 730,
    'one language': 830,
    'every language': 7430,
  },
  react: {
    'every part': 11690,
    'every part and usePageUrl': 12165,
    'hook only': 4860,
    'Root + Prev + Next': 6445,
    'Root + Prev + List + Next': 6860,
    'Root + Prev + FitList + Next': 8275,
    'Root + Prev + Next + PageSizeSelect': 7130,
    'Root + Prev + Next + PageInput': 7255,
    'Root + Prev + Next + EllipsisTrigger': 6795,
    'Root + Prev + Next + Status': 7265,
    'Root + Prev + Next + Content': 7505,
  },
  vue: {
    'every part': 11680,
    'every part and usePageUrl': 12225,
    'hook only': 4725,
    'Root + Prev + Next': 6660,
    'Root + Prev + List + Next': 7065,
    'Root + Prev + FitList + Next': 8385,
    'Root + Prev + Next + PageSizeSelect': 7380,
    'Root + Prev + Next + PageInput': 7475,
    'Root + Prev + Next + EllipsisTrigger': 7005,
    'Root + Prev + Next + Status': 7485,
    'Root + Prev + Next + Content': 7775,
  },
  solid: {
    'every part': 12690,
    'every part and usePageUrl': 13225,
    'hook only': 4715,
    'Root + Prev + Next': 7090,
    'Root + Prev + List + Next': 8100,
    'Root + Prev + FitList + Next': 9325,
    'Root + Prev + Next + PageSizeSelect': 7795,
    'Root + Prev + Next + PageInput': 7845,
    'Root + Prev + Next + EllipsisTrigger': 7445,
    'Root + Prev + Next + Status': 7840,
    'Root + Prev + Next + Content': 8095,
  },
  svelte: {
    'every part': 13070,
    'every part and usePageUrl': 13610,
    'hook only': 4570,
    'Root + Prev + Next': 6715,
    'Root + Prev + List + Next': 7950,
    'Root + Prev + FitList + Next': 9235,
    'Root + Prev + Next + PageSizeSelect': 7725,
    'Root + Prev + Next + PageInput': 7605,
    'Root + Prev + Next + EllipsisTrigger': 7065,
    'Root + Prev + Next + Status': 7645,
    'Root + Prev + Next + Content': 7730,
  },
}

const budgetOfTheme = 1380

const packages = fileURLToPath(new URL('../packages', import.meta.url))
// The adapters have the same parts, and React's load in Node.
const { Pagination } = await import(import.meta.resolve('../packages/react/dist/index.js'))
const parts = Object.keys(Pagination).map((part) => `Pagination${part}`)
// From another entry point.
const sources = {
  createPageUrl: 'url',
  createPageHistory: 'dom',
  'one language': 'locales',
  'every language': 'locales',
}
const imports = {
  'every export': '*',
  'page math': '{ getTotalPages, clampPage, getPageRange }',
  createPageUrl: '{ createPageUrl }',
  createPageHistory: '{ createPageHistory }',
  'one language': '{ ru }',
  'every language': '*',
  'every part and usePageUrl': `{ ${parts.join(', ')}, usePagination, usePaginationContext, usePageUrl }`,
  'every part': `{ ${parts.join(', ')}, usePagination, usePaginationContext }`,
  'hook only': '{ usePagination }',
  'Root + Prev + List + Next': '{ PaginationRoot, PaginationPrevTrigger, PaginationList, PaginationNextTrigger }',
  'Root + Prev + FitList + Next': '{ PaginationRoot, PaginationPrevTrigger, PaginationFitList, PaginationNextTrigger }',
  'Root + Prev + Next': '{ PaginationRoot, PaginationPrevTrigger, PaginationNextTrigger }',
}
for (const part of ['PageSizeSelect', 'PageInput', 'EllipsisTrigger', 'Status', 'Content']) {
  imports[`Root + Prev + Next + ${part}`] =
    `{ PaginationRoot, PaginationPrevTrigger, PaginationNextTrigger, Pagination${part} }`
}

const app = mkdtempSync(join(tmpdir(), 'size-'))
const entry = join(app, 'entry.js')
const table = {}
const failures = []
const theme = { budget: budgetOfTheme, shipped: gzipSync(readFileSync(join(packages, 'core/dist/theme.css'))).length }
table['core, theme.css'] = theme
if (theme.shipped > theme.budget) failures.push('core, theme.css')
for (const [name, cases] of Object.entries(budgets)) {
  installPackage(name)
  for (const [title, budget] of Object.entries(cases)) {
    writeFileSync(
      entry,
      `export ${imports[title]} from '${['@dogear', name, sources[title]].filter(Boolean).join('/')}'`,
    )
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
