import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tooling/browser.mjs'
import { framePages } from './tooling/frame-pages.mjs'
import { frameworkNames, frameworkPackages, frameworks } from './tooling/frameworks.mjs'
import { reactCompiler } from './tooling/react-compiler.mjs'
import { ssr as renderOnServer } from './tooling/ssr-command.mjs'
import { alias, plugins } from './tooling/vite.mjs'

const inBrowser = 'packages/*/test/**/*.browser.test.{ts,tsx}'
export const ofContract = 'packages/contract/test/{contract,hydration}.browser.test.ts'
const inSurroundings = 'packages/contract/test/surroundings.browser.test.ts'
const inRandom = 'packages/contract/test/random.browser.test.ts'
const inDom = 'packages/*/test/**/*.dom.test.{ts,tsx}'
const ofApps = 'docs/samples/react/*.test.tsx'
const ofTheme = 'packages/core/test/theme.browser.test.ts'
export const ofLayouts = 'packages/core/test/theme-layouts.browser.test.ts'
const ofPhones = 'packages/core/test/theme-{phones,widths}.browser.test.ts'
const onServer = 'packages/*/test/**/*.ssr.test.{ts,tsx}'

// EVERY_HOST runs the rules on every host, RANDOM_SEED repeats sequences that failed, and LAYOUTS tries more of the theme's.
const { EVERY_HOST, PROPERTY_RUNS = '500', RANDOM_SEED, LAYOUTS = '2000' } = process.env
const random = {
  seconds: 120,
  seed: RANDOM_SEED ? Number(RANDOM_SEED) : undefined,
}
export const layoutsToTry = { layouts: Number(LAYOUTS), seed: random.seed ?? 1 }

// No test may depend on speed, so the limits only end tests that wait forever.
const limits = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 60_000 } },
  maxWorkers: availableParallelism(),
}

// A function, because Vitest writes the project's name into the instance.
const chromium = (instances: object[] = [{}]) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: findBrowser() }),
  instances: instances.map((instance) => ({ browser: 'chromium' as const, ...instance })),
})

/** The contract runs on each host: the same files, in a project with its name. */
export const hosts = ['core', ...frameworkNames].map((host) => ({
  name: host === 'core' ? 'vanilla' : host,
  provide: { host },
  // The hosts already run in parallel.
  fileParallelism: false,
}))

export const node = {
  plugins: plugins(),
  resolve: { alias },
  test: {
    name: 'node',
    ...limits,
    // How many random inputs each property is checked with.
    env: { PROPERTY_RUNS },
    include: ['{packages/*,docs/samples/server}/test/**/*.test.{ts,tsx}', 'tooling/test/*.test.ts'],
    exclude: [inBrowser, inDom, onServer, '**/node_modules/**'],
  },
}

export const ssr = {
  plugins: plugins(),
  resolve: { alias },
  test: { name: 'ssr', ...limits, include: [onServer] },
}

const inSimulatedDom = (name: string, environment: 'jsdom' | 'happy-dom', include: string[]) => ({
  plugins: plugins(),
  resolve: { alias, conditions: ['browser'], dedupe: frameworkPackages },
  test: {
    name,
    ...limits,
    environment,
    // The Testing Libraries clean up after each test only if `afterEach` is a global.
    globals: true,
    include,
    // Otherwise Node resolves the imports of these packages to their builds for servers.
    server: { deps: { inline: [/solid|svelte/] } },
  },
})
export const jsdom = inSimulatedDom('jsdom', 'jsdom', [inDom])
const happyDom = inSimulatedDom('happy-dom', 'happy-dom', [inDom])
const sampleTests = inSimulatedDom('sample-tests', 'jsdom', [ofApps])
/** Samples with libraries that `node tooling/install.mjs docs/libraries` installs. */
const libraries = inSimulatedDom('libraries', 'jsdom', ['docs/libraries/*.test.tsx'])

export const browser = {
  plugins: [...plugins(), framePages()],
  resolve: { alias },
  optimizeDeps: {
    // Listed because a dependency that Vite discovers during the run reloads the page.
    include: ['fast-check', ...frameworks.flatMap(({ prebundled }) => prebundled)],
    // A dependency of a sample, which does not resolve from here.
    exclude: ['preact'],
  },
  test: {
    name: 'browser',
    provide: { random, everyHost: Boolean(EVERY_HOST), isCompiled: false },
    ...limits,
    include: [ofContract],
    browser: { ...chromium(hosts), commands: { ssr: renderOnServer } },
  },
}

/** The adapters' own tests, and those of core/dom. Their files share a page, which takes half the time. */
const own = {
  ...browser,
  test: {
    ...browser.test,
    name: 'own',
    include: [inBrowser, 'packages/core/test/*.dom.test.ts'],
    exclude: ['packages/contract/**', ofTheme, ofLayouts, ofPhones],
    setupFiles: ['packages/contract/src/harness/silent-console.ts'],
    browser: { ...chromium(), isolate: false },
  },
}

/** The contract on React, and React's own tests, compiled by the React Compiler. */
const compiled = {
  ...browser,
  plugins: [reactCompiler(), ...browser.plugins],
  optimizeDeps: { ...browser.optimizeDeps, include: [...browser.optimizeDeps.include, 'react/compiler-runtime'] },
  test: {
    ...browser.test,
    name: 'compiled',
    provide: { ...browser.test.provide, isCompiled: true, host: 'react' },
    include: [ofContract, 'packages/react/test/*.browser.test.tsx'],
    setupFiles: own.test.setupFiles,
    browser: { ...chromium(), commands: { ssr: renderOnServer } },
  },
}

const adapters = hosts.slice(1).map((host) => ({ ...host, name: `random-${host.name}` }))
const randomSequences = {
  ...browser,
  test: { ...browser.test, name: 'random', include: [inRandom], browser: chromium(adapters) },
}

/** The suites about focus, feedback and lists in shadow roots, dialogs, frames and the like, half of them in each page. */
const halves = [0, 1].map((half) => ({ name: `surroundings-${half}`, provide: { host: 'core', half } }))
const surroundings = {
  ...browser,
  test: { ...browser.test, name: 'surroundings', include: [inSurroundings], browser: chromium(halves) },
}

/** The contrast and size of everything that the theme styles. */
const theme = {
  ...browser,
  test: { ...browser.test, name: 'theme', include: [ofTheme], browser: chromium() },
}

/** Random compositions of parts with the theme, at many widths. */
const layouts = {
  ...browser,
  test: {
    ...browser.test,
    name: 'layouts',
    provide: { ...browser.test.provide, layouts: layoutsToTry },
    include: [ofLayouts, ofPhones],
    browser: chromium(),
  },
}

/** The contract on the adapter that a guide builds, and on React's package in Preact. */
const preact = {
  ...browser,
  root: 'docs/samples',
  resolve: { alias: [{ find: /^react(-dom)?(?=$|\/)/, replacement: 'preact/compat' }, ...alias], dedupe: ['preact'] },
  optimizeDeps: { exclude: ['preact'] },
  test: {
    ...browser.test,
    name: 'preact',
    include: ['preact/test/*.browser.test.ts'],
    browser: { ...chromium(), commands: { ssr: renderOnServer } },
  },
}

const samples = {
  root: 'docs/samples',
  plugins: plugins(),
  resolve: { alias, dedupe: frameworkPackages },
  optimizeDeps: {
    include: [
      '@tanstack/react-router',
      'react',
      'react-dom/client',
      'react-router',
      'vue',
      'vue-router',
      'wouter',
      'wouter/use-browser-location',
    ],
    exclude: ['@solidjs/router'],
  },
  test: {
    name: 'samples',
    ...limits,
    include: ['test/*.browser.test.ts'],
    // The simulated servers answer within 20 ms.
    expect: { poll: { ...limits.expect.poll, interval: 10 } },
    browser: chromium(),
  },
}

/** The libraries of docs/moving beside Dogear. `node tooling/install.mjs docs/compared` installs them. */
const compared = {
  plugins: plugins(),
  resolve: samples.resolve,
  root: 'docs/compared',
  optimizeDeps: {
    include: [
      '@awesome.me/webawesome/dist/components/pagination/pagination.js',
      '@chakra-ui/react',
      '@emotion/react',
      '@emotion/styled',
      '@mantine/core',
      '@mantine/hooks',
      '@mui/material/Pagination',
      '@mui/material/TablePagination',
      '@mui/material/styles',
      '@rc-component/pagination',
      '@testing-library/react/pure',
      'antd',
      'react',
      'react-dom',
      'react-dom/client',
      'react-paginate',
      'reka-ui',
      'vue',
    ],
    exclude: ['bits-ui', '@kobalte/core'],
  },
  test: { name: 'compared', ...limits, include: ['*.test.{ts,tsx}'], browser: chromium() },
}

export default defineConfig({
  test: {
    projects: [
      node,
      ssr,
      jsdom,
      happyDom,
      browser,
      own,
      compiled,
      randomSequences,
      surroundings,
      theme,
      layouts,
      preact,
      samples,
      sampleTests,
      libraries,
      compared,
    ],
  },
})
