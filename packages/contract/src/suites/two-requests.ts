import { describe, expect, test, vi } from 'vitest'
import type { Host } from '../host.js'

export function describeTwoRequests({ show, has }: Host): void {
  describe('two requests in one tick', () => {
    test('two requests in one tick add up where the library keeps the page', async () => {
      const onPageChange = vi.fn()
      const { list, run } = await show({ count: 100, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }], [{ page: 3, pageSize: 10 }]])
    })

    test('two clicks in one tick add up too', async () => {
      const { control, list, run } = await show({ count: 100 })
      const next = control('next')
      await run(() => {
        next.click()
        next.click()
      })
      expect(list()).toBe('1 2 [3] 4 5 … 10')
    })

    test('a page and a page size asked for in one tick add up', async () => {
      const { api, run } = await show({ count: 100 })
      await run(({ setPage, setPageSize }) => {
        setPage(5)
        setPageSize(20)
      })
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    })

    test('a click on what is still shown counts, and is clamped to what will be', async () => {
      const { api, control, run } = await show({ count: 100, siblingCount: 2 })
      const item = control(6)
      await run(({ setPageSize }) => {
        setPageSize(20)
        item.click()
      })
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    })

    test('where the caller gives the page, each request starts from the value given at that moment', async () => {
      const onPageChange = vi.fn()
      const { run } = await show({ count: 100, page: 1, onPageChange })
      await run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 2])
    })

    test('a parent that answers in the callback delivers at once, or with the next render', async () => {
      const asked: number[] = []
      const shown = await show({
        count: 100,
        page: 1,
        onPageChange({ page }) {
          asked.push(page)
          void shown.update({ page })
        },
      })
      await shown.run(({ goToNextPage }) => {
        goToNextPage()
        goToNextPage()
      })
      expect(asked).toEqual(has('rendersLater') ? [2, 2] : [2, 3])
      expect(shown.api().page).toBe(asked.at(-1))
    })
  })
}
