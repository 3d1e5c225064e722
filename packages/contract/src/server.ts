import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type GoldenName, golden, goldenNames, inOneSpelling } from './golden.js'

/** Gives the markup of a golden scene as the host's server makes it. */
export type Render = (name: GoldenName) => string | Promise<string>

const methods = ['debug', 'error', 'info', 'log', 'warn'] as const

/** The sentences that hold on a server: to be run in Node. */
export function describeServer(name: string, render: Render, { hasParts = true } = {}): void {
  describe(`${name} on the server`, () => {
    const said: unknown[] = []

    beforeEach(() => {
      for (const method of methods) vi.spyOn(console, method).mockImplementation((...words) => said.push(words))
    })
    afterEach(() => {
      vi.restoreAllMocks()
      expect(said.splice(0)).toEqual([])
    })

    test.for(goldenNames({ hasParts }))('the same options give the same markup: %s', async (scene) => {
      expect(typeof document).toBe('undefined')
      expect(inOneSpelling(await render(scene))).toBe(inOneSpelling(golden[scene].markup))
    })

    test('the same input gives the same markup each time', async () => {
      expect(await render('links on the first page')).toBe(await render('links on the first page'))
    })
  })
}
