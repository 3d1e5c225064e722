import { defineConfig } from 'tsup'
import { developmentGuard } from '../../tooling/development-guard.mjs'

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    adapter: 'src/adapter.ts',
    dom: 'dom/index.ts',
    url: 'url/index.ts',
    locales: 'locales/index.ts',
  },
  tsconfig: 'dom/tsconfig.json',
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  clean: true,
  plugins: [developmentGuard],
})
