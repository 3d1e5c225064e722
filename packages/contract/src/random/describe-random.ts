import fc from 'fast-check'
import { describe, inject, test } from 'vitest'
import type { Harness } from '../harness/harness.js'
import { createRenderer } from '../harness/renderer.js'
import { runCommands } from './run-commands.js'
import { sequence } from './sequence.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** How long to compare each adapter with vanilla, and the first seed. Default: a seed from the clock. */
    random: { readonly seconds: number; readonly seed: number | undefined }
  }
}

// Not an import, because TypeScript would check the core's tests with each package.
const [core] = Object.values(
  import.meta.glob<Record<'harness' | 'laterHarness', Harness>>('../../../core/test/contract/harness.ts', {
    eager: true,
  }),
)

/** Runs random commands of users and parents on an adapter and on vanilla, in a browser, and compares them. */
export function describeRandom(name: string, harness: Harness): void {
  describe(`${name} and vanilla`, () => {
    const rendersLater = harness.features.includes('rendersLater')
    const vanilla = createRenderer((rendersLater ? core?.laterHarness : core?.harness) as Harness)
    const renderers = { adapter: createRenderer(harness), vanilla }
    const { seconds, seed: providedSeed } = inject('random')

    test('agree after random sequences of commands', { timeout: (seconds + 120) * 1000 }, async ({ annotate }) => {
      const seed = providedSeed ?? Date.now() % 2 ** 31
      const end = Date.now() + seconds * 1000
      const numRuns = 5
      let batches = 0
      do {
        const property = fc.asyncProperty(sequence, (one) => runCommands(renderers, one))
        await fc.assert(property, { seed: seed + batches++, numRuns })
      } while (Date.now() < end)
      await annotate(`${batches * numRuns} sequences, from seed ${seed}`)
    })
  })
}
