// node tooling/size.mjs [module with bundlers]: what an app ships of each built package, in gzipped bytes, against these
// budgets. `npm run size` measures with esbuild, `npm test -- packed` with the other bundlers.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { compile, compileModule } from 'svelte/compiler'
import { compileScript, parse } from 'vue/compiler-sfc'
import { frameworkNames, frameworkPackages, isFramework } from './frameworks.mjs'

// About 1 % above the largest bundle of any bundler.
const budgets = {
  'every export': { core: 7895 },
  'page math': { core: 415 },
  createPageUrl: { core: 1185 },
  createPageHistory: { core: 925 },
  'createPagination, applyProps': { core: 6660 },
  'createPagination, renderParts': { core: 12265 },
  exactCount: { core: 470 },
  createCursors: { core: 790 },
  'one language': { core: 845 },
  'every language': { core: 7800 },
  'theme.css': { core: 1715 },
  'every part': { react: 14415, vue: 14680, solid: 14985, svelte: 16415 },
  'every part and usePageUrl': { react: 15130, vue: 15460, solid: 15725, svelte: 17185 },
  'hook only': { react: 4955, vue: 4930, solid: 4895, svelte: 4785 },
  'Root + Prev + Next': { react: 6055, vue: 6350, solid: 6695, svelte: 6365 },
  'every part without client code': { react: 5705 },
  'Root + Prev + Next of the subpath': { react: 6050, vue: 6340, solid: 6695, svelte: 6360 },
  'Root + Prev + List + Next': { react: 7030, vue: 7370, solid: 7805, svelte: 7990 },
  'Root + Prev + FitList + Next': { react: 8640, vue: 8850, solid: 9285, svelte: 9505 },
  'Root + Prev + Next + PageSizeSelect': { react: 7230, vue: 7385, solid: 7780, svelte: 7860 },
  'Root + Prev + Next + PageInput': { react: 7635, vue: 7810, solid: 8185, svelte: 8115 },
  'Root + Prev + Next + EllipsisTrigger': { react: 6905, vue: 7150, solid: 7400, svelte: 7065 },
  'Root + Prev + Next + Status': { react: 8055, vue: 8400, solid: 8655, svelte: 8595 },
  'Root + Prev + Next + Content': { react: 8345, vue: 8605, solid: 8905, svelte: 8740 },
  'namespace in an SFC: Root + Prev + Next': { vue: 6420 },
  'namespace in an SFC: Root + Prev + List + Next': { vue: 7435 },
}

const packages = fileURLToPath(new URL('../packages', import.meta.url))
// The adapters have the same parts, and React's load in Node.
const { Pagination } = await import(import.meta.resolve('../packages/react/dist/index.js'))
const everyPart = Object.keys(Pagination).map((part) => `Pagination${part}`)
const exportsOf = {
  'every export': ['*'],
  'page math': ['{ getTotalPages, clampPage, getPageRange }'],
  exactCount: ['{ exactCount }'],
  createCursors: ['{ createCursors }'],
  createPageUrl: ['{ createPageUrl }', '/url'],
  createPageHistory: ['{ createPageHistory }', '/dom'],
  'createPagination, applyProps': ["{ createPagination } from '@dogear/core'; export { applyProps }", '/dom'],
  'createPagination, renderParts': ["{ createPagination } from '@dogear/core'; export { renderParts }", '/dom'],
  'one language': ['{ ru }', '/locales'],
  'every language': ['*', '/locales'],
  'every part': [`{ ${everyPart}, usePagination, usePaginationContext }`],
  'every part and usePageUrl': [`{ ${everyPart}, usePagination, usePaginationContext, usePageUrl }`],
  'hook only': ['{ usePagination }'],
  'every part without client code': ['*', '/server'],
  'Root + Prev + Next of the subpath': ['{ Root, PrevTrigger, NextTrigger }', '/pagination'],
}

const [bundlersOfApp] = process.argv.slice(2)
const bundlers = bundlersOfApp ? (await import(bundlersOfApp)).measured : { esbuild: bundleWithEsbuild }
const app = mkdtempSync(join(tmpdir(), 'size-'))
const entry = join(app, 'entry.js')
for (const name of ['core', ...frameworkNames]) installPackage(name)

const table = {}
const failures = []
for (const [title, budgetsOfPackages] of Object.entries(budgets)) {
  for (const [name, budget] of Object.entries(budgetsOfPackages)) {
    const sizes =
      title === 'theme.css' ? { shipped: sizeOf(join(packages, name, 'dist', title)) } : await measure(title, name)
    table[`${name}, ${title}`] = { budget, ...sizes }
    const tooLarge = Object.keys(sizes).filter((bundler) => sizes[bundler] > budget)
    if (tooLarge.length > 0) failures.push(`${name}, ${title} (${tooLarge.join(', ')})`)
  }
}
rmSync(app, { recursive: true })

console.table(table)
if (failures.length > 0) console.error(`Over budget:\n${failures.join('\n')}`)
process.exitCode = failures.length > 0 ? 1 : 0

async function measure(title, name) {
  const [names, path = ''] = exportsOf[title] ?? [`{ ${partsOf(title).join(', ')} }`]
  const [, partsOfSfc] = title.split('namespace in an SFC: ')
  writeFileSync(entry, partsOfSfc ? compileSfc(partsOfSfc) : `export ${names} from '@dogear/${name}${path}'`)
  const sizes = {}
  for (const [bundler, bundle] of Object.entries(bundlers)) {
    const folder = join(app, bundler)
    await bundle({ entry, folder, mode: 'production', external: isFramework })
    sizes[bundler] = sizeOf(join(folder, 'main.js'))
  }
  return sizes
}

function partsOf(title) {
  return title.split(' + ').map((part) => `Pagination${part.replace(/^(Prev|Next)$/, '$1Trigger')}`)
}

/** A component that renders these parts, as Vue's compiler passes it to a bundler. Its own code is part of the size. */
function compileSfc(title) {
  const [root, ...parts] = partsOf(title).map((part) => part.replace('Pagination', 'Pagination.'))
  const template = `<${root}>${parts.map((part) => `<${part} />`).join('')}</${root}>`
  const { descriptor } = parse(`<script setup>
import * as Pagination from '@dogear/vue/pagination'
</script>
<template>${template}</template>`)
  return compileScript(descriptor, { id: 'app', inlineTemplate: true, isProd: true }).content
}

function sizeOf(file) {
  return gzipSync(readFileSync(file)).length
}

async function bundleWithEsbuild({ entry, folder }) {
  await build({
    entryPoints: [entry],
    outfile: `${folder}/main.js`,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    external: frameworkPackages,
    loader: { '.svelte': 'js' },
  })
}

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
