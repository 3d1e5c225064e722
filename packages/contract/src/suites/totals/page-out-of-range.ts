import { describe, expect, test, vi } from 'vitest'
import { afterTasks } from '../../harness/frame.js'
import type { Renderer } from '../../harness/renderer.js'

export function describePageOutOfRange({ render, has }: Renderer): void {
  describe('onPageOutOfRange', () => {
    test('is called once until the numbers change', async () => {
      const onPageOutOfRange = vi.fn()
      const { update } = await render({ count: 100, page: 99, onPageOutOfRange })
      for (const change of [{ dir: 'rtl' }, { siblingCount: 2 }, { busy: true }, { busy: false }] as const) {
        await afterTasks()
        await update(change)
      }
      await afterTasks()
      expect(onPageOutOfRange.mock.calls).toEqual([[{ page: 10, requestedPage: 99, pageSize: 10 }]])
      for (const change of [{ page: 98 }, { pageSize: 20 }, { count: 50 }]) {
        await update(change)
        await afterTasks()
      }
      expect(onPageOutOfRange.mock.calls.slice(1)).toEqual([
        [{ page: 10, requestedPage: 98, pageSize: 10 }],
        [{ page: 5, requestedPage: 98, pageSize: 20 }],
        [{ page: 3, requestedPage: 98, pageSize: 20 }],
      ])
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
      const onPageOutOfRange = vi.fn()
      const { update } = await render({ count: 100, page: 1, onPageOutOfRange })
      void update({ page: 99 })
      void update({ page: 2 })
      await afterTasks()
      void update({ page: 99 })
      await update({ busy: true })
      await afterTasks()
      expect(onPageOutOfRange).not.toHaveBeenCalled()
      await update({ busy: false })
      await expect.poll(() => onPageOutOfRange.mock.calls.length).toBe(1)
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
