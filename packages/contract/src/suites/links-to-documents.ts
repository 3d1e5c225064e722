import { describe, expect, test } from 'vitest'
import { getPageUrl, renderLinks, serverPages } from '../link-frame.js'
import { click, doubleClick, press } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeLinksToDocuments({ render }: Renderer): void {
  describe('links that lead away', () => {
    test('the browser goes where the link pointed when it was clicked', async () => {
      const { requestedPages, control, nextLoad } = await renderLinks(render, { getPageUrl })
      const loaded = nextLoad()
      await click(control('next'))
      expect(await loaded).toBe('/contract/page?page=2')
      expect(requestedPages()).toEqual([])
    })

    test('Enter on a link goes there as well', async () => {
      const { requestedPages, control, nextLoad } = await renderLinks(render, { getPageUrl, defaultPage: 5 })
      const loaded = nextLoad()
      control('prev').focus()
      await press('{Enter}')
      expect(await loaded).toBe('/contract/page?page=4')
      expect(requestedPages()).toEqual([])
    })

    test('while a full load is on its way nothing changes, so a second click goes to the same place', async () => {
      const { getPageUrl, received, release } = serverPages('held')
      const { requestedPages, control, list, nextLoad } = await renderLinks(render, { getPageUrl })
      const loaded = nextLoad()
      await click(control('next'))
      await received(1)
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      await click(control('next'))
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(requestedPages()).toEqual([])
    })

    test('a double click goes there as well', async () => {
      const { getPageUrl, received, release } = serverPages('held')
      const { requestedPages, control, nextLoad } = await renderLinks(render, { getPageUrl })
      const loaded = nextLoad()
      await doubleClick(control('next'))
      await received(1)
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(requestedPages()).toEqual([])
    })

    test('another change of the URL in the same click, or while a full load is on its way, changes nothing', async () => {
      const { getPageUrl, received, release } = serverPages('held')
      const { requestedPages, control, document, nextLoad, window } = await renderLinks(render, { getPageUrl })
      document.addEventListener('click', () => window.history.replaceState({ scrolled: 0 }, ''))
      const loaded = nextLoad()
      await click(control('next'))
      await received(1)
      window.history.replaceState(null, '', '?unrelated')
      window.dispatchEvent(new PopStateEvent('popstate'))
      window.dispatchEvent(new HashChangeEvent('hashchange', { newURL: `${window.location}#unrelated` }))
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(requestedPages()).toEqual([])
    })

    test('a page restored by Back is as it was left', async () => {
      const { control, list, nextLoad, window } = await renderLinks(render, { getPageUrl })
      const left: string[] = []
      window.addEventListener('pagehide', () => left.push(list(), control('next').getAttribute('href') ?? ''))
      const loaded = nextLoad()
      await click(control('next'))
      await loaded
      expect(left).toEqual(['[1] 2 3 4 5 … 10', '/contract/page?page=2'])
    })

    test('once the page has been left, the click is forgotten, and what comes after a Back does not count', async () => {
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

    test('a link to the document’s own URL loads it again, and nothing changes', async () => {
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

    test('a load that brings no document leaves everything as it is', async () => {
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
