import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tooling/browser.mjs'
import { framePages } from './tooling/frame-pages.mjs'
import { ssr as renderOnServer } from './tooling/ssr-command.mjs'
import { alias, plugins } from './tooling/vite.mjs'

const inBrowser = 'packages/*/test/**/*.browser.test.{ts,tsx}'
const inDom = 'packages/*/test/**/*.dom.test.{ts,tsx}'
const ofApps = 'docs/samples/{react,vue,solid,svelte}/*.test.{ts,tsx}'
const onServer = 'packages/*/test/**/*.ssr.test.{ts,tsx}'
const frameworks = ['react', 'react-dom', 'solid-js', 'vue']

// Also on two cores, because a test in a browser mostly waits. Vitest demands the same number in every project.
const maxWorkers = 3

// Two seconds for each adapter, or two minutes in `npm run test:random`. RANDOM_SEED repeats sequences that failed.
const { npm_lifecycle_event, RANDOM_SEED } = process.env
const random = {
  seconds: npm_lifecycle_event === 'test:random' ? 120 : 2,
  seed: RANDOM_SEED ? Number(RANDOM_SEED) : undefined,
}

// A function, because Vitest writes the project's name into the instance.
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: findBrowser() }),
  instances: [{ browser: 'chromium' as const }],
})

export const node = {
  plugins: plugins(),
  resolve: { alias },
  test: {
    name: 'node',
    maxWorkers,
    include: ['{packages/*,docs/samples/server}/test/**/*.test.{ts,tsx}', 'tooling/test/*.test.ts'],
    exclude: [inBrowser, inDom, onServer, '**/node_modules/**'],
  },
}

export const ssr = {
  plugins: plugins(),
  resolve: { alias },
  test: { name: 'ssr', maxWorkers, include: [onServer] },
}

const inSimulatedDom = (environment: 'jsdom' | 'happy-dom', include: string[]) => ({
  plugins: plugins(),
  resolve: { alias, conditions: ['browser'], dedupe: frameworks },
  test: {
    name: environment,
    maxWorkers,
    environment,
    // The Testing Libraries clean up after each test only if `afterEach` is a global.
    globals: true,
    // Finding elements by role is slow here, more so on a busy machine.
    testTimeout: 20_000,
    include,
    // Otherwise Node resolves the imports of these packages to their builds for servers.
    server: { deps: { inline: [/solid|svelte/] } },
  },
})
export const jsdom = inSimulatedDom('jsdom', [inDom, ofApps])
// Svelte's `bind:value` of a select, which the apps use, does not work in happy-dom.
const happyDom = inSimulatedDom('happy-dom', [inDom])

export const browser = {
  plugins: [...plugins(), framePages()],
  resolve: { alias },
  optimizeDeps: {
    // Listed because a dependency that Vite discovers during the run reloads the page.
    include: [
      'fast-check',
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'vue',
    ],
    // A dependency of a sample, which does not resolve from here.
    exclude: ['preact'],
  },
  test: {
    name: 'browser',
    provide: { random, everyHost: npm_lifecycle_event === 'test:contract' },
    maxWorkers,
    include: [inBrowser, 'packages/core/test/*.dom.test.ts'],
    browser: { ...chromium(), commands: { ssr: renderOnServer } },
  },
}

/** The contract on the adapter that a guide builds. */
const preact = {
  ...browser,
  test: {
    ...browser.test,
    name: 'preact',
    include: ['docs/samples/preact/test/*.browser.test.ts'],
    browser: { ...chromium(), commands: { ssr: renderOnServer } },
  },
}

const samples = {
  root: 'docs/samples',
  plugins: plugins(),
  resolve: { alias, dedupe: frameworks },
  optimizeDeps: {
    include: ['@tanstack/react-router', 'react', 'react-dom/client', 'react-router', 'vue', 'vue-router'],
    exclude: ['@solidjs/router'],
  },
  test: {
    name: 'samples',
    maxWorkers,
    include: ['test/*.browser.test.ts'],
    // The simulated servers answer within 20 ms.
    expect: { poll: { interval: 10 } },
    browser: chromium(),
  },
}

export default defineConfig({ test: { projects: [node, ssr, jsdom, happyDom, browser, preact, samples] } })
