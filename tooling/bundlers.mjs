// The production build of an entry by each bundler: minified, without the frameworks.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import nodeResolve from '@rollup/plugin-node-resolve'
import * as esbuild from 'esbuild'
import { rollup } from 'rollup'
import * as vite from 'vite'
import webpack from 'webpack'

const frameworks = ['react', 'vue', 'solid-js', 'svelte']
const isFramework = new RegExp(`^(${frameworks.join('|')})($|/)`)
// Rollup itself neither sets the mode nor minifies.
const define = { 'process.env.NODE_ENV': '"production"' }
const production = {
  name: 'production',
  transform: async (code) => (await esbuild.transform(code, { define })).code,
  renderChunk: async (code) => (await esbuild.transform(code, { minify: true, target: 'es2022' })).code,
}

export const bundlers = {
  async esbuild(entry) {
    const { outputFiles } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      minify: true,
      format: 'esm',
      target: 'es2022',
      external: frameworks,
      loader: { '.svelte': 'js' },
    })
    return outputFiles[0].text
  },

  async rollup(entry) {
    const bundle = await rollup({
      input: entry,
      external: isFramework,
      plugins: [nodeResolve(), production],
      onLog() {},
    })
    const { output } = await bundle.generate({ format: 'es' })
    return output[0].code
  },

  async webpack(entry) {
    const path = join(entry, '../webpack')
    const options = {
      mode: 'production',
      entry,
      externals: isFramework,
      externalsType: 'module',
      experiments: { outputModule: true },
      output: { path, filename: 'main.js', library: { type: 'module' } },
    }
    await new Promise((resolve, reject) => {
      webpack(options, (error, stats) =>
        error || stats.hasErrors() ? reject(error ?? new Error(stats.toString())) : resolve(),
      )
    })
    return readFileSync(join(path, 'main.js'), 'utf8')
  },

  async vite(entry) {
    const { output } = await vite.build({
      configFile: false,
      logLevel: 'error',
      build: {
        write: false,
        modulePreload: false,
        target: 'es2022',
        rolldownOptions: {
          input: entry,
          external: isFramework,
          preserveEntrySignatures: 'strict',
          moduleTypes: { '.svelte': 'js' },
        },
      },
    })
    return output[0].code
  },
}
