import { defineConfig } from '@playwright/test'
import { findBrowser } from '../tooling/browser.mjs'
import { freePort } from '../tooling/server.mjs'

// Each worker loads this file again and inherits the port that the first run chose.
process.env.DOCS_PORT ??= String(await freePort())
const origin = `http://localhost:${process.env.DOCS_PORT}`

export default defineConfig({
  testDir: 'test',
  outputDir: '../test-results/docs',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: 'list',
  use: { baseURL: origin, launchOptions: findBrowser() },
  webServer: { command: `node run.mjs preview --port ${process.env.DOCS_PORT}`, url: origin },
})
