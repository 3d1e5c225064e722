import { defineConfig } from 'vitest/config'
import { alias } from '../vite.mjs'

const inDom = 'packages/core/test/*.dom.test.ts'

// The core's own tests that run in Node, and no others.
const project = {
  resolve: { alias },
  test: {
    testTimeout: 60_000,
    // Few properties, and always the same: the score is to be the same tomorrow.
    env: { PROPERTY_RUNS: '300' },
    setupFiles: 'tooling/mutation/seed.ts',
  },
}

export default defineConfig({
  test: {
    projects: [
      {
        ...project,
        test: { ...project.test, name: 'node', include: ['packages/core/test/*.test.ts'], exclude: [inDom] },
      },
      { ...project, test: { ...project.test, name: 'jsdom', include: [inDom], environment: 'jsdom' } },
    ],
  },
})
