import { defineConfig } from 'vitest/config'
import { browser, hosts, layoutsToTry, ofContract, ofLayouts } from '../../vitest.config.ts'
import { ssr } from '../ssr-command.mjs'
import { root } from '../vite.mjs'
import { startTime } from './answered.mjs'
import { engineCommands, systemEngine } from './provider.mjs'

/** The contract on each host, and the layouts of the theme. */
const suites = [...hosts, { name: 'layouts', provide: { layouts: layoutsToTry }, include: [ofLayouts] }]

export default defineConfig({
  ...browser,
  root,
  test: {
    provide: { everyHost: true },
    setupFiles: ['tooling/engines/working-browser.mjs'],
    include: [ofContract],
    fileParallelism: false,
    // Longer than a command may take, so that the end of a stopped browser comes before the failure of its test.
    testTimeout: 180_000,
    hookTimeout: 120_000,
    // WebKit on a virtual screen is slow.
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      connectTimeout: 1000 * startTime,
      screenshotFailures: false,
      provider: systemEngine(),
      instances: (['firefox', 'webkit'] as const).flatMap((browser) =>
        suites.map((suite) => ({ ...suite, name: `${suite.name} in ${browser}`, browser })),
      ),
      commands: { ...engineCommands, ssr },
    },
  },
})
