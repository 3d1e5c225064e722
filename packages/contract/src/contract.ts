import { describe } from 'vitest'
import type { Harness } from './harness.js'
import { createRenderer, type Renderer } from './renderer.js'

declare global {
  interface ImportMeta {
    glob<Module>(pattern: string, options: { eager: true }): Record<string, Module>
  }
}

type Suite = (renderer: Renderer) => void

// A warning appears once for each value, so the suites that expect warnings have to run before `random-options`.
const files = import.meta.glob<Record<string, Suite>>('./suites/*.ts', { eager: true })
// Those that wait for the browser come last, so that a run that stops at the first failure is short.
const isSlow = (path: string) => /(browser-clicks|focus|link)[^/]*$/.test(path)
const paths = Object.keys(files).sort((one, other) => Number(isSlow(one)) - Number(isSlow(other)))
const suites = paths.flatMap((path) => Object.values(files[path] ?? {}))

/** Runs all suites. They need a browser. */
export function describeContract(name: string, harness: Harness): void {
  describe(name, () => {
    const renderer = createRenderer(harness)
    for (const suite of suites) suite(renderer)
  })
}
