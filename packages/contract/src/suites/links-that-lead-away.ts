import { describe, expect, test } from 'vitest'
import type { Host } from '../host.js'
import { getPageUrl, serverPages, showLinks } from '../linked-frame.js'
import { click, doubleClick, press } from '../pointer.js'

export function describeLinksThatLeadAway({ show }: Host): void {
  describe('links that lead away', () => {
    test('the browser goes where the link pointed when it was clicked', async () => {
      const { asked, control, nextLoad } = await showLinks(show, { getPageUrl })
      const loaded = nextLoad()
      await click(control('next'))
      expect(await loaded).toBe('/contract/page?page=2')
      expect(asked()).toEqual([])
    })

    test('Enter on a link goes there as well', async () => {
      const { asked, control, nextLoad } = await showLinks(show, { getPageUrl, defaultPage: 5 })
      const loaded = nextLoad()
      control('prev').focus()
      await press('{Enter}')
      expect(await loaded).toBe('/contract/page?page=4')
      expect(asked()).toEqual([])
    })

    test('while a full load is on its way nothing changes, so a second click goes to the same place', async () => {
      const { getPageUrl, requested, release } = serverPages('held')
      const { asked, control, list, nextLoad } = await showLinks(show, { getPageUrl })
      const loaded = nextLoad()
      await click(control('next'))
      await requested(1)
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      await click(control('next'))
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(asked()).toEqual([])
    })

    test('a double click goes there as well', async () => {
      const { getPageUrl, requested, release } = serverPages('held')
      const { asked, control, nextLoad } = await showLinks(show, { getPageUrl })
      const loaded = nextLoad()
      await doubleClick(control('next'))
      await requested(1)
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(asked()).toEqual([])
    })

    test('another change of the URL in the same click, or while a full load is on its way, changes nothing', async () => {
      const { getPageUrl, requested, release } = serverPages('held')
      const { asked, control, document, nextLoad, window } = await showLinks(show, { getPageUrl })
      document.addEventListener('click', () => window.history.replaceState({ scrolled: 0 }, ''))
      const loaded = nextLoad()
      await click(control('next'))
      await requested(1)
      window.history.replaceState(null, '', '?unrelated')
      window.dispatchEvent(new PopStateEvent('popstate'))
      window.dispatchEvent(new HashChangeEvent('hashchange', { newURL: `${window.location}#unrelated` }))
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(asked()).toEqual([])
    })

    test('a page restored by Back is as it was left', async () => {
      const { control, list, nextLoad, window } = await showLinks(show, { getPageUrl })
      const left: string[] = []
      window.addEventListener('pagehide', () => left.push(list(), control('next').getAttribute('href') ?? ''))
      const loaded = nextLoad()
      await click(control('next'))
      await loaded
      expect(left).toEqual(['[1] 2 3 4 5 … 10', '/contract/page?page=2'])
    })

    test('once the page has been left, the click is forgotten, and what comes after a Back does not count', async () => {
      const { getPageUrl, requested } = serverPages('nothing')
      const { asked, control, settled, window } = await showLinks(show, { getPageUrl })
      await click(control('next'))
      await requested(1)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      window.history.pushState(null, '', getPageUrl({ page: 2 }))
      await settled()
      expect(asked()).toEqual([])
    })

    test('a link to the document’s own URL loads it again, and nothing changes', async () => {
      const { getPageUrl, requested, release } = serverPages('held')
      const { asked, control, nextLoad, window } = await showLinks(show, { getPageUrl })
      window.history.replaceState(null, '', getPageUrl({ page: 2 }))
      const loaded = nextLoad()
      await click(control(2))
      await requested(1)
      expect(asked()).toEqual([])
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
    })

    test('a load that brings no document leaves everything as it is', async () => {
      const { getPageUrl, requested } = serverPages('nothing')
      const { asked, control, list, settled } = await showLinks(show, { getPageUrl })
      await click(control('next'))
      await requested(1)
      await click(control(4))
      await requested(2)
      await settled()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      expect(asked()).toEqual([])
    })
  })
}
