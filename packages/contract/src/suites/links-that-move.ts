import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { afterNextTask, openFrame } from '../frame.js'
import type { Host } from '../host.js'
import { click } from '../pointer.js'

const getPageUrl: PaginationOptions['getPageUrl'] = ({ page }) => `/contract/page?page=${page}`
const getPageHash: PaginationOptions['getPageUrl'] = ({ page }) => `#page=${page}`

export function describeLinksThatMove({ show }: Host): void {
  describe('links that move while they are followed', () => {
    const open = async (options: PaginationOptions) => {
      const frame = await openFrame()
      const onPageChange = vi.fn()
      const shown = await show({ count: 100, type: 'link', getPageUrl, onPageChange, ...options }, frame.container)
      const asked = () => onPageChange.mock.calls.map(([{ page }]) => page)
      return { ...shown, ...frame, asked }
    }

    test('the page that the link showed at the click is asked for, though the pagination has moved meanwhile', async () => {
      const { asked, control, document, run } = await open({})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(7))
      })
      await click(control('next'))
      await afterNextTask()
      expect(asked()).toEqual([7, 2])
    })

    test('in the same tick as a request, a click leads to the page that the link still shows', async () => {
      const { asked, control, run } = await open({ getPageUrl: getPageHash })
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
      const { asked, control, document, run } = await open({ defaultPage: 3 })
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void run(({ setPage }) => setPage(9))
      })
      await click(control(4))
      await afterNextTask()
      expect(asked()).toEqual([9, 4])
    })

    test('if the pagination is gone by then, nothing is called', async () => {
      const { asked, control, document, unmount } = await open({})
      document.addEventListener('click', (event) => {
        event.preventDefault()
        void unmount()
      })
      await click(control('next'))
      await afterNextTask()
      expect(asked()).toEqual([])
    })

    test('a parent that answers is answered with the next link', async () => {
      const shown = await open({ page: 1, getPageUrl: getPageHash })
      await shown.update({ onPageChange: ({ page }) => void shown.update({ page }) })
      await click(shown.control('next'))
      await afterNextTask()
      await expect.poll(() => shown.control('next').getAttribute('href')).toBe('#page=3')
    })
  })
}
