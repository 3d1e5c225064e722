import { defineConfig } from '@playwright/test'
import { findBrowser } from '../browser.mjs'

export default defineConfig({
  testDir: '.',
  outputDir: `../../test-results/${process.env.ROUTER_APP}`,
  workers: 1,
  use: { launchOptions: findBrowser() },
})
