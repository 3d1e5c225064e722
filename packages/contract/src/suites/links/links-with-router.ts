import { expect, test } from 'vitest'
import { veto } from '../../harness/controls.js'
import { watchListeners } from '../../harness/frame.js'
import {
  getPageHash,
  getPageUrl,
  type Links,
  type NavigateEvent,
  navigationOf,
  renderLinks,
  serverPages,
} from '../../harness/link-frame.js'
import { doubleClick } from '../../harness/pointer.js'
import { controlled, type Renderer, type SceneProps } from '../../harness/renderer.js'

const hash = { getPageUrl: getPageHash }
const pushes =
  (url: string) =>
  ({ routeClicks, window }: Links) =>
    routeClicks(() => window.history.pushState(null, '', url))
const replaceState = ({ document, window }: Links) =>
  document.addEventListener('click', () => window.history.replaceState({ scrolled: 0 }, ''))
const goTo7: Prepare = ({ goTo, routeClicks }) => routeClicks(() => void goTo(7))

type Prepare = (links: Links) => void

/** What else happens at a click on Next, which leads to page 2, and which pages are requested. */
const clicks: [what: string, requests: number[], prepare: Prepare, scene?: SceneProps][] = [
  ['a router goes to its URL, and the parent ignores the page', [2], pushes('?page=2'), controlled],
  ['a router adds a parameter, and the parent ignores the page', [2], pushes('?page=2&sorted'), controlled],
  ['a router goes elsewhere, and the parent ignores the page', [2], pushes('?elsewhere'), controlled],
  ['it shows another page when a router has seen the click', [7, 2], goTo7],
  ['a router unmounts the pagination', [], ({ routeClicks, unmount }) => routeClicks(() => void unmount())],
  ['a click handler changes the state of the URL', [2], replaceState, hash],
]

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 30))
const failLater = () => wait().then(() => Promise.reject(new Error('No such page.')))

/** What a router does with the Navigation API, which pages are requested, and where the browser is then. */
const routes: [what: string, requests: number[], url: string, route: (event: NavigateEvent, links: Links) => void][] = [
  ['intercepts the navigation', [2], '?page=2', (event) => event.intercept()],
  ['is slow and fails', [2], '?page=2', (event) => event.intercept({ handler: failLater })],
  [
    'rewrites the URL',
    [2],
    '?p=2&sorted',
    (event, { window }) =>
      event.intercept({ handler: async () => window.history.replaceState(null, '', '?p=2&sorted') }),
  ],
  ['redirects before the URL changes', [2], '?page=two', redirect],
  ['rejects', [], '', (event) => event.intercept({ precommitHandler: () => Promise.reject() })],
  ['prevents the navigation', [], '', (event) => event.preventDefault()],
]

function redirect(event: NavigateEvent, { requests }: Links) {
  event.intercept({
    async precommitHandler(controller) {
      await wait()
      expect(requests).toEqual([])
      controller.redirect('?page=two')
    },
  })
}

/** What happens during a slow load of page 2, and changes nothing. */
const meanwhile: [what: string, act: (links: Links) => unknown][] = [
  ['a second click', ({ click }) => click('next')],
  ['another change of the URL', changeUrl],
  ['a change of the entry’s state', ({ window }) => navigationOf(window)?.updateCurrentEntry({ state: 'scrolled' })],
]

function changeUrl({ window }: Links) {
  window.history.replaceState(null, '', '?unrelated')
  window.dispatchEvent(new PopStateEvent('popstate'))
  window.dispatchEvent(new HashChangeEvent('hashchange', { newURL: `${window.location}#unrelated` }))
}

async function goTo2({ click, hasRequested }: Links) {
  await click(2)
  await hasRequested(2)
}

async function clickPrevented(links: Links) {
  links.routeClicks()
  await links.click(5)
  await goTo2(links)
}

async function clickAndUnmount({ click, settled, unmount }: Links) {
  await click('next')
  await unmount()
  await settled()
}

/** After what no listener is left. */
const ends: [what: string, act: (links: Links) => unknown, scene?: SceneProps, path?: string][] = [
  ['a change before any click', ({ update }) => update({ count: 50 })],
  ['a click on a fragment link', goTo2, hash],
  ['a click on a fragment link to the current URL', goTo2, hash, 'page#page=2'],
  ['clicks that the user or a router prevents', clickPrevented, { props: { item5: { onClick: veto } } }],
  ['an unmount', clickAndUnmount, hash],
]

export function describeLinksWithRouter({ render, rules }: Renderer): void {
  const open = (props: SceneProps = {}, path?: string) => renderLinks(render, props, path)
  const persisted = { persisted: true }

  rules('a link that a router follows', () => {
    test.for(clicks)('when %s, requests %j', async ([, requests, prepare, scene]) => {
      const links = await open(scene)
      prepare(links)
      await links.click('next')
      await links.hasRequested(...requests)
      await links.settled()
      expect(links.requests).toEqual(requests)
    })

    test.for([
      ['before', true],
      ['after', false],
    ] as const)('requests its page if the document’s listener prevents the click %s Dogear', async ([, capture]) => {
      const { click, requests, routeClicks, settled, shows, window } = await open()
      routeClicks(() => {}, { capture })
      await click('next')
      await shows('1 [2] 3 4 5 … 10')
      await click(4)
      await shows('1 2 3 [4] 5 … 10')
      expect(window.location.search).toBe('')
      await settled()
      expect(requests).toEqual([2, 4])
    })

    test('requests its page even if its Item is removed', async () => {
      const { click, goTo, hasRequested, routeClicks } = await open({ defaultPage: 3 })
      routeClicks(() => void goTo(9))
      await click(4)
      await hasRequested(9, 4)
    })

    test.for(['hashchange', 'popstate'] as const)('requests its page if one rewrites the URL at `%s`', async (type) => {
      const { click, requests, window } = await open(hash)
      const rewrite = () => {
        const { hash } = window.location
        if (!hash.startsWith('#/')) window.history.replaceState(null, '', hash.replace('#', '#/'))
      }
      window.addEventListener(type, rewrite, { capture: true })
      for (const page of [2, 3]) {
        await click(page)
        await expect.poll(() => [window.location.hash, requests.at(-1)]).toEqual([`#/page=${page}`, page])
      }
      expect(requests).toEqual([2, 3])
    })

    test('requests its page if the router loads a document later', async () => {
      const { click, nextLoad, requests, routeClicks, window } = await open()
      routeClicks(() => window.setTimeout(() => window.location.assign(getPageUrl({ page: 2 })), 50))
      const loaded = nextLoad()
      await click('next')
      await loaded
      expect(requests).toEqual([2])
    })
  })

  // A browser without the Navigation API has no routers that use it.
  if (navigationOf(window))
    rules('a link that a router follows with the Navigation API', () => {
      test.for(routes)('when it %s, requests %j at “%s”', async ([, requests, url, route]) => {
        const links = await open()
        links.onNavigate((event) => route(event, links))
        await links.click('next')
        await expect.poll(() => [links.requests, links.window.location.search]).toEqual([requests, url])
        for (const later of [getPageUrl({ page: 2 }), '?later']) {
          await links.settled()
          expect(links.requests).toEqual(requests)
          links.window.history.pushState(null, '', later)
        }
      })

      test('requests nothing if the navigation to a fragment is prevented', async () => {
        const { click, onNavigate, requests, settled } = await open(hash)
        onNavigate((event) => event.preventDefault())
        await click('next')
        await settled()
        expect(requests).toEqual([])
      })

      test('requests the page in the URL after a double click', async () => {
        const { control, onNavigate, requests, settled, window } = await open()
        onNavigate((event) => event.intercept())
        await doubleClick(control('next'))
        await expect.poll(() => requests).not.toEqual([])
        await settled()
        expect(`?page=${requests.at(-1)}`).toBe(window.location.search)
      })
    })

  rules('a link that loads a document', () => {
    test('leaves the page unchanged for a later Back', async () => {
      const { click, control, list, nextLoad, requests, window } = await open()
      const hidden: string[] = []
      window.addEventListener('pagehide', () => hidden.push(list(), control('next').getAttribute('href') ?? ''))
      const loaded = nextLoad()
      await click('next')
      expect(await loaded).toBe('/contract/page?page=2')
      expect(hidden).toEqual(['[1] 2 3 4 5 … 10', '/contract/page?page=2'])
      expect(requests).toEqual([])
    })

    test.for(meanwhile)('loads it despite %s during a slow load, and requests nothing', async ([, act]) => {
      const { getPageUrl, received, release } = serverPages('held')
      const links = await open({ getPageUrl })
      replaceState(links)
      const loaded = links.nextLoad()
      await links.click('next')
      await received(1)
      await act(links)
      expect([links.list(), links.requests]).toEqual(['[1] 2 3 4 5 … 10', []])
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
      expect(links.requests).toEqual([])
    })

    test('requests nothing when it reloads the current URL', async () => {
      const { getPageUrl, received, release } = serverPages('held')
      const { click, nextLoad, requests, window } = await open({ getPageUrl })
      window.history.replaceState(null, '', getPageUrl({ page: 2 }))
      const loaded = nextLoad()
      await click(2)
      await received(1)
      expect(requests).toEqual([])
      await release()
      expect(await loaded).toBe(getPageUrl({ page: 2 }))
    })

    test('requests nothing after a Back, even if the URL becomes the link’s', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { click, requests, settled, window } = await open({ getPageUrl })
      await click('next')
      await received(1)
      for (const type of ['pagehide', 'pageshow']) window.dispatchEvent(new PageTransitionEvent(type, persisted))
      window.history.pushState(null, '', getPageUrl({ page: 2 }))
      await settled()
      expect(requests).toEqual([])
    })

    test('changes nothing when the response has no document', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { click, list, requests, settled } = await open({ getPageUrl })
      await click('next')
      await received(1)
      await click(4)
      await received(2)
      await settled()
      expect([list(), requests]).toEqual(['[1] 2 3 4 5 … 10', []])
    })
  })

  rules('links add no listener to the window or its navigation', () => {
    /** Renders links, and records listeners from then on. */
    const openWatched = async (props?: SceneProps, path?: string) => {
      const view = await open(props, path)
      const targets: (EventTarget | undefined)[] = [view.window, navigationOf(view.window)]
      const lists = targets.map((target) => (target ? watchListeners(target) : () => []))
      return { ...view, listeners: () => lists.flatMap((list) => list()) }
    }

    test.for(ends)('that stays after %s', async ([, act, scene, path]) => {
      const { listeners, ...links } = await openWatched(scene, path)
      await act(links)
      expect(listeners()).toEqual([])
    })

    test('more than once when several clicks load no document, or that stays when the document is hidden', async () => {
      const { getPageUrl, received } = serverPages('nothing')
      const { click, listeners, window } = await openWatched({ getPageUrl })
      await click('next')
      await received(1)
      const once = listeners()
      for (const [index, name] of (['next', 4, 'next'] as const).entries()) {
        await click(name)
        await received(index + 2)
      }
      expect(listeners()).toEqual(once)
      window.dispatchEvent(new PageTransitionEvent('pagehide', persisted))
      expect(listeners()).toEqual([])
    })

    if (!navigationOf(window)) return

    test.for<[string, (event: NavigateEvent) => void]>([
      ['intercepted', (event) => event.intercept()],
      ['prevented', (event) => event.preventDefault()],
      ['rejected', (event) => event.intercept({ precommitHandler: () => Promise.reject() })],
    ])('that stays after a navigation is %s', async ([, listener]) => {
      const { click, listeners, window } = await openWatched()
      const navigation = navigationOf(window)
      const finished = new Promise((resolve) => {
        for (const type of ['navigatesuccess', 'navigateerror']) navigation?.addEventListener(type, resolve)
      })
      navigation?.addEventListener('navigate', listener)
      const before = listeners()
      await click('next')
      await finished
      await expect.poll(listeners).toEqual(before)
    })
  })
}
