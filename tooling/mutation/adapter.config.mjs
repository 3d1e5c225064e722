import { readFileSync } from 'node:fs'

const { ADAPTER } = process.env
const base = JSON.parse(readFileSync(new URL('stryker.config.json', import.meta.url), 'utf8'))

export default {
  ...base,
  vitest: { configFile: 'tooling/mutation/adapter.vitest.config.ts', related: false },
  // Stryker cannot parse a <script module> that exports a snippet.
  mutate: [`packages/${ADAPTER}/src/**/*.{ts,tsx,svelte}`, '!packages/svelte/src/element.svelte'],
  // Those that run as a module loads would each take every test.
  ignoreStatic: true,
  // No adapter has been measured whole yet.
  thresholds: { ...base.thresholds, break: null },
  ignorePatterns: ['/bench', '/docs', '/e2e', '/examples', 'dist'],
  jsonReporter: { fileName: `.stryker/${ADAPTER}.json` },
}
