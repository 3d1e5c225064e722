import { defineConfig } from '@playwright/test'
import { findBrowser } from '../tooling/browser.mjs'
import { freePort } from '../tooling/server.mjs'
import { base } from './test/site'

// Each worker loads this file again and inherits the port that the first run chose.
process.env.DOCS_PORT ??= String(await freePort())
const url = `http://localhost:${process.env.DOCS_PORT}${base}`

export default defineConfig({
  testDir: 'test',
  outputDir: '../test-results/docs',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // No test may depend on speed, so the limits only end tests that wait forever.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { baseURL: url, launchOptions: findBrowser() },
  webServer: { command: `node run.mjs preview --base ${base} --port ${process.env.DOCS_PORT}`, url },
})
