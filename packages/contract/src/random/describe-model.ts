import fc from 'fast-check'
import { describe, inject, test } from 'vitest'
import type { Harness } from '../harness/harness.js'
import { createRenderer } from '../harness/renderer.js'
import { runCommands } from './run-commands.js'
import { sequence } from './sequence.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long to compare each host with the model, and the first seed. Default: a seed from the clock. */
    model: { readonly seconds: number; readonly seed: number | undefined }
  }
}

/** Runs random commands of users and parents on the host and on a model of the documented rules, in a browser. */
export function describeModel(name: string, harness: Harness): void {
  describe(`${name} and the model`, () => {
    const renderer = createRenderer(harness)
    const { seconds, seed: providedSeed } = inject('model')

    test('agree after random sequences of commands', { timeout: (seconds + 120) * 1000 }, async ({ annotate }) => {
      const seed = providedSeed ?? Date.now() % 2 ** 31
      const end = Date.now() + seconds * 1000
      const numRuns = 20
      let batches = 0
      do {
        const property = fc.asyncProperty(sequence, (one) => runCommands(renderer, one))
        await fc.assert(property, { seed: seed + batches++, numRuns })
      } while (Date.now() < end)
      await annotate(`${batches * numRuns} sequences, from seed ${seed}`)
    })
  })
}
