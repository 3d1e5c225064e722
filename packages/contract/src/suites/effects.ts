import { describe, expect, test, vi } from 'vitest'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeEffects({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('an effect that makes a request', () => {
    test.for(['root', 'parent', 'switch'] as const)(
      'runs when its own values change, and not for the page it has requested; created by the %s',
      async (createdBy) => {
        const run = vi.fn(({ setPage }) => setPage(1))
        const { control, list, update } = await render({ count: 100, createdBy, effect: { key: 'a', run } })
        await expect.poll(() => run.mock.calls.length).toBeGreaterThan(0)
        const runs = run.mock.calls.length
        await click(control('next'))
        await click(control('next'))
        expect(list()).toBe('1 2 [3] 4 5 … 10')
        expect(run).toHaveBeenCalledTimes(runs)
        await update({ effect: { key: 'b', run } })
        await expect.poll(list).toBe('[1] 2 3 4 5 … 10')
      },
    )

    test('acts on the pagination that a RootProvider receives now', async () => {
      const run = vi.fn(({ setPage }) => setPage(4))
      const { list, update } = await render({ count: 100, createdBy: 'switch' })
      await update({ provided: 'second' })
      await update({ effect: { key: 'a', run } })
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      await update({ provided: 'first', effect: { key: 'a', run: () => {} } })
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })
  })
}
