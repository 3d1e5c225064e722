import { defineConfig } from 'vitest/config'
import { browser } from '../../vitest.config'
import { ssr } from '../ssr-command.mjs'
import { root } from '../vite.mjs'
import { startTime } from './answered.mjs'
import { engineCommands, systemEngine } from './provider.mjs'

export default defineConfig({
  ...browser,
  root,
  test: {
    provide: { everyHost: true },
    include: ['packages/*/test/contract/{contract,hydration}.browser.test.{ts,tsx}'],
    fileParallelism: false,
    // Longer than a command may take, so that the end of a stopped browser comes before the failure of its test.
    testTimeout: 120_000,
    // WebKit on a virtual screen is slow.
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      connectTimeout: 1000 * startTime,
      screenshotFailures: false,
      provider: systemEngine(),
      instances: [{ browser: 'firefox' }, { browser: 'webkit' }],
      commands: { ...engineCommands, ssr },
    },
  },
})
