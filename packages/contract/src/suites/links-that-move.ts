import { describe, expect, test } from 'vitest'
import type { Host } from '../host.js'
import { getPageHash, showLinks } from '../linked-frame.js'
import { click } from '../pointer.js'

export function describeLinksThatMove({ show }: Host): void {
  describe('links that move while they are followed', () => {
    test('the page that the link showed at the click is asked for, though the pagination has moved meanwhile', async () => {
      const { asked, control, document, run } = await showLinks(show, {})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(7))
      })
      await click(control('next'))
      await expect.poll(asked).toEqual([7, 2])
    })

    test('in the same tick as a request, a click leads to the page that the link still shows', async () => {
      const { asked, control, run } = await showLinks(show, { getPageUrl: getPageHash })
      const followed: (string | null)[] = []
      await run(({ setPage }) => {
        setPage(4)
        followed.push(control('next').getAttribute('href'))
        control('next').click()
      })
      await expect.poll(() => asked().map((page) => `#page=${page}`)).toEqual(['#page=4', ...followed])
    })

    test('it is asked for too where the link that was clicked is gone by then, but the pagination is not', async () => {
      const { asked, control, document, run } = await showLinks(show, { defaultPage: 3 })
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(9))
      })
      await click(control(4))
      await expect.poll(asked).toEqual([9, 4])
    })

    test('if the pagination is gone by then, nothing is called', async () => {
      const { asked, control, document, settled, unmount } = await showLinks(show, {})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void unmount()
      })
      await click(control('next'))
      await settled()
      expect(asked()).toEqual([])
    })

    test.for(['click', 'popstate'] as const)(
      'nor if it is removed at `%s`, while the browser follows the link',
      async (type) => {
        const { asked, container, control, settled, unmount, window } = await showLinks(show, {
          getPageUrl: getPageHash,
        })
        window.addEventListener(type, () => void unmount(), { once: true })
        await click(control('next'))
        await expect.poll(() => container.children).toHaveLength(0)
        await settled()
        expect(asked()).toEqual([])
      },
    )

    test('a parent that answers is answered with the next link', async () => {
      const shown = await showLinks(show, { page: 1, getPageUrl: getPageHash })
      await shown.update({ onPageChange: ({ page }) => void shown.update({ page }) })
      await click(shown.control('next'))
      await expect.poll(() => shown.control('next').getAttribute('href')).toBe('#page=3')
    })
  })
}
