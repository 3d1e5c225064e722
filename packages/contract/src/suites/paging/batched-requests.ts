import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeBatchedRequests({ render }: Renderer): void {
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

    test('add up where the parent controls the page, and the next run starts from what is shown', async () => {
      const requestedPages: number[] = []
      const onPageChange = ({ page }: { page: number }) => requestedPages.push(page)
      const { control, run } = await render({ count: 100, page: 1, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(requestedPages).toEqual([2, 3])
      await click(control('next'))
      expect(requestedPages).toEqual([2, 3, 2])
    })

    test('add up where the parent accepts each in its callback', async () => {
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
      expect(requestedPages).toEqual([2, 3])
      expect(view.api().page).toBe(3)
    })
  })
}
