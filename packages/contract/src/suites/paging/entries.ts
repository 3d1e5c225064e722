import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeEntries({ render }: Renderer): void {
  describe('entries', () => {
    test('are pages and ellipses', async () => {
      const { api } = await render({ count: 100, defaultPage: 5 })
      expect(api().pages).toEqual([
        { type: 'page', value: 1 },
        { type: 'ellipsis', value: 'ellipsis-start' },
        { type: 'page', value: 4 },
        { type: 'page', value: 5 },
        { type: 'page', value: 6 },
        { type: 'ellipsis', value: 'ellipsis-end' },
        { type: 'page', value: 10 },
      ])
    })

    test('the list has the same length on every page, and contains the current page', async () => {
      const { list, run } = await render({ count: 90 })
      const lists: string[] = []
      for (let page = 1; page <= 9; page++) {
        await run(({ setPage }) => setPage(page))
        lists.push(list())
      }
      expect(lists).toEqual([
        '[1] 2 3 4 5 … 9',
        '1 [2] 3 4 5 … 9',
        '1 2 [3] 4 5 … 9',
        '1 2 3 [4] 5 … 9',
        '1 … 4 [5] 6 … 9',
        '1 … 5 [6] 7 8 9',
        '1 … 5 6 [7] 8 9',
        '1 … 5 6 7 [8] 9',
        '1 … 5 6 7 8 [9]',
      ])
    })

    test.for([
      [2, 1, '1 … 8 9 [10] 11 12 … 20'],
      [0, 0, '… [10] …'],
      [5, 3, '1 2 3 4 5 6 7 8 9 [10] 11 12 13 14 15 … 18 19 20'],
    ] as const)('siblingCount %d and boundaryCount %d list %s', async ([siblingCount, boundaryCount, pages]) => {
      const { list } = await render({ count: 200, defaultPage: 10, siblingCount, boundaryCount })
      expect(list()).toBe(pages)
    })

    test('an ellipsis replaces at least two pages', async () => {
      const { list, update } = await render({ count: 70, defaultPage: 4 })
      expect(list()).toBe('1 2 3 [4] 5 6 7')
      await update({ count: 80 })
      expect(list()).toBe('1 2 3 [4] 5 … 8')
    })

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

    test('are listed just as fast for a huge count', async () => {
      const { list, run } = await render({ count: Number.MAX_SAFE_INTEGER, defaultPageSize: 1 })
      await run(({ goToLastPage }) => goToLastPage())
      await run(({ goToPrevPage }) => goToPrevPage())
      expect(list()).toMatch(/^1 … \d+ \d+ \d+ \[9007199254740990\] 9007199254740991$/)
    })
  })
}
