import { defineConfig, type Options } from 'tsup'
import { developmentGuard } from '../../tooling/development-guard.mjs'

const entry = ['src/index.ts', 'src/pagination.ts']
const shared: Options = { target: 'es2022', dts: { entry }, sourcemap: true, clean: true, plugins: [developmentGuard] }

export default defineConfig([
  // File by file, so that bundlers drop the parts that an app doesn't use: a namespace would keep all of them in one file.
  { ...shared, entry: ['src/**/*.ts'], format: 'esm', bundle: false },
  // Splitting, so that both entries share their modules. Its source maps would name the folder of the build.
  { ...shared, entry, format: 'cjs', splitting: true, sourcemap: false },
])
