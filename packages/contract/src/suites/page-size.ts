import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../renderer.js'

export function describePageSize({ render }: Renderer): void {
  describe('page size', () => {
    test('item 41 at 10 a page is page 5; at 20 it is page 3', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn()
      const { api, list, run } = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await run(({ setPageSize }) => setPageSize(20))
      expect(list()).toBe('1 2 [3] 4 5')
      expect(api().pageRange).toEqual({ start: 40, end: 60 })
      expect(onPageSizeChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
      expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
    })

    test('whoever changes it: a page size that the caller gives keeps the first visible item on the page too', async () => {
      const { list, update } = await render({ count: 100, pageSize: 10, defaultPage: 5 })
      await update({ pageSize: 20 })
      expect(list()).toBe('1 2 [3] 4 5')
    })

    test('a kept page is kept with the size it was requested at', async () => {
      const { list, update } = await render({ count: 100, pageSize: 10, defaultPage: 5 })
      await update({ pageSize: 30 })
      expect(list()).toBe('1 [2] 3 4')
      await update({ pageSize: 10 })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })

    test.for([0, undefined])('a page size that changes while the count is %s loses nothing', async (count) => {
      const { list, run, update } = await render({ count: 100, defaultPage: 5 })
      await update({ count })
      await run(({ setPageSize }) => setPageSize(20))
      await update({ count: 100 })
      expect(list()).toBe('1 2 [3] 4 5')
    })

    test('a page that a shrunk count shows is what is visible when the page size changes', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 10 })
      await update({ count: 45 })
      await run(({ setPageSize }) => setPageSize(5))
      expect(api()).toMatchObject({ page: 9, pageRange: { start: 40, end: 45 } })
    })

    test('a page the caller gives is shown as given, and the new one requested for through onPageChange', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn()
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

    test('where the caller gives both, both are requested for', async () => {
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

    test('a page size is made whole, and the same one is no change', async () => {
      const onPageSizeChange = vi.fn()
      const { api, run } = await render({ count: 100, onPageSizeChange })
      await run(({ setPageSize }) => setPageSize(10.9))
      expect(onPageSizeChange).not.toHaveBeenCalled()
      await run(({ setPageSize }) => setPageSize('25' as unknown as number))
      expect(api()).toMatchObject({ pageSize: 25, totalPages: 4 })
    })

    test('the same page size is no change: the wish stays as it is', async () => {
      const { api, run, update } = await render({ count: 100, defaultPage: 10 })
      await update({ count: 30 })
      await run(({ setPageSize }) => setPageSize(10))
      await update({ count: 100 })
      expect(api().page).toBe(10)
    })

    test('∞ is all items on one page', async () => {
      const { list, run } = await render({ count: 100, defaultPage: 5 })
      await run(({ setPageSize }) => setPageSize(Number.POSITIVE_INFINITY))
      expect(list()).toBe('[1]')
      await run(({ setPageSize }) => setPageSize(10))
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })
  })
}
