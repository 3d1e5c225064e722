import { expect, test } from 'vitest'
import {
  getPageHash,
  getPageUrl,
  type Links,
  type NavigateEvent,
  navigationOf,
  renderLinks,
} from '../../harness/link-frame.js'
import { click, doubleClick } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const pushes =
  (url: string) =>
  ({ routeClicks, window }: Links) =>
    routeClicks(() => window.history.pushState(null, '', url))

/** What else happens at a click on Next, which leads to page 2, and which pages are requested. */
const stories: [what: string, requests: number[], prepare: (links: Links) => void, scene?: SceneProps][] = [
  ['a router goes to its URL, and the parent ignores the page', [2], pushes('?page=2'), { page: 1 }],
  ['a router adds a parameter, and the parent ignores the page', [2], pushes('?page=2&sorted'), { page: 1 }],
  ['a router goes elsewhere, and the parent ignores the page', [2], pushes('?elsewhere'), { page: 1 }],
  [
    'it shows another page when a router has seen the click',
    [7, 2],
    ({ routeClicks, run }) => routeClicks(() => void run(({ setPage }) => setPage(7))),
  ],
  ['a router unmounts the pagination', [], ({ routeClicks, unmount }) => routeClicks(() => void unmount())],
  [
    'a click handler changes the state of the URL',
    [2],
    ({ document, window }) =>
      document.addEventListener('click', () => window.history.replaceState({ scrolled: 0 }, '')),
    { getPageUrl: getPageHash },
  ],
]

const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

/** What a router does with the Navigation API, which pages are requested, and where the browser is then. */
const routes: [what: string, requests: number[], url: string, route: (event: NavigateEvent, links: Links) => void][] = [
  ['intercepts the navigation', [2], '?page=2', (event) => event.intercept()],
  [
    'is slow and fails',
    [2],
    '?page=2',
    (event) => event.intercept({ handler: () => wait().then(() => Promise.reject(new Error('No such page.'))) }),
  ],
  [
    'rewrites the URL',
    [2],
    '?p=2&sorted',
    (event, { window }) =>
      event.intercept({ handler: async () => window.history.replaceState(null, '', '?p=2&sorted') }),
  ],
  [
    'redirects before the URL changes',
    [2],
    '?page=two',
    (event, { requestedPages }) =>
      event.intercept({
        async precommitHandler(controller) {
          await wait()
          expect(requestedPages()).toEqual([])
          controller.redirect('?page=two')
        },
      }),
  ],
  ['rejects', [], '', (event) => event.intercept({ precommitHandler: () => Promise.reject() })],
  ['prevents the navigation', [], '', (event) => event.preventDefault()],
]

export function describeLinksWithRouter({ render, rules }: Renderer): void {
  rules('a link that a router follows', () => {
    test.for(stories)('when %s, requests %j', async ([, requests, prepare, scene = {}]) => {
      const links = await renderLinks(render, scene)
      prepare(links)
      await click(links.control('next'))
      await expect.poll(links.requestedPages).toEqual(requests)
      await links.settled()
      expect(links.requestedPages()).toEqual(requests)
    })

    test.for([
      ['before', true],
      ['after', false],
    ] as const)('requests its page if the document’s listener prevents the click %s Dogear', async ([, capture]) => {
      const { control, list, requestedPages, routeClicks, settled, window } = await renderLinks(render, {})
      routeClicks(() => {}, { capture })
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      await click(control(4))
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      expect(window.location.search).toBe('')
      await settled()
      expect(requestedPages()).toEqual([2, 4])
    })

    test('requests its page even if its Item is removed', async () => {
      const { requestedPages, control, routeClicks, run } = await renderLinks(render, { defaultPage: 3 })
      routeClicks(() => void run(({ setPage }) => setPage(9)))
      await click(control(4))
      await expect.poll(requestedPages).toEqual([9, 4])
    })

    test.for(['hashchange', 'popstate'] as const)('requests its page if one rewrites the URL at `%s`', async (type) => {
      const { requestedPages, control, window } = await renderLinks(render, { getPageUrl: getPageHash })
      const rewrite = () => {
        const { hash } = window.location
        if (!hash.startsWith('#/')) window.history.replaceState(null, '', hash.replace('#', '#/'))
      }
      window.addEventListener(type, rewrite, { capture: true })
      for (const page of [2, 3]) {
        await click(control(page))
        await expect.poll(() => window.location.hash).toBe(`#/page=${page}`)
        await expect.poll(() => requestedPages().at(-1)).toBe(page)
      }
      expect(requestedPages()).toEqual([2, 3])
    })

    test('requests its page if the router loads a document later', async () => {
      const { requestedPages, control, nextLoad, routeClicks, window } = await renderLinks(render, {})
      routeClicks(() => window.setTimeout(() => window.location.assign(getPageUrl({ page: 2 })), 50))
      const loaded = nextLoad()
      await click(control('next'))
      await loaded
      expect(requestedPages()).toEqual([2])
    })
  })

  // A browser without the Navigation API has no routers that use it.
  if (!navigationOf(window)) return

  rules('a link that a router follows with the Navigation API', () => {
    test.for(routes)('when it %s, requests %j at “%s”', async ([, requests, url, route]) => {
      const links = await renderLinks(render, {})
      links.onNavigate((event) => route(event, links))
      await click(links.control('next'))
      await expect.poll(() => [links.requestedPages(), links.window.location.search]).toEqual([requests, url])
      for (const later of [getPageUrl({ page: 2 }), '?later']) {
        await links.settled()
        expect(links.requestedPages()).toEqual(requests)
        links.window.history.pushState(null, '', later)
      }
    })

    test('requests nothing if the navigation to a fragment is prevented', async () => {
      const { requestedPages, control, onNavigate, settled } = await renderLinks(render, { getPageUrl: getPageHash })
      onNavigate((event) => event.preventDefault())
      await click(control('next'))
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test('requests the page in the URL after a double click', async () => {
      const { requestedPages, control, onNavigate, settled, window } = await renderLinks(render, {})
      onNavigate((event) => event.intercept())
      await doubleClick(control('next'))
      await expect.poll(requestedPages).not.toEqual([])
      await settled()
      expect(`?page=${requestedPages().at(-1)}`).toBe(window.location.search)
    })
  })
}
