import { describe, expect, test, vi } from 'vitest'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeCallbacks({ render }: Renderer): void {
  describe('callbacks', () => {
    test('onPageSizeChange, then onPageChange if the page number moves; once each', async () => {
      const calls: unknown[] = []
      const { run } = await render({
        count: 100,
        onPageChange: (details) => calls.push(['page', details]),
        onPageSizeChange: (details) => calls.push(['page size', details]),
      })
      await run(({ setPageSize }) => setPageSize(20))
      expect(calls.splice(0)).toEqual([['page size', { page: 1, pageSize: 20 }]])
      await run(({ setPage }) => setPage(2))
      expect(calls.splice(0)).toEqual([['page', { page: 2, pageSize: 20 }]])
      await run(({ setPageSize }) => setPageSize(10))
      expect(calls).toEqual([
        ['page size', { page: 3, pageSize: 10 }],
        ['page', { page: 3, pageSize: 10 }],
      ])
    })

    test('keep first, call after: a callback finds its page already kept', async () => {
      const onPageChange = vi.fn(({ page }) => view.api().setPage(page))
      const view = await render({ count: 100, onPageChange })
      await click(view.control('next'))
      expect(onPageChange).toHaveBeenCalledOnce()
      expect(view.list()).toBe('1 [2] 3 4 5 … 10')
    })

    test('a request that a callback makes has the last word', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn(() => view.api().setPage(1))
      const view = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(view.list()).toBe('[1] 2 3 4 5')
      expect(onPageChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 20 })
    })

    test('a request that a callback makes, and that moves nothing, keeps no other callback from being called', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn(({ page }) => view.api().setPage(page))
      const view = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
    })

    test('synchronously', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn()
      const { run } = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await run(({ setPage, setPageSize }) => {
        setPage(3)
        expect(onPageChange).toHaveBeenCalledOnce()
        setPageSize(5)
        expect(onPageSizeChange).toHaveBeenCalledOnce()
        expect(onPageChange).toHaveBeenCalledTimes(2)
      })
    })

    test('inside the event', async () => {
      const log: string[] = []
      const { control } = await render({ count: 100, onPageChange: () => log.push('page') })
      document.body.addEventListener('click', () => log.push('end of the event'), { once: true })
      await click(control('next'))
      expect(log).toEqual(['page', 'end of the event'])
    })

    test('the callback called is the latest one given', async () => {
      const first = vi.fn()
      const latest = vi.fn()
      const { control, run, update } = await render({ count: 100, onPageChange: first, onPageSizeChange: first })
      await update({ onPageChange: latest, onPageSizeChange: latest })
      await click(control('next'))
      await run(({ setPageSize }) => setPageSize(20))
      expect(first).not.toHaveBeenCalled()
      expect(latest.mock.calls).toEqual([
        [{ page: 2, pageSize: 10 }],
        [{ page: 1, pageSize: 20 }],
        [{ page: 1, pageSize: 20 }],
      ])
    })

    test('callbacks answer requests only', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn()
      const { api, update } = await render({ count: 100, defaultPage: 10, onPageChange, onPageSizeChange })
      for (const change of [{ count: 30 }, { pageSize: 5 }, { page: 2 }, { pageSize: 10 }, { page: undefined }]) {
        await update(change)
      }
      await update({ pageSize: undefined, count: 0 })
      expect(api().page).toBe(1)
      expect(onPageChange).not.toHaveBeenCalled()
      expect(onPageSizeChange).not.toHaveBeenCalled()
    })
  })
}
