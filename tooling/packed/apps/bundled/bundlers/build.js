// Builds the page by each bundler, as it is set up by default, into dist/<mode>/<bundler>/main.js.

import { writeFileSync } from 'node:fs'
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
// Parcel, by default, resolves no dependency of Solid's own.
const entryOfParcel = resolve('src/main.js')
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
  // What becomes of it in the app that uses the library is what counts.
  async 'parcel-library'(folder) {
    await parcel({ distDir: folder, isLibrary: true, includeNodeModules: true, outputFormat: 'esmodule' })
    await builds.rollup(folder, `${folder}/main.js`)
  },
}

for (const [name, build] of Object.entries(builds)) {
  await build(folderOf(name))
  const page =
    '<!doctype html><link rel="icon" href="data:,"><script type="module" src="main.js"></script><body></body>'
  writeFileSync(`${folderOf(name)}/index.html`, page)
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
  // As its command line has it.
  const defaultTargetOptions = { shouldOptimize: mode === 'production', shouldScopeHoist: true }
  const options = {
    entries: entryOfParcel,
    defaultConfig,
    mode,
    targets,
    defaultTargetOptions,
    shouldDisableCache: true,
  }
  await new Parcel(options).run()
}
