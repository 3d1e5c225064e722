import { describe, expect, test } from 'vitest'
import { getPageUrl, renderLinks } from '../link-frame.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeLinksWithRouter({ render }: Renderer): void {
  describe('links in a document that stays', () => {
    test.for([
      ['before', true],
      ['after', false],
    ] as const)(
      'a click that a listener on the document prevents %s us is a router’s, and counts',
      async ([, capture]) => {
        const { requestedPages, control, document, list, settled, window } = await renderLinks(render, {})
        document.addEventListener('click', (event) => event.preventDefault(), { capture })
        await click(control('next'))
        await expect.poll(requestedPages).toEqual([2])
        await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
        await click(control(4))
        await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
        expect(window.location.search).toBe('')
        await settled()
        expect(requestedPages()).toEqual([2, 4])
      },
    )

    test.for(['?page=2', '?page=2&sorted', '?elsewhere'])(
      'a router that prevents it and goes to %s itself is counted once, though it refuses the page',
      async (url) => {
        const { requestedPages, control, document, settled, window } = await renderLinks(render, { page: 1 })
        document.addEventListener('click', (event) => {
          event.preventDefault()
          window.history.pushState(null, '', url)
        })
        await click(control('next'))
        await expect.poll(requestedPages).toEqual([2])
        await settled()
        expect(requestedPages()).toEqual([2])
      },
    )

    test('a router that loads the page itself after preventing the click counts as well', async () => {
      const { requestedPages, control, document, nextLoad, window } = await renderLinks(render, {})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        window.setTimeout(() => window.location.assign(getPageUrl({ page: 2 })), 50)
      })
      const loaded = nextLoad()
      await click(control('next'))
      await loaded
      expect(requestedPages()).toEqual([2])
    })

    test('the user’s own click handler vetoes here too, and the browser stays', async () => {
      const onClick = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
      const props = { nextTrigger: { onClick }, item4: { onClick } }
      const { requestedPages, control, settled, window } = await renderLinks(render, { props })
      await click(control('next'))
      await click(control(4))
      await settled()
      expect(requestedPages()).toEqual([])
      expect(window.location.search).toBe('')
    })
  })
}
