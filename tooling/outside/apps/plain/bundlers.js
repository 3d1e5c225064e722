// Each bundler writes an entry to <folder>/main.js with its default settings. With `external`, it keeps the exports of the
// entry and leaves out the modules that match, as `npm run size` measures it.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Parcel } from '@parcel/core'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import { rspack } from '@rspack/core'
import * as esbuild from 'esbuild'
import { rollup } from 'rollup'
import * as vite from 'vite'
import webpack from 'webpack'

export const bundlers = {
  async esbuild({ entry, folder, mode }) {
    const define = { 'process.env.NODE_ENV': JSON.stringify(mode) }
    await esbuild.build({ entryPoints: [entry], bundle: true, format: 'esm', define, outfile: `${folder}/main.js` })
  },

  async rollup({ entry, folder, mode, external }) {
    const define = replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify(mode) })
    const file = `${folder}/main.js`
    const bundle = await rollup({ input: entry, external, plugins: [define, nodeResolve(), commonjs()], onLog() {} })
    await bundle.write({ file, format: 'es' })
    // Rollup itself doesn't minify.
    const minify = async () => (await esbuild.transform(readFileSync(file), { minify: true, target: 'es2022' })).code
    if (external) writeFileSync(file, await minify())
  },

  rspack: (options) => pack(rspack, options),
  webpack: (options) => pack(webpack, options),

  async vite({ entry, folder, mode, external }) {
    const kept = { external, preserveEntrySignatures: 'strict', moduleTypes: { '.svelte': 'js' } }
    await vite.build({
      configFile: false,
      mode,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        ...(external && { modulePreload: false, target: 'es2022' }),
        rolldownOptions: { input: entry, output: { entryFileNames: 'main.js' }, ...(external && kept) },
      },
    })
  },

  parcel: ({ entry, folder, mode }) => parcel({ distDir: folder }, { entry, mode }),

  // A library counts once an app bundles it.
  async 'parcel-library'({ entry, folder, mode }) {
    const library = { distDir: folder, isLibrary: true, includeNodeModules: true, outputFormat: 'esmodule' }
    await parcel(library, { entry, mode })
    await bundlers.rollup({ entry: `${folder}/main.js`, folder, mode })
  },
}

/** Those that `external` works for. */
export const measured = { rollup: bundlers.rollup, webpack: bundlers.webpack, vite: bundlers.vite }

function pack(bundler, { entry, folder, mode, external }) {
  const kept = { externals: external, externalsType: 'module', experiments: { outputModule: true } }
  const output = { path: folder, filename: 'main.js', ...(external && { library: { type: 'module' } }) }
  return new Promise((done, fail) => {
    bundler({ mode, entry, output, ...(external && kept) }, (error, stats) => {
      if (error || stats.hasErrors()) fail(error ?? new Error(stats.toString()))
      else done()
    })
  })
}

async function parcel(target, { entry, mode }) {
  const bundler = new Parcel({
    entries: entry,
    defaultConfig: createRequire(import.meta.url).resolve('@parcel/config-default'),
    mode,
    targets: { app: { context: 'browser', ...target } },
    // The defaults of Parcel's command line.
    defaultTargetOptions: { shouldOptimize: mode === 'production', shouldScopeHoist: true },
    shouldDisableCache: true,
  })
  await bundler.run()
}
