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
const suites = import.meta.glob<Record<string, Suite>>('./suites/*.ts', { eager: true })

/** Runs all suites. They need a browser. */
export function describeContract(name: string, harness: Harness): void {
  describe(name, () => {
    const renderer = createRenderer(harness)
    for (const suite of Object.values(suites).flatMap((file) => Object.values(file))) suite(renderer)
  })
}
