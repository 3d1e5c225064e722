import { core } from './core.mjs'
import { react } from './react.mjs'
import { solid } from './solid.mjs'
import { svelte } from './svelte.mjs'
import { vue } from './vue.mjs'

/**
 * Every fault. The lists map a file of the package to its faults: `[name, from, to, tests]`. Omit `tests`, a path in the
 * package's test folder, if the contract notices the fault.
 */
export const faults = Object.entries({ react, vue, solid, svelte, core }).flatMap(([host, files]) =>
  Object.entries(files).flatMap(([file, list]) =>
    list.map(([name, from, to, tests = 'contract/contract.browser']) => ({
      host,
      title: `${host}: ${name}`,
      file: `packages/${host}/${file}`,
      from,
      to,
      tests: `packages/${host}/test/${tests}.test`,
    })),
  ),
)

/** The source with the fault in it. */
export function plant({ title, file, from, to }, source) {
  const matches = source.split(from).length - 1
  if (matches === 1) return source.replace(from, () => to)
  throw new Error(`"${title}" is out of date: expected one match in ${file}, but found ${matches}, of\n${from}`)
}
