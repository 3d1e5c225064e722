import { describe, expect, test } from 'vitest'
import { afterNextTask } from '../frame.js'
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
      await afterNextTask()
      expect(asked()).toEqual([7, 2])
    })

    test('in the same tick as a request, a click leads to the page that the link still shows', async () => {
      const { asked, control, run } = await showLinks(show, { getPageUrl: getPageHash })
      const followed: (string | null)[] = []
      await run(({ setPage }) => {
        setPage(4)
        followed.push(control('next').getAttribute('href'))
        control('next').click()
      })
      await afterNextTask()
      expect(asked().map((page) => `#page=${page}`)).toEqual(['#page=4', ...followed])
    })

    test('it is asked for too where the link that was clicked is gone by then, but the pagination is not', async () => {
      const { asked, control, document, run } = await showLinks(show, { defaultPage: 3 })
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(9))
      })
      await click(control(4))
      await afterNextTask()
      expect(asked()).toEqual([9, 4])
    })

    test('if the pagination is gone by then, nothing is called', async () => {
      const { asked, control, document, unmount } = await showLinks(show, {})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void unmount()
      })
      await click(control('next'))
      await afterNextTask()
      expect(asked()).toEqual([])
    })

    test('a parent that answers is answered with the next link', async () => {
      const shown = await showLinks(show, { page: 1, getPageUrl: getPageHash })
      await shown.update({ onPageChange: ({ page }) => void shown.update({ page }) })
      await click(shown.control('next'))
      await afterNextTask()
      await expect.poll(() => shown.control('next').getAttribute('href')).toBe('#page=3')
    })
  })
}
