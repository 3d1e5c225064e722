// Each bundler writes an entry to <folder>/main.js with its default settings.
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

  async rollup({ entry, folder, mode }) {
    const define = replace({ preventAssignment: true, 'process.env.NODE_ENV': JSON.stringify(mode) })
    const bundle = await rollup({ input: entry, plugins: [define, nodeResolve(), commonjs()], onLog() {} })
    await bundle.write({ file: `${folder}/main.js`, format: 'es' })
  },

  rspack: (options) => pack(rspack, options),
  webpack: (options) => pack(webpack, options),

  async vite({ entry, folder, mode }) {
    await vite.build({
      configFile: false,
      mode,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { input: entry, output: { entryFileNames: 'main.js' } },
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

function pack(bundler, { entry, folder, mode }) {
  return new Promise((done, fail) => {
    bundler({ mode, entry, output: { path: folder, filename: 'main.js' } }, (error, stats) => {
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
