import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

const { COPIED_APP: app = '', COPIED_ORIGIN: baseURL } = process.env

const tests = [
  'basic',
  'page size',
  'real data',
  'links',
  'a table on a server keeps everything in the URL',
  'without JavaScript links lead to the next, the last and the first page',
  'hydration keeps the elements of the server, and each change adds one history entry',
]

export default defineConfig({
  testDir: '../../e2e',
  testMatch: app === 'full-stack' ? 'full-stack.spec.ts' : ['examples.spec.ts', 'orders.spec.ts'],
  grep: new RegExp(`spec\\.ts (${app} )?(${tests.join('|')})$`),
  outputDir: `../../test-results/${app}`,
  workers: 1,
  use: { baseURL, launchOptions: findBrowser() },
})
