import { frameworkNames } from '../frameworks.mjs'

const { PACKAGE = 'core' } = process.env
const packages = ['core', ...frameworkNames]
if (!packages.includes(PACKAGE)) throw new Error(`Unknown package ${PACKAGE}. Choose from ${packages.join(', ')}.`)
const isCore = PACKAGE === 'core'

/** The scores that complete runs reached. A package without one has had no complete run yet. */
const reached = { core: 90 }

/** What only a browser shows, such as layout, presses and speech, is tested by the contract, which takes too long for each mutant. */
const mutatedCore = [
  'packages/core/src/**/*.ts',
  '!packages/core/src/{dom,locales}/**',
  '!packages/core/src/events/{field,press}.ts',
  '!packages/core/src/parts/{page-input,page-size-select}.ts',
  'packages/core/src/dom/{address,apply-props,share-navigation,keep-focus,page-history,page-props,page-router}.ts',
]

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tooling/mutation/vitest.config.ts', related: isCore },
  mutate: isCore ? mutatedCore : [`packages/${PACKAGE}/src/**/*.{ts,tsx,svelte}`],
  // A mutant in code that runs while a module loads would run every test.
  ignoreStatic: true,
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
