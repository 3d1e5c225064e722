import { defineConfig } from '@playwright/test'
import { findBrowser } from './tooling/browser.mjs'
import { freePort } from './tooling/server.mjs'

// Workers load this file again and inherit the port from the main process.
process.env.E2E_PORT ??= String(await freePort())
const origin = `http://localhost:${process.env.E2E_PORT}`

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: '100%',
  // No test may depend on speed, so the limits only end tests that wait forever.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: { baseURL: origin, launchOptions: findBrowser() },
  projects: [
    { name: 'apps', testMatch: 'apps.spec.ts' },
    { name: 'details', testIgnore: ['apps.spec.ts', 'routers.spec.ts', 'outside/**'] },
    { name: 'routers', testMatch: 'routers.spec.ts' },
  ],
  webServer: { command: 'node tooling/serve.mjs', env: { PORT: process.env.E2E_PORT }, url: origin, timeout: 120_000 },
})
