import { describe, expect, test } from 'vitest'
import { expectSilentConsole } from './console.js'
import { type GoldenName, golden, goldenNames } from './golden.js'
import type { Feature } from './harness.js'
import { normalizeMarkup } from './normalize-markup.js'

/** Renders a golden scene to markup, as the host's server does. */
export type Render = (name: GoldenName) => string | Promise<string>

/** The sentences that hold on a server. Run them in Node. */
export function describeServer(name: string, render: Render, features: readonly Feature[]): void {
  describe(`${name} on the server`, () => {
    expectSilentConsole()

    test.for(goldenNames(features))('the markup is the same in every host: %s', async (scene) => {
      expect(typeof document).toBe('undefined')
      expect(normalizeMarkup(await render(scene))).toBe(normalizeMarkup(golden[scene].markup))
    })

    test('rendering again produces the same markup', async () => {
      expect(await render('links on the first page')).toBe(await render('links on the first page'))
    })
  })
}
