import { defineConfig } from 'vitest/config'
import { framePages } from '../frame-pages.mjs'
import { ssr } from '../ssr-command.mjs'
import { alias, plugins, root } from '../vite.mjs'
import { clickAt, systemEngine } from './provider.mjs'

export default defineConfig({
  root,
  plugins: [...plugins(), framePages()],
  resolve: { alias },
  // Named, because a dependency found in mid-run reloads the page under the tests.
  optimizeDeps: { include: ['react', 'react-dom', 'react-dom/client', 'react/jsx-dev-runtime', 'vue'] },
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
