import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeReachablePages({ render }: Renderer): void {
  describe('maxPage', () => {
    const totals: PaginationOptions[] = [{ count: 1000 }, { totalPages: 100 }, { minCount: 1000 }]
    test.for(totals)('is the known last page of a larger total: %o', async (total) => {
      const { api, control, list, run } = await render({ ...total, maxPage: 5 })
      expect(list()).toBe('[1] 2 3 4 5')
      expect(api()).toMatchObject({ totalPages: 5, isTotalKnown: true, count: total.count ?? 0 })
      expect(control(5).ariaLabel).toBe('last page, page 5')
      await click(control('last'))
      expect([list(), api().nextPage]).toEqual(['1 2 3 4 [5]', null])
      await run(({ setPage }) => setPage(99))
      await run(({ goToNextPage }) => goToNextPage())
      expect(api().page).toBe(5)
    })

    test.for([{ count: 30 }, { totalPages: 3 }, { hasNextPage: false, page: 3 }])(
      'changes nothing above the total: %o',
      async (total) => {
        const { api } = await render({ ...total, maxPage: 5 })
        expect(api()).toMatchObject({ totalPages: 3, isTotalKnown: true })
      },
    )

    test('clamps a page above it, which is shown again without the limit', async () => {
      const { list, update } = await render({ count: 100, page: 9, maxPage: 5 })
      expect(list()).toBe('1 2 3 4 [5]')
      await update({ maxPage: undefined })
      expect(list()).toBe('1 … 6 7 8 [9] 10')
    })

    test('limits `pageRange` and `getPageUrl` to the pages that can be reached', async () => {
      const getPageUrl = vi.fn(({ page }: { page: number }) => `#${page}`)
      const { api } = await render({ count: 45, maxPage: 2, page: 2, type: 'link', getPageUrl })
      expect(api().pageRange).toEqual({ start: 10, end: 20 })
      expect([...new Set(getPageUrl.mock.calls.map(([{ page }]) => page))].sort()).toEqual([1, 2])
    })

    test('limits requests while nothing is known about the total', async () => {
      const onPageChange = vi.fn()
      const { api, run } = await render({ maxPage: 3, onPageChange })
      await run(({ setPage }) => setPage(99))
      await run(({ goToNextPage }) => goToNextPage())
      expect(api()).toMatchObject({ page: 3, totalPages: 0, isTotalKnown: false, pages: [], nextPage: null })
      expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 10 }]])
    })

    test('is known as the last page on that page, not before', async () => {
      const { api, list, update } = await render({ maxPage: 3, hasNextPage: true, page: 2 })
      expect(list()).toBe('1 [2] 3 …')
      expect(api()).toMatchObject({ totalPages: 3, isTotalKnown: false, nextPage: 3 })
      await update({ page: 3 })
      expect(list()).toBe('1 2 [3]')
      expect(api()).toMatchObject({ totalPages: 3, isTotalKnown: true, nextPage: null })
    })

    test('stays the limit when the page size changes', async () => {
      const { api, run } = await render({ count: 1000, maxPage: 5, defaultPage: 5 })
      await run(({ setPageSize }) => setPageSize(2))
      expect(api()).toMatchObject({ page: 5, pageSize: 2, totalPages: 5 })
    })
  })
}
