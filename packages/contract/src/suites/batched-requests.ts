import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../renderer.js'

export function describeBatchedRequests({ render, has }: Renderer): void {
  describe('two requests in one tick', () => {
    test('two requests in one tick add up where the library keeps the page', async () => {
      const onPageChange = vi.fn()
      const { list, run } = await render({ count: 100, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }], [{ page: 3, pageSize: 10 }]])
    })

    test('two clicks in one tick add up too', async () => {
      const { control, list, run } = await render({ count: 100 })
      const next = control('next')
      await run(() => {
        next.click()
        next.click()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a page and a page size requested for in one tick add up', async () => {
      const { api, run } = await render({ count: 100 })
      await run(({ setPage, setPageSize }) => {
        setPage(5)
        setPageSize(20)
      })
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    })

    test('a click on what is still shown counts, and is clamped to what will be', async () => {
      const { api, control, run } = await render({ count: 100, siblingCount: 2 })
      const item = control(6)
      await run(({ setPageSize }) => {
        setPageSize(20)
        item.click()
      })
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    })

    test('where the caller gives the page, each request starts from the value given at that moment', async () => {
      const onPageChange = vi.fn()
      const { run } = await render({ count: 100, page: 1, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 2])
    })

    test('a parent that answers in the callback delivers at once, or with the next render', async () => {
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
