import { describe, expect, test } from 'vitest'
import type { Host, Sight } from '../host.js'
import { getPageHash, serverPages, showLinks } from '../linked-frame.js'
import { type NavigateEvent, navigationOf } from '../navigation.js'
import { click } from '../pointer.js'

export function describeListenersOfLinks({ show }: Host): void {
  describe('listeners of links', () => {
    /** Shows links, and lists what the window and its navigation are listened to for from then on. */
    const showWatched = async (sight: Sight, path?: string) => {
      const shown = await showLinks(show, sight, path)
      const targets: (EventTarget | undefined)[] = [shown.window, navigationOf(shown.window)]
      const lists = targets.map((target) => (target ? watchListeners(target) : () => []))
      return { ...shown, listeners: () => lists.flatMap((list) => list()) }
    }

    test('a link that is not clicked has none', async () => {
      const { listeners, update } = await showWatched({})
      await update({ count: 50 })
      expect(listeners()).toEqual([])
    })

    test.for(['page', 'page#page=2'])('none is left after a fragment, from %s', async (path) => {
      const { asked, control, listeners } = await showWatched({ getPageUrl: getPageHash }, path)
      await click(control(2))
      await expect.poll(asked).toEqual([2])
      expect(listeners()).toEqual([])
    })

    test('none is left after a click that a router prevents, or the user', async () => {
      const onClick = (event: Pick<Event, 'preventDefault'>) => event.preventDefault()
      const { asked, control, document, listeners } = await showWatched({ given: { item5: { onClick } } })
      document.addEventListener('click', (event) => event.preventDefault())
      await click(control(2))
      await click(control(5))
      await expect.poll(asked).toEqual([2])
      expect(listeners()).toEqual([])
    })

    test('none is left once the page has been left', async () => {
      const { getPageUrl, requested } = serverPages('nothing')
      const { control, listeners, window } = await showWatched({ getPageUrl })
      await click(control('next'))
      await requested(1)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      expect(listeners()).toEqual([])
    })

    test('none is left once the pagination is gone', async () => {
      const { control, listeners, settled, unmount } = await showWatched({ getPageUrl: getPageHash })
      await click(control('next'))
      await unmount()
      await settled()
      expect(listeners()).toEqual([])
    })

    test('they do not add up where a load brings no document', async () => {
      const { getPageUrl, requested } = serverPages('nothing')
      const { control, listeners } = await showWatched({ getPageUrl })
      await click(control('next'))
      await requested(1)
      const once = listeners()
      for (const [index, name] of (['next', 4, 'next'] as const).entries()) {
        await click(control(name))
        await requested(index + 2)
      }
      expect(listeners()).toEqual(once)
    })

    if (!navigationOf(window)) return

    test.for<[string, (event: NavigateEvent) => void]>([
      ['intercepted', (event) => event.intercept()],
      ['prevented', (event) => event.preventDefault()],
      ['refused', (event) => event.intercept({ precommitHandler: () => Promise.reject() })],
    ])('none is left after a navigation that is %s', async ([, listener]) => {
      const { control, listeners, window } = await showWatched({})
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
  target.addEventListener = (...given: Parameters<typeof addEventListener>) => {
    const [type, listener] = given
    listeners.push({ type, listener })
    addEventListener.apply(target, given)
  }
  target.removeEventListener = (...given: Parameters<typeof removeEventListener>) => {
    const [type, listener] = given
    listeners = listeners.filter((one) => one.type !== type || one.listener !== listener)
    removeEventListener.apply(target, given)
  }
  return () => listeners.map(({ type }) => type).sort()
}
