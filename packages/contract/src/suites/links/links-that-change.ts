import { expect, test } from 'vitest'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeLinksThatChange({ render, rules }: Renderer): void {
  rules('a link that changes while the browser follows it', () => {
    test('requests the page it showed when it was clicked', async () => {
      const { requestedPages, control, routeClicks, run } = await renderLinks(render, {})
      routeClicks(() => void run(({ setPage }) => setPage(7)))
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([7, 2])
    })

    test.for(['click', 'popstate'] as const)('requests nothing if it is unmounted at `%s`', async (type) => {
      const view = await renderLinks(render, { getPageUrl: getPageHash })
      view.window.addEventListener(type, () => void view.unmount(), { once: true })
      await click(view.control('next'))
      await expect.poll(() => view.container.children).toHaveLength(0)
      await view.settled()
      expect(view.requestedPages()).toEqual([])
    })
  })
}
