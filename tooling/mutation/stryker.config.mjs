import { frameworkNames } from '../frameworks.mjs'

const { PACKAGE = 'core' } = process.env
const packages = ['core', ...frameworkNames]
if (!packages.includes(PACKAGE)) throw new Error(`Unknown package ${PACKAGE}. Choose from ${packages.join(', ')}.`)
const isCore = PACKAGE === 'core'

/** The scores that complete runs reached. A package without one has had no complete run yet. */
const reached = { core: 90 }

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tooling/mutation/vitest.config.ts', related: isCore },
  mutate: [`packages/${PACKAGE}/{src,dom,url}/**/*.{ts,tsx,svelte}`],
  // A mutant in code that runs while an adapter's module loads would run every test.
  ignoreStatic: !isCore,
  ignorePatterns: ['/bench', '/docs', '/e2e', '/examples', 'dist'],
  concurrency: 2,
  timeoutMS: 20_000,
  disableTypeChecks: false,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, allowEmojis: false },
  allowConsoleColors: false,
  thresholds: { high: 100, low: 95, break: reached[PACKAGE] ?? null },
  jsonReporter: { fileName: `.stryker/${PACKAGE}.json` },
  tempDirName: '.stryker',
}
