import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeCallbacks({ render }: Renderer): void {
  describe('callbacks', () => {
    test('onPageSizeChange is called first, then onPageChange if the page number changes', async () => {
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

    test('a click or request calls each callback and handler once', async () => {
      const [onPageChange, onPageSizeChange, onClick] = [vi.fn(), vi.fn(), vi.fn()]
      const props = { nextTrigger: { onClick } }
      const { control, run } = await render({ count: 100, defaultPage: 3, props, onPageChange, onPageSizeChange })
      const counts = () => [onClick, onPageChange, onPageSizeChange].map(({ mock }) => mock.calls.length)
      await click(control('next'))
      expect(counts()).toEqual([1, 1, 0])
      await run(({ setPageSize }) => setPageSize(5))
      expect(counts()).toEqual([1, 2, 1])
    })

    test('the new page is stored before onPageChange is called', async () => {
      const onPageChange = vi.fn(({ page }) => view.api().setPage(page))
      const view = await render({ count: 100, onPageChange })
      await click(view.control('next'))
      expect(onPageChange).toHaveBeenCalledOnce()
      expect(view.list()).toBe('1 [2] 3 4 5 … 10')
    })

    test('a request inside a callback replaces the one that called it', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn(() => view.api().setPage(1))
      const view = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(view.list()).toBe('[1] 2 3 4 5')
      expect(onPageChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 20 })
    })

    test('a request inside a callback that changes nothing doesn’t suppress the next callback', async () => {
      const onPageChange = vi.fn()
      const onPageSizeChange = vi.fn(({ page }) => view.api().setPage(page))
      const view = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
    })

    test('requests call them synchronously', async () => {
      const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()]
      const { run } = await render({ count: 100, defaultPage: 5, onPageChange, onPageSizeChange })
      await run(({ setPage, setPageSize }) => {
        setPage(3)
        expect(onPageChange).toHaveBeenCalledOnce()
        setPageSize(5)
        expect(onPageSizeChange).toHaveBeenCalledOnce()
        expect(onPageChange).toHaveBeenCalledTimes(2)
      })
    })

    test('clicks call them during the event', async () => {
      const log: string[] = []
      const { control } = await render({ count: 100, onPageChange: () => log.push('page') })
      document.body.addEventListener('click', () => log.push('end of the event'), { once: true })
      await click(control('next'))
      expect(log).toEqual(['page', 'end of the event'])
    })

    test('only the latest functions are called', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
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

    test('changes of props don’t call them', async () => {
      const [onPageChange, onPageSizeChange] = [vi.fn(), vi.fn()]
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
