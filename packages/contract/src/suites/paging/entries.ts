import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeEntries({ render }: Renderer): void {
  describe('entries', () => {
    test.for(['root', 'parent'] as const)(
      'keep their identity from one list to the next (created by the %s)',
      async (createdBy) => {
        const { api, run, update } = await render({ count: 100, defaultPage: 5, createdBy })
        const before = new Set<unknown>(api().pages)
        await run(({ setPage }) => setPage(6))
        const isKept = api().pages.map((entry) => [entry.value, before.has(entry)])
        expect(Object.fromEntries(isKept)).toEqual({
          1: true,
          'ellipsis-start': true,
          5: true,
          6: true,
          7: false,
          'ellipsis-end': true,
          10: true,
        })
        const latest = new Set<unknown>(api().pages)
        await update({ count: 200, dir: 'rtl' })
        expect(api().pages.filter((entry) => !latest.has(entry))).toEqual([{ type: 'page', value: 20 }])
      },
    )

    test('the elements of a loop stay the same while their entries do', async () => {
      const { container, control, run, update } = await render({ count: 100, defaultPage: 5 })
      const elements = () => [
        ...[1, 5, 6, 10, 'next' as const].map((name) => control(name)),
        ...container.querySelectorAll('[data-part="root"], [data-part="ellipsis"]'),
      ]
      const before = elements()
      await run(({ setPage }) => setPage(6))
      await update({ translations: { rootLabel: 'Pages' } })
      expect(elements().map((element, index) => element === before[index])).toEqual(Array(8).fill(true))
    })

    test('are listed by rendering only, never by a request', async () => {
      // Nothing but the list and the check of the options truncates this number.
      const siblingCount = 7
      const truncate = vi.spyOn(Math, 'trunc')
      const reads = () => truncate.mock.calls.filter(([value]) => value === siblingCount).length
      let readsOfRequest: number | undefined
      const onPageChange = () => {
        readsOfRequest = reads()
      }
      const { control, list } = await render({ count: 1000, siblingCount, onPageChange })
      truncate.mockClear()
      await click(control('next'))
      expect(list()).toContain('[2]')
      expect(readsOfRequest).toBe(0)
      expect(reads()).toBeGreaterThan(0)
    })
  })
}
