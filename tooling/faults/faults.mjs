import { core } from './core.mjs'
import { react } from './react.mjs'
import { solid } from './solid.mjs'
import { svelte } from './svelte.mjs'
import { vue } from './vue.mjs'

/** Every fault, by the package whose source it changes. */
export const faults = Object.entries({ core, react, vue, solid, svelte }).flatMap(([host, list]) =>
  list.map((fault) => ({
    host,
    title: `${host}: ${fault.name}`,
    file: `packages/${host}/${fault.file}`,
    edits: fault.edits,
    tests: testsOf(fault.seenBy ?? host, fault.tests),
  })),
)

/** The start of the path of the tests that hold a host to its contract, or of a test file of its own. */
export function testsOf(host, file = 'contract/contract.browser.test') {
  return `packages/${host}/test/${file}`
}

export function faulty(source, { file, edits }) {
  return edits.reduce((text, [found, replacement]) => {
    const times = text.split(found).length - 1
    if (times !== 1)
      throw new Error(`${file} has this ${times} times instead of once, so the fault is out of date:\n${found}`)
    return text.replace(found, () => replacement)
  }, source)
}
