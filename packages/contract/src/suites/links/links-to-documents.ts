import { expect, test } from 'vitest'
import { getPageUrl, type Links, navigationOf, renderLinks, serverPages } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

/** What happens during a slow load of page 2, and changes nothing. */
const meanwhile: [what: string, act: (links: Links) => unknown][] = [
  ['a second click', ({ control }) => click(control('next'))],
  [
    'another change of the URL',
    ({ window }) => {
      window.history.replaceState(null, '', '?unrelated')
      window.dispatchEvent(new PopStateEvent('popstate'))
      window.dispatchEvent(new HashChangeEvent('hashchange', { newURL: `${window.location}#unrelated` }))
    },
  ],
  ['a change of the entry’s state', ({ window }) => navigationOf(window)?.updateCurrentEntry({ state: 'scrolled' })],
]

export function describeLinksToDocuments({ render, rules }: Renderer): void {
  rules('a link that loads a document', () => {
    test('leaves the page unchanged for a later Back', async () => {
      const { control, list, nextLoad, requestedPages, window } = await renderLinks(render, { getPageUrl })
      const hidden: string[] = []
      window.addEventListener('pagehide', () => hidden.push(list(), control('next').getAttribute('href') ?? ''))
      const loaded = nextLoad()
      await click(control('next'))
      expect(await loaded).toBe('/contract/page?page=2')
      expect(hidden).toEqual(['[1] 2 3 4 5 … 10', '/contract/page?page=2'])
      expect(requestedPages()).toEqual([])
    })

    test.for(meanwhile)('loads it despite %s during a slow load, and requests nothing', async ([, act]) => {
      const { getPageUrl, received, release } = serverPages('held')
      const links = await renderLinks(render, { getPageUrl })
      links.document.addEventListener('click', () => links.window.history.replaceState({ scrolled: 0 }, ''))
      const loaded = links.nextLoad()
      await click(links.control('next'))
      await received(1)
      await act(links)
      expect(links.list()).toBe('[1] 2 3 4 5 … 10')
      expect(links.requestedPages()).toEqual([])
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(links.requestedPages()).toEqual([])
    })

    test('requests nothing when it reloads the current URL', async () => {
      const { getPageUrl, received, release } = serverPages('held')
      const { requestedPages, control, nextLoad, window } = await renderLinks(render, { getPageUrl })
      window.history.replaceState(null, '', getPageUrl({ page: 2 }))
      const loaded = nextLoad()
      await click(control(2))
      await received(1)
      expect(requestedPages()).toEqual([])
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
    })

    test('requests nothing after a Back, even if the URL becomes the link’s', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { requestedPages, control, settled, window } = await renderLinks(render, { getPageUrl })
      await click(control('next'))
      await received(1)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      window.history.pushState(null, '', getPageUrl({ page: 2 }))
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test('changes nothing when the response has no document', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { requestedPages, control, list, settled } = await renderLinks(render, { getPageUrl })
      await click(control('next'))
      await received(1)
      await click(control(4))
      await received(2)
      await settled()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      expect(requestedPages()).toEqual([])
    })
  })
}
