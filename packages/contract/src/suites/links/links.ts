import { describe, expect, test, vi } from 'vitest'
import { getPageHash, getPageUrl, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'

export function describeLinks({ render, rules }: Renderer): void {
  describe('a link', () => {
    test('requests the page that the link showed, and the URL is the link’s', async () => {
      const view = await renderLinks(render, { getPageUrl: getPageHash })
      const { requestedPages, control } = view
      const expected: number[] = []
      for (const [name, page] of [
        ['next', 2],
        ['next', 3],
        [5, 5],
        ['last', 10],
        ['prev', 9],
        ['first', 1],
      ] as const) {
        await click(control(name))
        expected.push(page)
        await expect.poll(requestedPages).toEqual(expected)
        await expect.poll(() => control(page).getAttribute('aria-current')).toBe('page')
        expect(view.window.location.hash).toBe(`#page=${page}`)
      }
      expect(view.list()).toBe('[1] 2 3 4 5 … 10')
      await view.settled()
      expect(requestedPages()).toEqual(expected)
    })

    test('requests nothing if the user’s click handler vetoes it, and the browser stays', async () => {
      const props = { nextTrigger: { onClick: veto }, item4: { onClick: veto } }
      const { requestedPages, control, settled, window } = await renderLinks(render, { props })
      await click(control('next'))
      await click(control(4))
      await settled()
      expect(requestedPages()).toEqual([])
      expect(window.location.search).toBe('')
    })

    test('that is clicked with a modifier calls the user’s handler, but requests nothing', async () => {
      const onClick = vi.fn()
      const props = { item2: { onClick } }
      const view = await renderLinks(render, { getPageUrl: getPageHash, props }, 'page#page=2')
      view.routeClicks()
      await click(view.control(2), { modifiers: ['Shift'] })
      await view.settled()
      expect(onClick).toHaveBeenCalledOnce()
      expect(view.requestedPages()).toEqual([])
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

    test('shows the next URL when the parent accepts the page', async () => {
      const view = await renderLinks(render, { page: 1, getPageUrl: getPageHash })
      await view.update({ onPageChange: ({ page }) => void view.update({ page }) })
      await click(view.control('next'))
      await expect.poll(() => view.control('next').getAttribute('href')).toBe('#page=3')
    })
  })

  rules('a link that is followed', () => {
    test('loads the URL it showed when it was clicked, and requests nothing', async () => {
      const { requestedPages, control, nextLoad } = await renderLinks(render, { getPageUrl })
      const loaded = nextLoad()
      await click(control('next'))
      expect(await loaded).toBe('/contract/page?page=2')
      expect(requestedPages()).toEqual([])
    })

    test.for([
      ['before', true],
      ['after', false],
    ] as const)('requests its page if the document’s listener prevents the click %s Dogear', async ([, capture]) => {
      const view = await renderLinks(render, {})
      view.routeClicks(() => {}, { capture })
      await click(view.control('next'))
      await expect.poll(view.requestedPages).toEqual([2])
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      await click(view.control(4))
      await expect.poll(view.list).toBe('1 2 3 [4] 5 … 10')
      expect(view.window.location.search).toBe('')
      await view.settled()
      expect(view.requestedPages()).toEqual([2, 4])
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
  })
}
