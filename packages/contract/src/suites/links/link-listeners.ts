import { expect, test } from 'vitest'
import { getPageHash, type NavigateEvent, navigationOf, renderLinks, serverPages } from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'
import { veto } from '../../harness/veto.js'
import { watchListeners } from '../../harness/watch-listeners.js'

export function describeLinkListeners({ render, rules }: Renderer): void {
  rules('links add no listener to the window or its navigation', () => {
    /** Renders links, and records listeners from then on. */
    const renderWatched = async (props: SceneProps, path?: string) => {
      const view = await renderLinks(render, props, path)
      const targets: (EventTarget | undefined)[] = [view.window, navigationOf(view.window)]
      const lists = targets.map((target) => (target ? watchListeners(target) : () => []))
      return { ...view, listeners: () => lists.flatMap((list) => list()) }
    }

    test('before a click', async () => {
      const { listeners, update } = await renderWatched({})
      await update({ count: 50 })
      expect(listeners()).toEqual([])
    })

    test.for(['page', 'page#page=2'])('that stays after a click on a fragment link, on %s', async (path) => {
      const { requestedPages, control, listeners } = await renderWatched({ getPageUrl: getPageHash }, path)
      await click(control(2))
      await expect.poll(requestedPages).toEqual([2])
      expect(listeners()).toEqual([])
    })

    test('that stays after a click that a router or the user prevents', async () => {
      const props = { item5: { onClick: veto } }
      const { requestedPages, control, routeClicks, listeners } = await renderWatched({ props })
      routeClicks()
      await click(control(2))
      await click(control(5))
      await expect.poll(requestedPages).toEqual([2])
      expect(listeners()).toEqual([])
    })

    test('that stays after the document is hidden', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { control, listeners, window } = await renderWatched({ getPageUrl })
      await click(control('next'))
      await received(1)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      expect(listeners()).toEqual([])
    })

    test('that stays after an unmount', async () => {
      const { control, listeners, settled, unmount } = await renderWatched({ getPageUrl: getPageHash })
      await click(control('next'))
      await unmount()
      await settled()
      expect(listeners()).toEqual([])
    })

    test('more than once, when several clicks load no document', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { control, listeners } = await renderWatched({ getPageUrl })
      await click(control('next'))
      await received(1)
      const once = listeners()
      for (const [index, name] of (['next', 4, 'next'] as const).entries()) {
        await click(control(name))
        await received(index + 2)
      }
      expect(listeners()).toEqual(once)
    })

    if (!navigationOf(window)) return

    test.for<[string, (event: NavigateEvent) => void]>([
      ['intercepted', (event) => event.intercept()],
      ['prevented', (event) => event.preventDefault()],
      ['rejected', (event) => event.intercept({ precommitHandler: () => Promise.reject() })],
    ])('that stays after a navigation is %s', async ([, listener]) => {
      const { control, listeners, window } = await renderWatched({})
      const navigation = navigationOf(window)
      const finished = new Promise((resolve) => {
        for (const type of ['navigatesuccess', 'navigateerror']) navigation?.addEventListener(type, resolve)
      })
      navigation?.addEventListener('navigate', listener)
      const before = listeners()
      await click(control('next'))
      await finished
      await expect.poll(listeners).toEqual(before)
    })
  })
}
