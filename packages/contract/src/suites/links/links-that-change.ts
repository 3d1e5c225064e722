import { describe, expect, test } from 'vitest'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeLinksThatChange({ render }: Renderer): void {
  describe('a link that changes while the browser follows it', () => {
    test('requests the page it showed when it was clicked', async () => {
      const { requestedPages, control, routeClicks, run } = await renderLinks(render, {})
      routeClicks(() => void run(({ setPage }) => setPage(7)))
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([7, 2])
    })

    test('requests the page it still shows, if it is clicked in the same tick as a request', async () => {
      const { requestedPages, control, run } = await renderLinks(render, { getPageUrl: getPageHash })
      const followed: (string | null)[] = []
      await run(({ setPage }) => {
        setPage(4)
        followed.push(control('next').getAttribute('href'))
        control('next').click()
      })
      await expect.poll(() => requestedPages().map((page) => `#page=${page}`)).toEqual(['#page=4', ...followed])
    })

    test('requests its page even if its Item is removed', async () => {
      const { requestedPages, control, routeClicks, run } = await renderLinks(render, { defaultPage: 3 })
      routeClicks(() => void run(({ setPage }) => setPage(9)))
      await click(control(4))
      await expect.poll(requestedPages).toEqual([9, 4])
    })

    test('requests nothing if a router unmounts the pagination', async () => {
      const { requestedPages, control, routeClicks, settled, unmount } = await renderLinks(render, {})
      routeClicks(() => void unmount())
      await click(control('next'))
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test.for(['click', 'popstate'] as const)('requests nothing if it is unmounted at `%s`', async (type) => {
      const view = await renderLinks(render, { getPageUrl: getPageHash })
      view.window.addEventListener(type, () => void view.unmount(), { once: true })
      await click(view.control('next'))
      await expect.poll(() => view.container.children).toHaveLength(0)
      await view.settled()
      expect(view.requestedPages()).toEqual([])
    })

    test('shows the next URL when the parent accepts the page', async () => {
      const view = await renderLinks(render, { page: 1, getPageUrl: getPageHash })
      await view.update({ onPageChange: ({ page }) => void view.update({ page }) })
      await click(view.control('next'))
      await expect.poll(() => view.control('next').getAttribute('href')).toBe('#page=3')
    })
  })
}
