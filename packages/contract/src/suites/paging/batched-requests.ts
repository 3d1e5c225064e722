import { describe, expect, test, vi } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

export function describeBatchedRequests({ render, has }: Renderer): void {
  describe('two requests in one tick', () => {
    test('add up', async () => {
      const { control, list, run } = await render({ count: 100 })
      const next = control('next')
      await run(() => {
        next.click()
        next.click()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
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
