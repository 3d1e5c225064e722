import { expect, test } from 'vitest'
import { veto } from '../../harness/controls.js'
import { watchListeners } from '../../harness/frame.js'
import {
  getPageHash,
  type Links,
  type NavigateEvent,
  navigationOf,
  renderLinks,
  serverPages,
} from '../../harness/link-frame.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const hash = { getPageUrl: getPageHash }

async function goTo2({ control, requestedPages }: Links) {
  await click(control(2))
  await expect.poll(requestedPages).toEqual([2])
}

/** After what no listener is left. */
const stories: [what: string, act: (links: Links) => unknown, scene?: SceneProps, path?: string][] = [
  ['a change before any click', ({ update }) => update({ count: 50 })],
  ['a click on a fragment link', goTo2, hash],
  ['a click on a fragment link to the current URL', goTo2, hash, 'page#page=2'],
  [
    'clicks that the user or a router prevents',
    async (links) => {
      links.routeClicks()
      await click(links.control(5))
      await goTo2(links)
    },
    { props: { item5: { onClick: veto } } },
  ],
  [
    'an unmount',
    async ({ control, settled, unmount }) => {
      await click(control('next'))
      await unmount()
      await settled()
    },
    hash,
  ],
]

export function describeLinkListeners({ render, rules }: Renderer): void {
  rules('links add no listener to the window or its navigation', () => {
    /** Renders links, and records listeners from then on. */
    const renderWatched = async (props: SceneProps, path?: string) => {
      const view = await renderLinks(render, props, path)
      const targets: (EventTarget | undefined)[] = [view.window, navigationOf(view.window)]
      const lists = targets.map((target) => (target ? watchListeners(target) : () => []))
      return { ...view, listeners: () => lists.flatMap((list) => list()) }
    }

    test.for(stories)('that stays after %s', async ([, act, scene = {}, path]) => {
      const { listeners, ...links } = await renderWatched(scene, path)
      await act(links)
      expect(listeners()).toEqual([])
    })

    test('more than once when several clicks load no document, or that stays when the document is hidden', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { control, listeners, window } = await renderWatched({ getPageUrl })
      await click(control('next'))
      await received(1)
      const once = listeners()
      for (const [index, name] of (['next', 4, 'next'] as const).entries()) {
        await click(control(name))
        await received(index + 2)
      }
      expect(listeners()).toEqual(once)
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
      expect(listeners()).toEqual([])
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
