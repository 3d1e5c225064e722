import { describe, expect, test, vi } from 'vitest'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeValidPage({ render }: Renderer): void {
  describe('the page is never invalid', () => {
    test('what is shown is the wish clamped to 1…max(totalPages, 1)', async () => {
      const { api, list, update } = await render({ count: 100, defaultPage: 99 })
      expect(list()).toBe('1 … 6 7 8 9 [10]')
      await update({ count: 0 })
      expect(api()).toMatchObject({ page: 1, totalPages: 0 })
    })

    test('a page the caller gives is clamped too', async () => {
      const { list, update } = await render({ count: 100, page: 99 })
      expect(list()).toBe('1 … 6 7 8 9 [10]')
      await update({ count: 500 })
      expect(list()).toBe('1 … 46 47 48 49 [50]')
    })

    test('a count that is 0 for a moment does not lose the page', async () => {
      const { list, update } = await render({ count: 100, defaultPage: 5 })
      await update({ count: 0 })
      expect(list()).toBe('')
      await update({ count: 100 })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })

    test('a count that shrinks and grows again does not lose the page', async () => {
      const { list, update } = await render({ count: 100, defaultPage: 5 })
      await update({ count: 21 })
      expect(list()).toBe('1 2 [3]')
      await update({ count: 100 })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })

    test('while the count is not known, page is the wish, requests are taken, and pages is empty', async () => {
      const onPageChange = vi.fn()
      const { api, list, run, update } = await render({ defaultPage: 5, onPageChange })
      expect(list()).toBe('')
      await run(({ setPage }) => setPage(42))
      await run(({ goToNextPage }) => goToNextPage())
      expect(api()).toMatchObject({ page: 43, previousPage: 42, nextPage: 44, pages: [], count: 0, totalPages: 0 })
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([42, 43])
      await run(({ goToLastPage }) => goToLastPage())
      expect(api().page).toBe(43)
      await update({ count: 1000 })
      expect(list()).toBe('1 … 42 [43] 44 … 100')
    })

    test('while the count is not known, the controls are disabled', async () => {
      const { control, update } = await render({ count: 100, defaultPage: 5 })
      const controls = (['first', 'prev', 'next', 'last'] as const).map((name) => control(name) as HTMLButtonElement)
      expect(controls.map(({ disabled }) => disabled)).toEqual([false, false, false, false])
      await update({ count: undefined })
      expect(controls.map(({ disabled }) => disabled)).toEqual([true, true, true, true])
    })
  })

  describe('a request', () => {
    test.for([
      [99, 10],
      [Number.POSITIVE_INFINITY, 10],
      [Number.NEGATIVE_INFINITY, 1],
      [0, 1],
      [7.9, 7],
      ['8', 8],
    ] as [number, number][])(
      'a request is made whole and clamped: setPage(%s) of 10 goes to %d',
      async ([wish, page]) => {
        const onPageChange = vi.fn()
        const { api, run } = await render({ count: 100, defaultPage: 5, onPageChange })
        await run(({ setPage }) => setPage(wish))
        expect(api().page).toBe(page)
        expect(onPageChange.mock.calls).toEqual([[{ page, pageSize: 10 }]])
      },
    )

    test('a request becomes the wish as it was clamped', async () => {
      const { api, run, update } = await render({ count: 100 })
      await run(({ setPage }) => setPage(99))
      await update({ count: 2000 })
      expect(api().page).toBe(10)
    })

    test('a request is compared with the page shown: no change, no callback', async () => {
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

    test('a request always becomes the wish, also where the page shown does not move', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 10 })
      await update({ count: 30 })
      await run(({ setPage }) => setPage(3))
      await update({ count: 100 })
      expect(api().page).toBe(3)
    })

    test('the four ways to go lead to the first, the previous, the next and the last page', async () => {
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
