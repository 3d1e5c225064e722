import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { browser, jsdom, node, ofContract, ssr } from '../../vitest.config'

const { PACKAGE = 'core', STRYKER_MUTATOR_WORKER = 0 } = process.env
const tests = `packages/${PACKAGE}/test`

const hasFailed: BrowserCommand<[]> = ({ project }) => project.vitest.state.getFailedFilepaths().length > 0

// Few properties with a fixed seed, so that the score is the same in each run.
const reproducible = {
  testTimeout: 60_000,
  env: { PROPERTY_RUNS: '300' },
  setupFiles: 'tooling/mutation/seed.ts',
}

const core = [
  {
    ...node,
    test: {
      ...node.test,
      ...reproducible,
      include: [`${tests}/*.test.ts`],
      // Reads the documentation, which the sandbox lacks.
      exclude: [...node.test.exclude, `${tests}/theme.test.ts`],
    },
  },
  { ...ssr, test: { ...ssr.test, ...reproducible, include: [`${tests}/contract/*.ssr.test.ts`] } },
  {
    ...jsdom,
    test: { ...jsdom.test, ...reproducible, include: [`${tests}/*.dom.test.ts`] },
  },
]

const adapter = [
  {
    ...browser,
    // The workers share a sandbox, but must not share Vite's prebundled dependencies.
    cacheDir: `.stryker/vite-${STRYKER_MUTATOR_WORKER}`,
    // The sandbox links to the dependencies outside it.
    server: { fs: { strict: false } },
    test: {
      ...browser.test,
      include: [`${tests}/*.browser.test.{ts,tsx}`, ofContract],
      setupFiles: 'tooling/mutation/bail.ts',
      browser: {
        ...browser.test.browser,
        instances: [{ browser: 'chromium' as const, provide: { host: PACKAGE } }],
        commands: { ...browser.test.browser.commands, hasFailed },
      },
    },
  },
  { ...ssr, test: { ...ssr.test, include: [`${tests}/**/*.ssr.test.{ts,tsx}`] } },
]

export default defineConfig({ test: { projects: PACKAGE === 'core' ? core : adapter } })
