// Builds the page with each bundler's default settings, into dist/<mode>/<bundler>/main.js.
import { cpSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { Parcel } from '@parcel/core'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rspack } from '@rspack/core'
import * as esbuild from 'esbuild'
import { rollup } from 'rollup'
import * as vite from 'vite'
import webpack from 'webpack'

const mode = process.env.NODE_ENV
const entry = resolve('src/all.js')
// By default, Parcel does not resolve Solid's dependencies.
const parcelEntry = resolve('src/main.js')
const folderOf = (name) => resolve('dist', mode, name)

const builds = {
  async esbuild(folder, define = { 'process.env.NODE_ENV': JSON.stringify(mode) }) {
    await esbuild.build({ entryPoints: [entry], bundle: true, format: 'esm', define, outfile: `${folder}/main.js` })
  },
  async rollup(folder, input = entry) {
    const define = replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify(mode) })
    const bundle = await rollup({ input, plugins: [define, nodeResolve(), commonjs()], onLog() {} })
    await bundle.write({ file: `${folder}/main.js`, format: 'es' })
  },
  rspack: (folder) => pack(rspack, folder),
  webpack: (folder) => pack(webpack, folder),
  async vite(folder) {
    await vite.build({
      mode,
      logLevel: 'error',
      build: { outDir: folder, rolldownOptions: { input: entry, output: { entryFileNames: 'main.js' } } },
    })
  },
  parcel: (folder) => parcel({ distDir: folder }),
  // A library counts once an app bundles it.
  async 'parcel-library'(folder) {
    await parcel({ distDir: folder, isLibrary: true, includeNodeModules: true, outputFormat: 'esmodule' })
    await builds.rollup(folder, `${folder}/main.js`)
  },
}

for (const [name, build] of Object.entries(builds)) {
  await build(folderOf(name))
  writePage(folderOf(name))
}
if (mode === 'production') withoutBundler(folderOf('no-bundler'))

function writePage(folder, importMap = '') {
  const head = `<!doctype html><link rel="icon" href="data:,">${importMap}`
  writeFileSync(`${folder}/index.html`, `${head}<script type="module" src="main.js"></script><body></body>`)
}

/** The core alone, as the browser loads it with an import map. */
function withoutBundler(folder) {
  cpSync('node_modules/@dogear/core/dist', `${folder}/core`, { recursive: true })
  cpSync('src/mount.js', `${folder}/mount.js`)
  cpSync('src/core.js', `${folder}/main.js`)
  const imports = { '@dogear/core': './core/index.js', '@dogear/core/dom': './core/dom.js' }
  writePage(folder, `<script type="importmap">${JSON.stringify({ imports })}</script>`)
}

function pack(bundler, path) {
  return new Promise((done, fail) => {
    bundler({ mode, entry, context: resolve('.'), output: { path, filename: 'main.js' } }, (error, stats) => {
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString()))
      else done()
    })
  })
}

async function parcel(target) {
  const defaultConfig = createRequire(import.meta.url).resolve('@parcel/config-default')
  const targets = { app: { context: 'browser', ...target } }
  // The defaults of Parcel's command line.
  const defaultTargetOptions = { shouldOptimize: mode === 'production', shouldScopeHoist: true }
  const options = {
    entries: parcelEntry,
    defaultConfig,
    mode,
    targets,
    defaultTargetOptions,
    shouldDisableCache: true,
  }
  await new Parcel(options).run()
}
