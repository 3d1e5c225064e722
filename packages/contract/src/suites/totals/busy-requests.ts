import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }

export function describeBusyRequests({ render }: Renderer): void {
  describe('busy', () => {
    test('moves to the next page as often as Next is pressed', async () => {
      const onPageChange = vi.fn(({ page }: { page: number }) => void view.update({ page, busy: true, ...none }))
      const view = await render({ hasNextPage: true, page: 1, onPageChange })
      for (const page of [2, 3, 4, 5]) {
        await click(view.control('next'))
        await expect.poll(() => view.api().page).toBe(page)
      }
      expect(onPageChange).toHaveBeenCalledTimes(4)
      await view.update({ busy: false, hasNextPage: false })
      expect(view.list()).toBe('1 2 3 4 [5]')
    })

    test.for([
      [{ count: 45 }, 5],
      [{ totalPages: 5 }, 5],
      [{ hasNextPage: true, maxPage: 3 }, 3],
      [{ minCount: 30 }, 99],
    ] as const)('limits requests to the pages that can be reached: %o', async ([total, page]) => {
      const { api, run, update } = await render({ ...total })
      await update({ busy: true, ...none, maxPage: undefined })
      await run(({ setPage }) => setPage(99))
      expect(api().page).toBe(page)
    })
  })
}
