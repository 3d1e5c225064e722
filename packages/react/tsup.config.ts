import { defineConfig } from 'tsup'
import { commonJsEndings, developmentGuard, mapsOfModules } from '../../tooling/tsup-plugins.mjs'

// File by file, so that each client module keeps its own 'use client' and the index stays usable in a server component.
const modules = defineConfig({
  entry: ['src/**/*.{ts,tsx}'],
  bundle: false,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: ['index', 'pagination', 'dom', 'locales', 'url'].map((name) => `src/${name}.ts`) },
  sourcemap: true,
  esbuildOptions: mapsOfModules,
  clean: true,
  plugins: [developmentGuard, commonJsEndings],
})

// Apart, because a namespace loses the types that its bundle shares with another.
const serverTypes = defineConfig({ entry: ['src/server.ts'], format: ['esm', 'cjs'], dts: { only: true } })

export default [modules, serverTypes]
