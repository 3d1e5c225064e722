import { defineConfig } from 'tsup'
import { commonJsEndings, developmentGuard, mapsOfModules } from '../../tooling/tsup-plugins.mjs'

// File by file, so that bundlers drop the parts that an app doesn't use: a namespace would keep all of them in one file.
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
