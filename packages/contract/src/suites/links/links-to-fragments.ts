import { expect, test } from 'vitest'
import { getPageHash, renderLinks } from '../../harness/link-frame.js'
import { click, doubleClick, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeLinksToFragments({ render, rules }: Renderer): void {
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

    test.for(['hashchange', 'popstate'] as const)(
      'requests its page even if a router rewrites the URL at `%s`',
      async (type) => {
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
      },
    )

    test('requests its page even if a click handler changes the state of the URL', async () => {
      const { requestedPages, control, document, window } = await renderLinks(render, { getPageUrl: getPageHash })
      document.addEventListener('click', () => window.history.replaceState({ scrolled: 0 }, ''))
      await click(control('next'))
      await expect.poll(requestedPages).toEqual([2])
    })
  })
}
