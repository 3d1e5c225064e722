import { describe, expect, test } from 'vitest'
import { getPageUrl, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'

export function describeLinksWithRouter({ render }: Renderer): void {
  describe('a link that a router follows', () => {
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

    test.for(['?page=2', '?page=2&sorted', '?elsewhere'])(
      'requests its page once if the router goes to %s, even if the parent ignores the page',
      async (url) => {
        const { requestedPages, control, routeClicks, settled, window } = await renderLinks(render, { page: 1 })
        routeClicks(() => window.history.pushState(null, '', url))
        await click(control('next'))
        await expect.poll(requestedPages).toEqual([2])
        await settled()
        expect(requestedPages()).toEqual([2])
      },
    )

    test('requests its page if the router loads a document later', async () => {
      const { requestedPages, control, nextLoad, routeClicks, window } = await renderLinks(render, {})
      routeClicks(() => window.setTimeout(() => window.location.assign(getPageUrl({ page: 2 })), 50))
      const loaded = nextLoad()
      await click(control('next'))
      await loaded
      expect(requestedPages()).toEqual([2])
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
  })
}
