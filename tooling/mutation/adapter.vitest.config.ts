import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import type { BrowserCommand } from 'vitest/node'
import { findBrowser } from '../browser.mjs'
import { framePages } from '../frame-pages.mjs'
import { ssr } from '../ssr-command.mjs'
import { alias, plugins } from '../vite.mjs'

const { ADAPTER, STRYKER_MUTATOR_WORKER = 0 } = process.env
const tests = `packages/${ADAPTER}/test`

const hasFailed: BrowserCommand<[]> = ({ project }) => project.vitest.state.getFailedFilepaths().length > 0

// What judges the mutants of one adapter: the contract and the adapter's own tests, in a browser and on the server.
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [...plugins(), framePages()],
        resolve: { alias },
        // The workers share a sandbox, and Vite must not share its prebundled dependencies between them.
        cacheDir: `.stryker/vite-${STRYKER_MUTATOR_WORKER}`,
        // The sandbox only links to the dependencies.
        server: { fs: { strict: false } },
        optimizeDeps: {
          // Named, because a dependency found in mid-run reloads the page under the tests.
          include: [
            'fast-check',
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'vue',
          ],
        },
        test: {
          name: 'browser',
          include: [`${tests}/*.browser.test.{ts,tsx}`, `${tests}/contract/{contract,hydration}.browser.test.{ts,tsx}`],
          setupFiles: 'tooling/mutation/bail.ts',
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: findBrowser() }),
            instances: [{ browser: 'chromium' }],
            commands: { hasFailed, ssr },
          },
        },
      },
      {
        plugins: plugins(),
        resolve: { alias },
        test: { name: 'ssr', include: [`${tests}/**/*.ssr.test.{ts,tsx}`] },
      },
    ],
  },
})
