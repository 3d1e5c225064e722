import { existsSync, readdirSync } from 'node:fs'
import { buildScript } from './build-script.mjs'
import { root } from './vite.mjs'

/** The file with the harness of a host. */
export const harnessOf = (host) =>
  ['harness.ts', 'harness.tsx', 'harness.svelte.ts']
    .map((file) => `${root}/packages/${host}/test/contract/${file}`)
    .find((path) => existsSync(path))

export const hosts = readdirSync(`${root}/packages`).filter((folder) => harnessOf(folder))

/** Builds e2e/harness/page.ts with the contract's harness of a host, and options of `buildScript`. */
export function buildHarness(host, options = {}) {
  const aliases = [{ find: 'virtual:harness', replacement: harnessOf(host) }]
  return buildScript('e2e/harness/page.ts', { ...options, aliases })
}
