import { describe, expect, test } from 'vitest'
import { getPageHash, renderLinks, serverPages } from '../link-frame.js'
import { type NavigateEvent, navigationOf } from '../navigation.js'
import { click } from '../pointer.js'
import type { Renderer, SceneProps } from '../renderer.js'

export function describeLinkListeners({ render }: Renderer): void {
  describe('listeners of links', () => {
    /** Shows links, and lists what the window and its navigation are listened to for from then on. */
    const renderWatched = async (props: SceneProps, path?: string) => {
      const view = await renderLinks(render, props, path)
      const targets: (EventTarget | undefined)[] = [view.window, navigationOf(view.window)]
      const lists = targets.map((target) => (target ? watchListeners(target) : () => []))
      return { ...view, listeners: () => lists.flatMap((list) => list()) }
    }

    test('a link that is not clicked has none', async () => {
      const { listeners, update } = await renderWatched({})
      await update({ count: 50 })
      expect(listeners()).toEqual([])
    })

    test.for(['page', 'page#page=2'])('none is left after a fragment, from %s', async (path) => {
      const { requestedPages, control, listeners } = await renderWatched({ getPageUrl: getPageHash }, path)
      await click(control(2))
      await expect.poll(requestedPages).toEqual([2])
      expect(listeners()).toEqual([])
    })

    test('none is left after a click that a router prevents, or the user', async () => {
      const onClick = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
      const { requestedPages, control, document, listeners } = await renderWatched({ props: { item5: { onClick } } })
      document.addEventListener('click', (event) => event.preventDefault())
      await click(control(2))
      await click(control(5))
      await expect.poll(requestedPages).toEqual([2])
      expect(listeners()).toEqual([])
    })

    test('none is left once the page has been left', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { control, listeners, window } = await renderWatched({ getPageUrl })
      await click(control('next'))
      await received(1)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      expect(listeners()).toEqual([])
    })

    test('none is left once the pagination is gone', async () => {
      const { control, listeners, settled, unmount } = await renderWatched({ getPageUrl: getPageHash })
      await click(control('next'))
      await unmount()
      await settled()
      expect(listeners()).toEqual([])
    })

    test('they do not add up where a load brings no document', async () => {
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
      ['refused', (event) => event.intercept({ precommitHandler: () => Promise.reject() })],
    ])('none is left after a navigation that is %s', async ([, listener]) => {
      const { control, listeners, window } = await renderWatched({})
      const navigation = navigationOf(window)
      const ended = new Promise((resolve) => {
        for (const type of ['navigatesuccess', 'navigateerror']) navigation?.addEventListener(type, resolve)
      })
      navigation?.addEventListener('navigate', listener)
      const own = listeners()
      await click(control('next'))
      await ended
      await expect.poll(listeners).toEqual(own)
    })
  })
}

function watchListeners(target: EventTarget): () => string[] {
  let listeners: { type: string; listener: unknown }[] = []
  const { addEventListener, removeEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    const [type, listener] = args
    listeners.push({ type, listener })
    addEventListener.apply(target, args)
  }
  target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    const [type, listener] = args
    listeners = listeners.filter((one) => one.type !== type || one.listener !== listener)
    removeEventListener.apply(target, args)
  }
  return () => listeners.map(({ type }) => type).sort()
}
