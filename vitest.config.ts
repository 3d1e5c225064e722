import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findBrowser } from './tooling/browser.mjs'
import { framePages } from './tooling/frame-pages.mjs'
import { ssr } from './tooling/ssr-command.mjs'
import { alias, plugins } from './tooling/vite.mjs'

const inBrowser = '{packages/*,docs/samples/preact}/test/**/*.browser.test.{ts,tsx}'
const inDom = 'packages/*/test/**/*.dom.test.{ts,tsx}'
const ofApps = 'docs/samples/{react,vue,solid,svelte}/*.test.{ts,tsx}'
const onServer = 'packages/*/test/**/*.ssr.test.{ts,tsx}'

// Thirty seconds for the five hosts, or ten minutes; MODEL_SEED plays the sequences that have failed again.
const { npm_lifecycle_event, MODEL_SEED } = process.env
const model = {
  seconds: npm_lifecycle_event === 'test:model' ? 120 : 6,
  seed: MODEL_SEED ? Number(MODEL_SEED) : undefined,
}

export default defineConfig({
  test: {
    projects: [
      {
        plugins: plugins(),
        resolve: { alias },
        test: {
          name: 'node',
          include: ['{packages/*,docs/samples/server}/test/**/*.test.{ts,tsx}', 'tooling/test/*.test.ts'],
          exclude: [inBrowser, inDom, onServer, '**/node_modules/**'],
        },
      },
      {
        plugins: plugins(),
        resolve: { alias },
        test: { name: 'ssr', include: [onServer] },
      },
      ...(['jsdom', 'happy-dom'] as const).map((environment) => ({
        plugins: plugins(),
        resolve: { alias, conditions: ['browser'], dedupe: ['react', 'react-dom', 'solid-js', 'vue'] },
        test: {
          name: environment,
          environment,
          // The Testing Libraries clean up after each test where `afterEach` is a global.
          globals: true,
          // To find elements by role takes long here, on a machine that does much else.
          testTimeout: 20_000,
          // Svelte's `bind:value` of a select finds no `option:checked` in happy-dom.
          include: environment === 'jsdom' ? [inDom, ofApps] : [inDom],
          // Node would resolve what these import to the builds for servers.
          server: { deps: { inline: [/solid|svelte/] } },
        },
      })),
      {
        plugins: [...plugins(), framePages()],
        resolve: { alias },
        optimizeDeps: {
          // Named, because a dependency found in mid-run reloads the page under the tests.
          include: [
            'fast-check',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'vue',
          ],
          // A dependency of a sample, which cannot be named from here.
          exclude: ['preact'],
        },
        test: {
          name: 'browser',
          provide: { model },
          include: [inBrowser, 'packages/core/test/*.dom.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' }],
            commands: { ssr },
          },
        },
      },
      {
        root: 'docs/samples',
        plugins: plugins(),
        resolve: { alias, dedupe: ['react', 'react-dom', 'solid-js', 'vue'] },
        optimizeDeps: {
          include: ['@tanstack/react-router', 'react', 'react-dom/client', 'react-router', 'vue', 'vue-router'],
          exclude: ['@solidjs/router'],
        },
        test: {
          name: 'samples',
          include: ['test/*.browser.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
