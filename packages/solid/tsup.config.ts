import { defineConfig } from 'tsup'
import { developmentGuard } from '../../tooling/development-guard.mjs'

// There is no JSX in the sources, so one build serves the browser and the server: `solid-js/web` detects which one it is. File
// by file, so that bundlers leave out the parts that an app doesn't use.
export default defineConfig({
  entry: ['src/**/*.ts'],
  bundle: false,
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: { entry: ['src/index.ts', 'src/pagination.ts'] },
  sourcemap: true,
  clean: true,
  plugins: [
    developmentGuard,
    {
      name: 'cjs-endings',
      renderChunk(code, { path }) {
        if (path.endsWith('.cjs')) return { code: code.replace(/require\("(\.[^"]+)\.js"\)/g, 'require("$1.cjs")') }
      },
    },
  ],
})
