import { expect, test } from 'vitest'
import { getPageUrl, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeLinksWithRouter({ render, rules }: Renderer): void {
  rules('a link that a router follows', () => {
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
  })
}
