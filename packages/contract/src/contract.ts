import { describe, inject } from 'vitest'
import type { Harness } from './harness/harness.js'
import { createRenderer, type Renderer } from './harness/renderer.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether every host runs the rules of the core, with all scenes. */
    everyHost: boolean
    /** Whether the React Compiler compiles React's package and its tests. */
    isCompiled: boolean
  }
}

declare global {
  interface ImportMeta {
    glob<Module>(pattern: string): Record<string, () => Promise<Module>>
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
  }
}

type Suite = (renderer: Renderer) => void

const files = import.meta.glob<Record<string, Suite>>('./suites/*/*.ts', { eager: true })
const all = Object.entries(files).flatMap(([path, suites]) => Object.values(suites).map((suite) => ({ path, suite })))
// Suites that wait for the browser come late, so that a run that stops at the first failure is short.
const rank = ({ path, suite }: (typeof all)[number]) =>
  suite.name === 'describeRandomOptions' ? 2 : Number(/(focus|link)[^/]*$/.test(path))
const suites = all.sort((one, other) => rank(one) - rank(other)).map(({ suite }) => suite)

/**
 * Runs the suites of a host, in a browser. The rules of the core run on vanilla only, because they would find the same on
 * every host; `npm test -- contract` runs them on each.
 */
export function describeContract(name: string, harness: Harness): void {
  describe(name, () => {
    const isThorough = inject('everyHost')
    const renderer = createRenderer(harness, { hasRules: name === 'vanilla' || isThorough, isThorough })
    for (const suite of suites) suite(renderer)
  })
}
