import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeBusyMemory({ render }: Renderer): void {
  describe('what is remembered while busy', () => {
    test('is the total of the last render that wasn’t busy', async () => {
      const { api, update } = await render({ count: 100 })
      await update({ busy: true })
      await update({ count: 50 })
      await update({ count: 30 })
      await update({ count: undefined })
      expect(api()).toMatchObject({ count: 100, totalPages: 10 })
    })

    test('is nothing else: without busy, only what is passed counts', async () => {
      const { api, list, update } = await render({ count: 100, maxPage: 5 })
      await update({ busy: true, count: undefined, maxPage: undefined })
      expect(list()).toBe('[1] 2 3 4 5')
      await update({ busy: false })
      expect([list(), api().totalPages, api().isTotalKnown]).toEqual(['', 0, false])
      await update({ busy: true })
      expect([list(), api().totalPages, api().isTotalKnown]).toEqual(['', 0, false])
    })

    test('survives any number of renders, requests and other options', async () => {
      const { api, list, run, update } = await render({ count: 100 })
      await update({ busy: true, count: undefined })
      await run(({ goToNextPage }) => goToNextPage())
      await update({ dir: 'rtl' })
      await run(({ goToNextPage }) => goToNextPage())
      await update({ translations: { rootLabel: 'pages' } })
      expect([list(), api().count]).toEqual(['1 2 [3] 4 5 … 10', 100])
    })

    test('is a number of items, which fills other pages with another page size', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 5 })
      await update({ busy: true, count: undefined })
      await run(({ setPageSize }) => setPageSize(20))
      expect(api()).toMatchObject({ page: 3, pageSize: 20, totalPages: 5 })
    })

    test('is that a total learned from `hasNextPage` is known', async () => {
      const { api, control, list, update } = await render({ hasNextPage: false, page: 3 })
      await update({ page: 2, busy: true, hasNextPage: undefined })
      expect([list(), api().isTotalKnown, control(3).ariaLabel]).toEqual(['1 [2] 3', true, 'last page, page 3'])
    })

    test('is how many pages of an open total are known', async () => {
      const { list, update } = await render({ hasNextPage: true, page: 6 })
      await update({ page: 2, busy: true, hasNextPage: undefined })
      expect(list()).toBe('1 [2] 3 4 5 …')
      await update({ page: 7 })
      expect(list()).toBe('1 … 6 [7] 8 …')
      await update({ page: 2 })
      expect(list()).toBe('1 [2] 3 4 5 …')
    })

    test('counts from what is passed once loaded, without a change in between', async () => {
      const { list, update } = await render({ count: 100, page: 3 })
      await update({ page: 4, busy: true, count: undefined })
      await update({ busy: false, hasNextPage: true })
      expect(list()).toBe('1 2 3 [4] 5 …')
    })

    test('includes the page of an uncontrolled pagination, which no total clamps', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 9 })
      await update({ busy: true, count: 30 })
      expect(api().page).toBe(9)
      await run(({ goToPrevPage }) => goToPrevPage())
      expect(api().page).toBe(8)
      await update({ busy: false })
      expect(api().page).toBe(3)
    })

    test.for(['root', 'parent'] as const)('belongs to one pagination (created by the %s)', async (createdBy) => {
      const [above, below] = [await render({ count: 100, createdBy }), await render({ count: 50, createdBy })]
      await above.update({ busy: true, count: undefined })
      await below.update({ busy: true, count: undefined })
      expect([above.list(), below.list()]).toEqual(['[1] 2 3 4 5 … 10', '[1] 2 3 4 5'])
    })

    test('is the same in both roots of one list', async () => {
      const { list, update } = await render({ count: 100, createdBy: 'parent', roots: [{}, {}] })
      await update({ busy: true, count: undefined, page: 2 })
      expect([list(0), list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
    })

    test('isn’t what a request sees before it is rendered', async () => {
      const onPageChange = vi.fn()
      const { control, list, run, update } = await render({ hasNextPage: true, onPageChange })
      await run(({ goToNextPage, goToLastPage, setPage }) => {
        goToNextPage()
        setPage(5)
        goToLastPage()
      })
      expect(list()).toBe('1 … 4 [5] 6 …')
      await update({ busy: true, hasNextPage: undefined })
      await click(control('first'))
      expect(list()).toBe('[1] 2 3 4 5 …')
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 5, 1])
    })
  })
}
