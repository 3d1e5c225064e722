import { defineConfig } from 'tsup'
import { commonJsEndings, developmentGuard, mapsOfModules } from '../../tooling/tsup-plugins.mjs'

// There is no JSX in the sources, so one build serves the browser and the server: `solid-js/web` detects which one it is. File
// by file, so that bundlers leave out the parts that an app doesn't use.
export default defineConfig({
  entry: ['src/**/*.ts'],
  bundle: false,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: ['index', 'pagination', 'dom', 'locales', 'url'].map((name) => `src/${name}.ts`) },
  sourcemap: true,
  esbuildOptions: mapsOfModules,
  clean: true,
  plugins: [developmentGuard, commonJsEndings],
})
