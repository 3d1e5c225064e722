import { expect, test } from 'vitest'
import { getPageHash, getPageUrl, renderLinks, serverPages } from '../../harness/link-frame.js'
import { type NavigateEvent, navigationOf } from '../../harness/navigation.js'
import { click, doubleClick } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeLinksWithNavigationApi({ render, rules }: Renderer): void {
  // A browser without the Navigation API has no routers that use it.
  if (!navigationOf(window)) return

  rules('a link that a router follows with the Navigation API', () => {
    const renderIntercepted = async (onNavigate: (event: NavigateEvent, window: Window) => void) => {
      const view = await renderLinks(render, {})
      navigationOf(view.window)?.addEventListener('navigate', (event) => {
        if (event.userInitiated) onNavigate(event, view.window)
      })
      return view
    }
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

    test('requests its page', async () => {
      const view = await renderIntercepted((event) => event.intercept())
      await click(view.control('next'))
      await expect.poll(view.list).toBe('1 [2] 3 4 5 … 10')
      expect(view.window.location.search).toBe('?page=2')
      await view.settled()
      expect(view.requestedPages()).toEqual([2])
    })

    test('requests its page even if the router’s handler is slow and fails', async () => {
      const handler = async () => {
        await wait()
        throw new Error('No such page.')
      }
      const { requestedPages, control } = await renderIntercepted((event) => event.intercept({ handler }))
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([2])
    })

    test('requests its page even if the router’s handler rewrites the URL', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event, { history }) =>
        event.intercept({ handler: async () => history.replaceState(null, '', '?p=2&sorted') }),
      )
      await click(control('next'))
      await expect.poll(() => window.location.search).toBe('?p=2&sorted')
      await expect.poll(requestedPages).toEqual([2])
      await settled()
      expect(requestedPages()).toEqual([2])
    })

    test('requests its page when the URL changes, even to one that the router redirects to', async () => {
      const log: unknown[] = []
      const { requestedPages, control, window } = await renderIntercepted((event) =>
        event.intercept({
          precommitHandler: async (controller) => {
            await wait()
            log.push(requestedPages())
            controller.redirect('?page=two')
          },
        }),
      )
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([2])
      expect(window.location.search).toBe('?page=two')
      expect(log).toEqual([[]])
    })

    test('requests nothing if the router rejects before the URL changes', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event) =>
        event.intercept({ precommitHandler: () => Promise.reject() }),
      )
      await click(control('next'))
      await wait()
      expect(window.location.search).toBe('')
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test('requests nothing if the navigation is prevented, even if the URL becomes the link’s later', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event) => event.preventDefault())
      await click(control('next'))
      await settled()
      window.history.pushState(null, '', getPageUrl({ page: 2 }))
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test('requests nothing if the navigation to a fragment is prevented', async () => {
      const { requestedPages, control, window } = await renderLinks(render, { getPageUrl: getPageHash })
      const navigation = navigationOf(window)
      navigation?.addEventListener('navigate', (event) => event.preventDefault())
      const prevented = new Promise((resolve) => navigation?.addEventListener('navigateerror', resolve))
      await click(control('next'))
      await prevented
      await wait()
      expect(requestedPages()).toEqual([])
    })

    test('requests nothing if only the state of the entry changes during a load', async () => {
      const { getPageUrl, received } = serverPages('held')
      const { requestedPages, control, window } = await renderLinks(render, { getPageUrl })
      await click(control('next'))
      await received(1)
      navigationOf(window)?.updateCurrentEntry({ state: 'scrolled' })
      await wait()
      expect(requestedPages()).toEqual([])
    })

    test('requests the page in the URL after a double click', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event) => event.intercept())
      await doubleClick(control('next'))
      await expect.poll(requestedPages).not.toEqual([])
      await settled()
      expect(`?page=${requestedPages().at(-1)}`).toBe(window.location.search)
    })
  })
}
