import { defineConfig } from 'vitest/config'
import { browser } from '../../vitest.config'
import { ssr } from '../ssr-command.mjs'
import { root } from '../vite.mjs'
import { engineCommands, systemEngine } from './provider.mjs'

export default defineConfig({
  ...browser,
  root,
  test: {
    provide: { everyHost: true },
    include: ['packages/*/test/contract/{contract,hydration}.browser.test.{ts,tsx}'],
    fileParallelism: false,
    // Longer than a command may take, so that the end of a stopped browser comes before the failure of its test.
    testTimeout: 60_000,
    // WebKit on a virtual screen is slow.
    expect: { poll: { timeout: 5000 } },
    browser: {
      enabled: true,
      screenshotFailures: false,
      provider: systemEngine(),
      instances: [{ browser: 'firefox' }, { browser: 'webkit' }],
      commands: { ...engineCommands, ssr },
    },
  },
})
