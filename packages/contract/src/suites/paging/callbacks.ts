import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeCallbacks({ render }: Renderer): void {
  describe('callbacks', () => {
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

    test('only the latest functions are called, in order', async () => {
      const first = vi.fn()
      const log: [name: string, details: object][] = []
      const names = ['onPageSizeChange', 'onPageChange', 'onPaginationChange'] as const
      const callbacks = (callback: (name: string, details: object) => void) =>
        Object.fromEntries(names.map((name) => [name, (details: object) => callback(name, details)]))
      const { control, run, update } = await render({ count: 100, ...callbacks(first) })
      await update(callbacks((...call) => void log.push(call)))
      await click(control('next'))
      await run(({ setPageSize }) => setPageSize(5))
      expect(first).not.toHaveBeenCalled()
      expect(log).toEqual([
        ['onPageChange', { page: 2, pageSize: 10 }],
        ['onPaginationChange', { page: 2, pageSize: 10, reason: 'next-trigger' }],
        ['onPageSizeChange', { page: 3, pageSize: 5 }],
        ['onPageChange', { page: 3, pageSize: 5 }],
        ['onPaginationChange', { page: 3, pageSize: 5, reason: 'api' }],
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
