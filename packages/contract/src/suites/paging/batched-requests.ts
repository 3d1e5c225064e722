import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

export function describeBatchedRequests({ render, has }: Renderer): void {
  describe('two requests in one tick', () => {
    test('add up while the page is uncontrolled', async () => {
      const onPageChange = vi.fn()
      const { list, run } = await render({ count: 100, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }], [{ page: 3, pageSize: 10 }]])
    })

    test('add up when they are clicks', async () => {
      const { control, list, run } = await render({ count: 100 })
      const next = control('next')
      await run(() => {
        next.click()
        next.click()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('add up when they are for a page and a page size', async () => {
      const { api, run } = await render({ count: 100 })
      await run(({ setPage, setPageSize }) => {
        setPage(5)
        setPageSize(20)
      })
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    })

    test('a click on an Item that is about to disappear is clamped to the new pages', async () => {
      const { api, control, run } = await render({ count: 100, siblingCount: 2 })
      const item = control(6)
      await run(({ setPageSize }) => {
        setPageSize(20)
        item.click()
      })
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    })

    test('both start from the same controlled page if the parent doesn’t change it', async () => {
      const onPageChange = vi.fn()
      const { run } = await render({ count: 100, page: 1, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 2])
    })

    test('the second sees a page that the parent accepts in the callback, unless the parent renders later', async () => {
      const requestedPages: number[] = []
      const view = await render({
        count: 100,
        page: 1,
        onPageChange({ page }) {
          requestedPages.push(page)
          void view.update({ page })
        },
      })
      await view.run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(requestedPages).toEqual(has('rendersLater') ? [2, 2] : [2, 3])
      expect(view.api().page).toBe(requestedPages.at(-1))
    })
  })
}
