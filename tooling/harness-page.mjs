import { existsSync, readdirSync } from 'node:fs'
import { buildScript } from './build-script.mjs'
import { root } from './vite.mjs'

/** The file with the harness of a host. */
export const harnessOf = (host) =>
  ['harness.ts', 'harness.tsx', 'harness.svelte.ts']
    .map((file) => `${root}/packages/${host}/test/contract/${file}`)
    .find((path) => existsSync(path))

export const hosts = readdirSync(`${root}/packages`).filter((folder) => harnessOf(folder))

/**
 * Builds a script of e2e/harness with the contract's harness of a host.
 * @param {string} host
 * @param {{ script?: string } & Parameters<typeof buildScript>[1]} [options]
 */
export function buildHarness(host, { script = 'page', ...options } = {}) {
  const aliases = [{ find: 'virtual:harness', replacement: harnessOf(host) }]
  return buildScript(`e2e/harness/${script}.ts`, { ...options, aliases })
}
