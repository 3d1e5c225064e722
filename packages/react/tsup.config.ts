import { defineConfig } from 'tsup'
import { developmentGuard } from '../../tooling/development-guard.mjs'

// File by file, so that each client module keeps its own 'use client' and the index stays usable in a server component.
const modules = defineConfig({
  entry: ['src/**/*.{ts,tsx}'],
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

// Apart, because a namespace loses the types that its bundle shares with another.
const serverTypes = defineConfig({ entry: ['src/server.ts'], format: ['esm', 'cjs'], dts: { only: true } })

export default [modules, serverTypes]
