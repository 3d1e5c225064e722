import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeValidPage({ render }: Renderer): void {
  describe('the shown page is always valid', () => {
    test('it is clamped between 1 and the last page', async () => {
      const { api, list, update } = await render({ count: 100, defaultPage: 99 })
      expect(list()).toBe('1 … 6 7 8 9 [10]')
      await update({ count: 0 })
      expect(api()).toMatchObject({ page: 1, totalPages: 0 })
    })

    test('a controlled page is clamped too', async () => {
      const { list, update } = await render({ count: 100, page: 99 })
      expect(list()).toBe('1 … 6 7 8 9 [10]')
      await update({ count: 500 })
      expect(list()).toBe('1 … 46 47 48 49 [50]')
    })

    test.for([
      [0, ''],
      [21, '1 2 [3]'],
    ] as const)('a count that is %d for a moment doesn’t lose the page', async ([count, pages]) => {
      const { list, update } = await render({ count: 100, defaultPage: 5 })
      await update({ count })
      expect(list()).toBe(pages)
      await update({ count: 100 })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })

    test('while the count is unknown, any page can be requested, and the list is empty', async () => {
      const onPageChange = vi.fn()
      const { api, list, run, update } = await render({ defaultPage: 5, onPageChange })
      expect(list()).toBe('')
      await run(({ setPage }) => setPage(42))
      await run(({ goToNextPage }) => goToNextPage())
      expect(api()).toMatchObject({ page: 43, previousPage: null, nextPage: null, pages: [], count: 0, totalPages: 0 })
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([42, 43])
      await run(({ goToLastPage }) => goToLastPage())
      expect(api().page).toBe(43)
      await update({ count: 1000 })
      expect(list()).toBe('1 … 42 [43] 44 … 100')
    })

    test('while the count is unknown, the controls are disabled', async () => {
      const { control, update } = await render({ count: 100, defaultPage: 5 })
      const controls = (['first', 'prev', 'next', 'last'] as const).map((name) => control(name) as HTMLButtonElement)
      expect(controls.map(({ disabled }) => disabled)).toEqual([false, false, false, false])
      await update({ count: undefined })
      expect(controls.map(({ disabled }) => disabled)).toEqual([true, true, true, true])
    })
  })

  describe('a requested page', () => {
    test.for([
      [99, 10],
      [Number.POSITIVE_INFINITY, 10],
      [Number.NEGATIVE_INFINITY, 1],
      [0, 1],
      [7.9, 7],
      ['8', 8],
    ] as [number, number][])('is truncated and clamped: setPage(%s) of 10 goes to %d', async ([value, page]) => {
      const onPageChange = vi.fn()
      const { api, run } = await render({ count: 100, defaultPage: 5, onPageChange })
      await run(({ setPage }) => setPage(value))
      expect(api().page).toBe(page)
      expect(onPageChange.mock.calls).toEqual([[{ page, pageSize: 10 }]])
    })

    test('stays clamped when the count grows', async () => {
      const { api, run, update } = await render({ count: 100 })
      await run(({ setPage }) => setPage(99))
      await update({ count: 2000 })
      expect(api().page).toBe(10)
    })

    test('calls no callback if it is the shown page', async () => {
      const onPageChange = vi.fn()
      const { control, run, update } = await render({ count: 100, defaultPage: 10, onPageChange })
      await run(({ setPage }) => setPage(10))
      await click(control(10))
      await update({ count: 30 })
      await run(({ setPage }) => setPage(10))
      await update({ page: 2 })
      await run(({ setPage }) => setPage(2))
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('replaces an earlier one, even if the shown page stays the same', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 10 })
      await update({ count: 30 })
      await run(({ setPage }) => setPage(3))
      await update({ count: 100 })
      expect(api().page).toBe(3)
    })

    test('can be the first, previous, next or last one', async () => {
      const { api, run } = await render({ count: 100, defaultPage: 5 })
      const pages: number[] = []
      for (const go of ['goToNextPage', 'goToLastPage', 'goToPrevPage', 'goToFirstPage', 'goToPrevPage'] as const) {
        await run((actions) => actions[go]())
        pages.push(api().page)
      }
      expect(pages).toEqual([6, 10, 9, 1, 1])
    })
  })
}
