import { defineConfig, type Options } from 'tsup'

const shared: Options = { target: 'es2022', dts: { entry: 'src/index.ts' }, sourcemap: true, clean: true }

export default defineConfig([
  // File by file, so that bundlers drop the parts that an app doesn't use: a namespace would keep all of them in one file.
  { ...shared, entry: ['src/**/*.ts'], format: 'esm', bundle: false },
  { ...shared, entry: ['src/index.ts'], format: 'cjs' },
])
