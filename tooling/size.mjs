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
    'every part': 11520,
    'every part and usePageUrl': 11995,
    'hook only': 4835,
    'Root + Prev + Next': 6245,
    'Root + Prev + List + Next': 6655,
    'Root + Prev + FitList + Next': 8075,
    'Root + Prev + Next + PageSizeSelect': 6945,
    'Root + Prev + Next + PageInput': 7080,
    'Root + Prev + Next + EllipsisTrigger': 6595,
    'Root + Prev + Next + Status': 7060,
    'Root + Prev + Next + Content': 7320,
  },
  vue: {
    'every part': 11505,
    'every part and usePageUrl': 12040,
    'hook only': 4695,
    'Root + Prev + Next': 6455,
    'Root + Prev + List + Next': 6855,
    'Root + Prev + FitList + Next': 8190,
    'Root + Prev + Next + PageSizeSelect': 7190,
    'Root + Prev + Next + PageInput': 7300,
    'Root + Prev + Next + EllipsisTrigger': 6800,
    'Root + Prev + Next + Status': 7270,
    'Root + Prev + Next + Content': 7590,
  },
  solid: {
    'every part': 12505,
    'every part and usePageUrl': 13045,
    'hook only': 4685,
    'Root + Prev + Next': 6890,
    'Root + Prev + List + Next': 7905,
    'Root + Prev + FitList + Next': 9125,
    'Root + Prev + Next + PageSizeSelect': 7615,
    'Root + Prev + Next + PageInput': 7610,
    'Root + Prev + Next + EllipsisTrigger': 7245,
    'Root + Prev + Next + Status': 7645,
    'Root + Prev + Next + Content': 7910,
  },
  svelte: {
    'every part': 12890,
    'every part and usePageUrl': 13435,
    'hook only': 4540,
    'Root + Prev + Next': 6505,
    'Root + Prev + List + Next': 7740,
    'Root + Prev + FitList + Next': 9025,
    'Root + Prev + Next + PageSizeSelect': 7535,
    'Root + Prev + Next + PageInput': 7425,
    'Root + Prev + Next + EllipsisTrigger': 6850,
    'Root + Prev + Next + Status': 7425,
    'Root + Prev + Next + Content': 7535,
  },
}

const budgetOfTheme = 1360

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
