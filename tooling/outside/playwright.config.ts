import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

const { TESTED_APP: app = '', TESTED_ORIGIN: baseURL } = process.env

// What a copy of an example app has to show again.
const sentences = [
  'long lists',
  'an array',
  'links',
  'without JavaScript links lead to the next, the last and the first page',
  'hydration keeps the elements of the server, and each change adds one history entry',
]

export default defineConfig({
  outputDir: `../../test-results/${app}`,
  workers: 1,
  // No test may depend on speed, so the limits only end tests that wait forever.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  use: { baseURL, launchOptions: findBrowser() },
  projects: [
    { name: 'outside', testDir: '../../e2e/outside' },
    {
      name: 'examples',
      testDir: '../../e2e',
      testIgnore: 'outside/**',
      grep: new RegExp(`spec\\.ts (${app} )?(${sentences.join('|')})$`),
    },
  ],
})
