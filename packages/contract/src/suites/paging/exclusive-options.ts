import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeExclusiveOptions({ render }: Renderer): void {
  describe('options that exclude each other', () => {
    test('`totalPages` beside `count` is ignored, with one warning', async () => {
      const { list, update } = await render({ count: 45, totalPages: 9, page: 9 })
      expect(list()).toBe('1 2 3 4 [5]')
      await update({ totalPages: 8 })
      expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*Ignoring `totalPages`.*`count`.*\. [A-Z]/)])
    })

    test('`navigate` without `getPageUrl` is ignored, with one warning', async () => {
      const navigate = vi.fn()
      const uncontrolled = await render({ count: 100, navigate })
      await click(uncontrolled.control('next'))
      await uncontrolled.run(({ goToNextPage }) => goToNextPage())
      expect(uncontrolled.list()).toBe('1 2 [3] 4 5 … 10')
      const controlled = await render({ count: 100, page: 5, navigate, createdBy: 'parent' })
      await click(controlled.control('next'))
      expect(controlled.list()).toBe('1 … 4 [5] 6 … 10')
      expect(navigate).not.toHaveBeenCalled()
      expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*Ignoring `navigate`.*`getPageUrl`.*\. [A-Z]/)])
    })

    test('`navigate` without `page` stores the page, with one warning', async () => {
      const navigate = vi.fn()
      const getPageUrl = ({ page }: { page: number }) => `#page=${page}`
      const { control, list, run } = await render({ count: 100, navigate, getPageUrl, type: 'link' })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await run(({ setPage }) => setPage(7))
      expect(list()).toBe('1 … 6 [7] 8 9 10')
      expect(navigate.mock.calls.map(([url]) => url)).toEqual(['#page=2', '#page=7'])
      expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*`navigate` is set.*`page`.*\. [A-Z]/)])
    })

    test('`navigate` with a `page` that isn’t a number stores the page', async () => {
      const navigate = vi.fn()
      const getPageUrl = ({ page }: { page: number }) => `#page=${page}`
      const { control, list } = await render({ count: 100, page: 'start' as never, navigate, getPageUrl })
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      expect(navigate).toHaveBeenCalledOnce()
      expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*`page` "start"/)])
    })

    test('a total that is known or unknown in two ways needs no warning', async () => {
      const { api, update } = await render({ count: 45, minCount: 20, hasNextPage: true, maxPage: 3, page: 9 })
      expect(api()).toMatchObject({ page: 3, totalPages: 3 })
      await update({ count: undefined, totalPages: 2 })
      expect(api()).toMatchObject({ page: 2, totalPages: 2 })
    })
  })
}
