import { describe, expect, test } from 'vitest'
import { getPageHash, renderLinks } from '../link-frame.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeLinksThatChange({ render }: Renderer): void {
  describe('links that move while they are followed', () => {
    test('the page that the link showed at the click is requested for, though the pagination has moved meanwhile', async () => {
      const { requestedPages, control, document, run } = await renderLinks(render, {})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(7))
      })
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([7, 2])
    })

    test('in the same tick as a request, a click leads to the page that the link still shows', async () => {
      const { requestedPages, control, run } = await renderLinks(render, { getPageUrl: getPageHash })
      const followed: (string | null)[] = []
      await run(({ setPage }) => {
        setPage(4)
        followed.push(control('next').getAttribute('href'))
        control('next').click()
      })
      await expect.poll(() => requestedPages().map((page) => `#page=${page}`)).toEqual(['#page=4', ...followed])
    })

    test('it is requested for too where the link that was clicked is gone by then, but the pagination is not', async () => {
      const { requestedPages, control, document, run } = await renderLinks(render, { defaultPage: 3 })
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(9))
      })
      await click(control(4))
      await expect.poll(requestedPages).toEqual([9, 4])
    })

    test('if the pagination is gone by then, nothing is called', async () => {
      const { requestedPages, control, document, settled, unmount } = await renderLinks(render, {})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void unmount()
      })
      await click(control('next'))
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test.for(['click', 'popstate'] as const)(
      'nor if it is removed at `%s`, while the browser follows the link',
      async (type) => {
        const { requestedPages, container, control, settled, unmount, window } = await renderLinks(render, {
          getPageUrl: getPageHash,
        })
        window.addEventListener(type, () => void unmount(), { once: true })
        await click(control('next'))
        await expect.poll(() => container.children).toHaveLength(0)
        await settled()
        expect(requestedPages()).toEqual([])
      },
    )

    test('a parent that answers is answered with the next link', async () => {
      const view = await renderLinks(render, { page: 1, getPageUrl: getPageHash })
      await view.update({ onPageChange: ({ page }) => void view.update({ page }) })
      await click(view.control('next'))
      await expect.poll(() => view.control('next').getAttribute('href')).toBe('#page=3')
    })
  })
}
