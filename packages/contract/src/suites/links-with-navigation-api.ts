import { describe, expect, test } from 'vitest'
import { getPageHash, getPageUrl, renderLinks, serverPages } from '../link-frame.js'
import { type NavigateEvent, navigationOf } from '../navigation.js'
import { click, doubleClick } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeLinksWithNavigationApi({ render }: Renderer): void {
  // A browser without the Navigation API has no routers that use it.
  if (!navigationOf(window)) return

  describe('links that a router intercepts through the Navigation API', () => {
    const renderIntercepted = async (onFollow: (event: NavigateEvent, window: Window) => void) => {
      const view = await renderLinks(render, {})
      navigationOf(view.window)?.addEventListener('navigate', (event) => {
        if (event.userInitiated) onFollow(event, view.window)
      })
      return view
    }
    const wait = () => new Promise<void>((resolve) => setTimeout(resolve, 30))

    test('an intercepted link counts', async () => {
      const { requestedPages, control, list, settled, window } = await renderIntercepted((event) => event.intercept())
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      expect(window.location.search).toBe('?page=2')
      await settled()
      expect(requestedPages()).toEqual([2])
    })

    test('a handler that takes its time, or fails, makes no difference', async () => {
      const handler = async () => {
        await wait()
        throw new Error('No such page.')
      }
      const { requestedPages, control } = await renderIntercepted((event) => event.intercept({ handler }))
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([2])
    })

    test('a handler that rewrites the URL does not hide it', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event, { history }) =>
        event.intercept({ handler: async () => history.replaceState(null, '', '?p=2&sorted') }),
      )
      await click(control('next'))
      await expect.poll(() => window.location.search).toBe('?p=2&sorted')
      await expect.poll(requestedPages).toEqual([2])
      await settled()
      expect(requestedPages()).toEqual([2])
    })

    test('nothing changes until the URL does, and a router that redirects then counts as well', async () => {
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

    test('a router that refuses before the URL changes is followed: nothing changes', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event) =>
        event.intercept({ precommitHandler: () => Promise.reject() }),
      )
      await click(control('next'))
      await wait()
      expect(window.location.search).toBe('')
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test('a navigation that is prevented changes nothing, not even if the URL becomes the link’s later', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event) => event.preventDefault())
      await click(control('next'))
      await settled()
      window.history.pushState(null, '', getPageUrl({ page: 2 }))
      await settled()
      expect(requestedPages()).toEqual([])
    })

    test('a fragment that is prevented changes nothing', async () => {
      const { requestedPages, control, window } = await renderLinks(render, { getPageUrl: getPageHash })
      const navigation = navigationOf(window)
      navigation?.addEventListener('navigate', (event) => event.preventDefault())
      const prevented = new Promise((resolve) => navigation?.addEventListener('navigateerror', resolve))
      await click(control('next'))
      await prevented
      await wait()
      expect(requestedPages()).toEqual([])
    })

    test('a change of the entry alone, while a full load is on its way, changes nothing', async () => {
      const { getPageUrl, received } = serverPages('held')
      const { requestedPages, control, window } = await renderLinks(render, { getPageUrl })
      await click(control('next'))
      await received(1)
      navigationOf(window)?.updateCurrentEntry({ state: 'scrolled' })
      await wait()
      expect(requestedPages()).toEqual([])
    })

    test('after a double click, the page is the one in the URL', async () => {
      const { requestedPages, control, settled, window } = await renderIntercepted((event) => event.intercept())
      await doubleClick(control('next'))
      await expect.poll(requestedPages).not.toEqual([])
      await settled()
      expect(`?page=${requestedPages().at(-1)}`).toBe(window.location.search)
    })
  })
}
