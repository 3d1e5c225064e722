import { describe, expect, test } from 'vitest'
import { afterNextTask } from '../frame.js'
import type { Host } from '../host.js'
import { getPageUrl, showLinks } from '../linked-frame.js'
import { click, press } from '../pointer.js'

/** Links to documents that arrive when they are released. */
function heldPages() {
  const key = crypto.randomUUID()
  return {
    getPageUrl: ({ page }: { page: number }) => `/contract/held?key=${key}&page=${page}`,
    release: () => fetch(`/contract/release?key=${key}`),
  }
}

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
      const { getPageUrl, release } = heldPages()
      const { asked, control, list, nextLoad } = await showLinks(show, { getPageUrl })
      const loaded = nextLoad()
      await click(control('next'))
      await afterNextTask()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      await click(control('next'))
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

    test('a link to the document’s own URL loads it again, and nothing changes', async () => {
      const { getPageUrl, release } = heldPages()
      const { asked, control, nextLoad, window } = await showLinks(show, { getPageUrl })
      window.history.replaceState(null, '', getPageUrl({ page: 2 }))
      const loaded = nextLoad()
      await click(control(2))
      await afterNextTask()
      expect(asked()).toEqual([])
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
    })

    test('a load that brings no document leaves everything as it is', async () => {
      const { asked, control, list } = await showLinks(show, { getPageUrl: () => '/contract/nothing' })
      await click(control('next'))
      await click(control(4))
      await afterNextTask()
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      expect(asked()).toEqual([])
    })
  })
}
