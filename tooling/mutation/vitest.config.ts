import { defineConfig } from 'vitest/config'
import { alias } from '../vite.mjs'

// The tests of the core that run in Node, and no others.
export default defineConfig({
  resolve: { alias },
  test: {
    testTimeout: 60_000,
    // Few properties, and always the same: the score is to be the same tomorrow.
    env: { PROPERTY_RUNS: '300' },
    setupFiles: 'tooling/mutation/seed.ts',
    include: ['packages/core/test/**/*.test.ts'],
    exclude: ['**/*.{browser,ssr}.test.ts', '**/node_modules/**'],
  },
})
