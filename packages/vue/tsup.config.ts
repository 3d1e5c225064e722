import { defineConfig } from 'tsup'
import { commonJsEndings, developmentGuard } from '../../tooling/tsup-plugins.mjs'

// File by file, so that bundlers drop the parts that an app doesn't use: a namespace would keep all of them in one file.
export default defineConfig({
  entry: ['src/**/*.ts'],
  bundle: false,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/pagination.ts'] },
  sourcemap: true,
  clean: true,
  plugins: [developmentGuard, commonJsEndings],
})
