import { describe, expect, test, vi } from 'vitest'
import type { UserEventClickOptions } from 'vitest/browser'
import { veto } from '../../harness/controls.js'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click, doubleClick, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

interface Click {
  /** Attributes of the clicked Item. */
  readonly attributes?: Record<string, string>
  readonly options?: UserEventClickOptions
  /** The `target` of the document's `base` element. */
  readonly baseTarget?: string
}

export function describeLinks({ render, rules }: Renderer): void {
  describe('a link', () => {
    test('requests the page that the link showed, and the URL is the link’s', async () => {
      const view = await renderLinks(render, { getPageUrl: getPageHash })
      const { requestedPages, control } = view
      const expected: number[] = []
      for (const [name, page] of [
        ['next', 2],
        ['next', 3],
        [5, 5],
        ['last', 10],
        ['prev', 9],
        ['first', 1],
      ] as const) {
        await click(control(name))
        expected.push(page)
        await expect.poll(requestedPages).toEqual(expected)
        await expect.poll(() => control(page).getAttribute('aria-current')).toBe('page')
        expect(view.window.location.hash).toBe(`#page=${page}`)
      }
      expect(view.list()).toBe('[1] 2 3 4 5 … 10')
      await view.settled()
      expect(requestedPages()).toEqual(expected)
    })

    test('requests nothing if the user’s click handler vetoes it, and the browser stays', async () => {
      const props = { nextTrigger: { onClick: veto }, item4: { onClick: veto } }
      const { requestedPages, control, settled, window } = await renderLinks(render, { props })
      await click(control('next'))
      await click(control(4))
      await settled()
      expect(requestedPages()).toEqual([])
      expect(window.location.search).toBe('')
    })

    test('that is clicked with a modifier calls the user’s handler, but requests nothing', async () => {
      const onClick = vi.fn()
      const props = { item2: { onClick } }
      const view = await renderLinks(render, { getPageUrl: getPageHash, props }, 'page#page=2')
      view.routeClicks()
      await click(view.control(2), { modifiers: ['Shift'] })
      await view.settled()
      expect(onClick).toHaveBeenCalledOnce()
      expect(view.requestedPages()).toEqual([])
    })

    test('requests the page it still shows, if it is clicked in the same tick as a request', async () => {
      const { requestedPages, control, run } = await renderLinks(render, { getPageUrl: getPageHash })
      const followed: (string | null)[] = []
      await run(({ setPage }) => {
        setPage(4)
        followed.push(control('next').getAttribute('href'))
        control('next').click()
      })
      await expect.poll(() => requestedPages().map((page) => `#page=${page}`)).toEqual(['#page=4', ...followed])
    })

    test('shows the next URL when the parent accepts the page', async () => {
      const view = await renderLinks(render, { page: 1, getPageUrl: getPageHash })
      await view.update({ onPageChange: ({ page }) => void view.update({ page }) })
      await click(view.control('next'))
      await expect.poll(() => view.control('next').getAttribute('href')).toBe('#page=3')
    })
  })

  rules('a click on a link to page 2', () => {
    let clickedButton: number | undefined

    /** Prevents the click, while the link's URL is the current one, so that a normal click requests the page. */
    const requestsOf = async ({ attributes = {}, options, baseTarget }: Click) => {
      const scene = { getPageUrl: getPageHash, props: { item2: { attributes } } }
      const { requestedPages, control, document, settled } = await renderLinks(render, scene, 'page#page=2')
      for (const type of ['click', 'auxclick'] as const) {
        document.addEventListener(type, (event) => {
          event.preventDefault()
          clickedButton = event.button
        })
      }
      if (baseTarget) document.head.append(Object.assign(document.createElement('base'), { target: baseTarget }))
      await click(control(2), options)
      await settled()
      return requestedPages()
    }

    test.for<[Click, requests: number[]]>([
      [{ options: { modifiers: ['Control'] } }, []],
      [{ attributes: { download: '' } }, []],
      [{ attributes: { target: '_blank' } }, []],
      [{ baseTarget: '_blank' }, []],
      [{ attributes: { target: '_top' }, baseTarget: '_self' }, []],
      [{ attributes: { target: '_SELF' } }, [2]],
      [{ attributes: { target: '' }, baseTarget: '_blank' }, [2]],
      [{ baseTarget: '_self' }, [2]],
    ])('with %o requests %j', async ([options, requests]) => {
      expect(await requestsOf(options)).toEqual(requests)
    })

    test('with the middle button requests nothing', async () => {
      const requests = await requestsOf({ options: { button: 'middle' } })
      // WebKitGTK's driver before 2.52 releases the main button whichever it has pressed, which is a normal click.
      expect([requests, clickedButton]).toEqual(clickedButton === 0 ? [[2], 0] : [[], 1])
    })
  })

  rules('a link to a fragment', () => {
    test('has changed the URL before the callback is called', async () => {
      const hashes: string[] = []
      const onPageChange = () => hashes.push(view.window.location.hash)
      const view = await renderLinks(render, { getPageUrl: getPageHash, onPageChange })
      await click(view.control('next'))
      await expect.poll(() => hashes).toEqual(['#page=2'])
    })

    test('requests its page after Enter', async () => {
      const { requestedPages, control } = await renderLinks(render, { getPageUrl: getPageHash })
      control('next').focus()
      await press('{Enter}')
      await expect.poll(requestedPages).toEqual([2])
    })

    test('requests the page in the URL after a double click', async () => {
      const { requestedPages, control, settled, window } = await renderLinks(render, { getPageUrl: getPageHash })
      const urls: string[] = []
      window.addEventListener('hashchange', ({ newURL }) => urls.push(newURL))
      await doubleClick(control('next'))
      await expect.poll(requestedPages).not.toEqual([])
      await settled()
      expect(urls.at(-2)).toMatch(new RegExp(`#page=${requestedPages().at(-1)}$`))
    })

    test('requests its page even if the URL is already the link’s', async () => {
      const { requestedPages, control, run } = await renderLinks(render, { getPageUrl: getPageHash })
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([2])
      await run(({ setPage }) => setPage(4))
      await click(control(2))
      await expect.poll(requestedPages).toEqual([2, 4, 2])
    })

    test.for(['page', 'page#', 'page#top'])('requests its page with each click if it is `#`, on %s', async (path) => {
      const { requestedPages, control, list } = await renderLinks(render, { getPageUrl: () => '#' }, path)
      for (const page of [2, 3, 4]) {
        await click(control('next'))
        await expect.poll(requestedPages).toEqual([2, 3, 4].slice(0, page - 1))
        await expect.poll(list).toContain(`[${page}]`)
      }
    })

    test.for(['click', 'popstate'] as const)('requests nothing if it is unmounted at `%s`', async (type) => {
      const view = await renderLinks(render, { getPageUrl: getPageHash })
      view.window.addEventListener(type, () => void view.unmount(), { once: true })
      await click(view.control('next'))
      await expect.poll(() => view.container.children).toHaveLength(0)
      await view.settled()
      expect(view.requestedPages()).toEqual([])
    })
  })
}
