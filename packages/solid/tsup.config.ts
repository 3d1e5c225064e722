import { solidPlugin } from 'esbuild-plugin-solid'
import { defineConfig, type Options } from 'tsup'

const base: Options = { target: 'es2022', sourcemap: true, treeshake: true }

export default defineConfig([
  {
    ...base,
    entry: { index: 'src/index.ts' },
    format: ['esm', 'cjs'],
    dts: true,
    esbuildPlugins: [solidPlugin({ solid: { generate: 'dom', hydratable: true } })],
  },
  {
    ...base,
    entry: { server: 'src/index.ts' },
    format: ['esm', 'cjs'],
    esbuildPlugins: [solidPlugin({ solid: { generate: 'ssr', hydratable: true } })],
  },
  // JSX for the compiler of the app, by the `solid` condition.
  {
    ...base,
    entry: { source: 'src/index.ts' },
    format: 'esm',
    outExtension: () => ({ js: '.jsx' }),
    esbuildOptions(options) {
      options.jsx = 'preserve'
    },
  },
])
