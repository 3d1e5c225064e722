import { describe, expect, test, vi } from 'vitest'
import { afterTasks } from '../../harness/frame.js'
import { renderWithCalls } from '../../harness/out-of-range.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describePageOutOfRange({ render, has }: Renderer): void {
  describe('onPageOutOfRange', () => {
    const open = (props: SceneProps) => renderWithCalls(render, props)

    test.for([
      [{ count: 95, page: 99 }, [10, 99, 10]],
      [{ totalPages: 3, page: 99, pageSize: 20 }, [3, 99, 20]],
      [{ count: 0, page: 2 }, [1, 2, 10]],
      [{ count: 500, maxPage: 5, page: 6 }, [5, 6, 10]],
      [{ hasNextPage: false, maxPage: 5, page: 6 }, [5, 6, 10]],
    ] as const)('is called once for a page past the end: %o', async ([props, [page, requestedPage, pageSize]]) => {
      const { api, calls } = await open(props)
      expect(await calls(1)).toEqual([{ page, requestedPage, pageSize }])
      expect(api().page).toBe(page)
    })

    test.for([
      { count: 95, page: 10 },
      { count: 0, page: 1 },
      { count: 95, defaultPage: 99 },
      { page: 99 },
      { maxPage: 5, page: 99 },
      { minCount: 95, page: 99 },
      { hasNextPage: false, page: 99 },
      { count: 95, page: 99, busy: true },
      { count: 95, page: Number.NaN as number, defaultPage: 99, siblingCount: 1 },
    ])('isn’t called for %o', async (props) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {})
      const { calls } = await open(props)
      expect(await calls(0)).toEqual([])
    })

    test('is called in a task after the commit', async () => {
      const log: string[] = []
      const onPageOutOfRange = vi.fn(() => void log.push(view.list()))
      const view = await render({ count: 100, page: 1, onPageOutOfRange })
      const isUpdated = view.update({ page: 99 })
      expect(log).toEqual([])
      await isUpdated
      await expect.poll(() => log).toEqual(['1 … 6 7 8 9 [10]'])
    })

    test('isn’t called if the page is back in range by then', async () => {
      const { calls, update } = await open({ count: 100, page: 1 })
      void update({ page: 99 })
      void update({ page: 2 })
      expect(await calls(0)).toEqual([])
      void update({ page: 99 })
      await update({ busy: true })
      expect(await calls(0)).toEqual([])
      await update({ busy: false })
      expect(await calls(1)).toHaveLength(1)
    })

    test('only the latest function is called', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const { update } = await render({ count: 100, page: 99, onPageOutOfRange: first })
      await afterTasks()
      await update({ onPageOutOfRange: latest })
      await afterTasks()
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([1, 0])
      await update({ page: 98 })
      await afterTasks()
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([1, 1])
    })

    test('can correct the page', async () => {
      const onPageOutOfRange = vi.fn(({ page }: { page: number }) => void view.update({ page }))
      const onPageChange = vi.fn()
      const view = await render({ count: 100, page: 99, onPageOutOfRange, onPageChange })
      await expect.poll(() => onPageOutOfRange.mock.calls.length).toBe(1)
      await afterTasks()
      await view.update({ count: 1000 })
      expect(view.api().page).toBe(10)
      expect(onPageOutOfRange).toHaveBeenCalledOnce()
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('is called for a pagination that the parent creates, however many roots it has', async () => {
      const calls: number[] = []
      for (const roots of [[{}], [{}, {}, {}]]) {
        const onPageOutOfRange = vi.fn()
        await render({ count: 100, page: 99, createdBy: 'parent', roots, onPageOutOfRange })
        await afterTasks()
        calls.push(onPageOutOfRange.mock.calls.length)
      }
      expect(calls[0]).toBeGreaterThan(0)
      expect(calls[1]).toBe(calls[0])
    })

    // Vanilla code has nothing to unmount.
    if (!has('parts')) return

    test.for(['root', 'parent'] as const)(
      'isn’t called after it is unmounted (created by the %s)',
      async (createdBy) => {
        const onPageOutOfRange = vi.fn()
        const { unmount } = await render({ count: 100, page: 99, createdBy, onPageOutOfRange })
        const wasCalled = onPageOutOfRange.mock.calls.length
        await unmount()
        await afterTasks()
        expect(onPageOutOfRange.mock.calls.length).toBe(wasCalled)
      },
    )
  })
}
