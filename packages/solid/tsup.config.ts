import { defineConfig } from 'tsup'

// There is no JSX in the sources, so one build serves the browser and the server: `solid-js/web` tells which it is.
export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm', 'cjs'],
  target: 'es2022',
  dts: true,
  sourcemap: true,
  treeshake: true,
  clean: true,
})
