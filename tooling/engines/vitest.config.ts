import { defineConfig } from 'vitest/config'
import { browser } from '../../vitest.config'
import { ssr } from '../ssr-command.mjs'
import { root } from '../vite.mjs'
import { clickAt, systemEngine } from './provider.mjs'

export default defineConfig({
  ...browser,
  root,
  test: {
    include: ['packages/*/test/contract/{contract,hydration}.browser.test.{ts,tsx}'],
    fileParallelism: false,
    browser: {
      enabled: true,
      screenshotFailures: false,
      provider: systemEngine(),
      instances: [{ browser: 'firefox' }, { browser: 'webkit' }],
      commands: { clickAt, ssr },
    },
  },
})
