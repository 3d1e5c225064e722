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
  'every export': { core: 7885 },
  'page math': { core: 415 },
  createPageUrl: { core: 1185 },
  createPageHistory: { core: 930 },
  exactCount: { core: 470 },
  createCursors: { core: 760 },
  'one language': { core: 825 },
  'every language': { core: 7430 },
  'theme.css': { core: 1715 },
  'every part': { react: 14340, vue: 14605, solid: 14915, svelte: 16255 },
  'every part and usePageUrl': { react: 15055, vue: 15380, solid: 15660, svelte: 17050 },
  'hook only': { react: 4945, vue: 4940, solid: 4885, svelte: 4770 },
  'Root + Prev + Next': { react: 6070, vue: 6370, solid: 6715, svelte: 6385 },
  'every part without client code': { react: 5730 },
  'Root + Prev + Next of the subpath': { react: 6070, vue: 6360, solid: 6720, svelte: 6385 },
  'Root + Prev + List + Next': { react: 7055, vue: 7395, solid: 7835, svelte: 8020 },
  'Root + Prev + FitList + Next': { react: 8670, vue: 8880, solid: 9320, svelte: 9540 },
  'Root + Prev + Next + PageSizeSelect': { react: 7255, vue: 7405, solid: 7810, svelte: 7805 },
  'Root + Prev + Next + PageInput': { react: 7660, vue: 7835, solid: 8215, svelte: 8040 },
  'Root + Prev + Next + EllipsisTrigger': { react: 6935, vue: 7175, solid: 7430, svelte: 7095 },
  'Root + Prev + Next + Status': { react: 7960, vue: 8295, solid: 8575, svelte: 8450 },
  'Root + Prev + Next + Content': { react: 8330, vue: 8590, solid: 8875, svelte: 8715 },
  'namespace in an SFC: Root + Prev + Next': { vue: 6435 },
  'namespace in an SFC: Root + Prev + List + Next': { vue: 7460 },
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
