import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

export function describePageSize({ render }: Renderer): void {
  describe('a new page size', () => {
    test('keeps the first visible item visible: page 5 of 10 items becomes page 3 of 20', async () => {
      const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()]
      const { api, list, run } = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await run(({ setPageSize }) => setPageSize(20))
      expect(list()).toBe('1 2 [3] 4 5')
      expect(api().pageRange).toEqual({ start: 40, end: 60 })
      expect(onPageSizeChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
      expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
    })

    test('keeps the first visible item visible if it is controlled, and returns to the page when it is undone', async () => {
      const { list, update } = await render({ count: 100, pageSize: 10, defaultPage: 5 })
      await update({ pageSize: 30 })
      expect(list()).toBe('1 [2] 3 4')
      await update({ pageSize: 10 })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })

    test.for([0, undefined])('doesn’t lose the page while the count is %s', async (count) => {
      const { list, run, update } = await render({ count: 100, defaultPage: 5 })
      await update({ count })
      await run(({ setPageSize }) => setPageSize(20))
      await update({ count: 100 })
      expect(list()).toBe('1 2 [3] 4 5')
    })

    test('starts from the shown page after the count has shrunk', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 10 })
      await update({ count: 45 })
      await run(({ setPageSize }) => setPageSize(5))
      expect(api()).toMatchObject({ page: 9, pageRange: { start: 40, end: 45 } })
    })

    test('requests a new page through onPageChange if the page is controlled', async () => {
      const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()]
      const { api, list, run, update } = await render({ count: 100, page: 5, onPageChange, onPageSizeChange })
      await run(({ setPageSize }) => setPageSize(20))
      expect(onPageSizeChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
      expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
      expect(list()).toBe('1 2 3 4 [5]')
      await update({ page: 3 })
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
      await update({ pageSize: 10 })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('requests both if page and page size are controlled', async () => {
      const view = await render({
        count: 100,
        page: 5,
        pageSize: 10,
        onPageChange: ({ page }) => void view.update({ page }),
        onPageSizeChange: ({ pageSize }) => void view.update({ pageSize }),
      })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(view.list()).toBe('1 2 [3] 4 5')
    })

    test('is truncated', async () => {
      const { api, run } = await render({ count: 100 })
      await run(({ setPageSize }) => setPageSize('25.9' as unknown as number))
      expect(api()).toMatchObject({ pageSize: 25, totalPages: 4 })
    })

    test('changes nothing if it is the same', async () => {
      const onPageSizeChange = vi.fn()
      const { api, run, update } = await render({ count: 100, defaultPage: 10, onPageSizeChange })
      await update({ count: 30 })
      await run(({ setPageSize }) => setPageSize(10.9))
      await update({ count: 100 })
      expect(api().page).toBe(10)
      expect(onPageSizeChange).not.toHaveBeenCalled()
    })

    test('of Infinity shows all items on one page', async () => {
      const { list, run } = await render({ count: 100, defaultPage: 5 })
      await run(({ setPageSize }) => setPageSize(Number.POSITIVE_INFINITY))
      expect(list()).toBe('[1]')
      await run(({ setPageSize }) => setPageSize(10))
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })
  })
}
