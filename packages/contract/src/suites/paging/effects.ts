import type { PaginationActions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

/** One request of each kind, which together lead to page 3. */
const requests: Record<keyof PaginationActions, (actions: PaginationActions) => void> = {
  goToFirstPage: ({ goToFirstPage }) => goToFirstPage(),
  goToLastPage: ({ goToLastPage }) => goToLastPage(),
  setPageSize: ({ setPageSize }) => setPageSize(5),
  setPagination: ({ setPagination }) => setPagination({ page: 2, pageSize: 10 }),
  goToNextPage: ({ goToNextPage }) => goToNextPage(),
  goToPrevPage: ({ goToPrevPage }) => goToPrevPage(),
  setPage: ({ setPage }) => setPage(3),
  announce: ({ announce }) => announce(),
}

export function describeEffects({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('a request in an effect', () => {
    test.for(['root', 'parent', 'switch'] as const)(
      'runs again when its own values change, but not for the new page (created by the %s)',
      async (createdBy) => {
        const run = vi.fn(({ setPage }) => setPage(4))
        const onPageChange = vi.fn()
        const { control, list, update } = await render({
          count: 100,
          createdBy,
          onPageChange,
          effect: { key: 'a', run },
        })
        await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
        expect(onPageChange).toHaveBeenCalledOnce()
        const runs = run.mock.calls.length
        await click(control('next'))
        await click(control('next'))
        expect(list()).toBe('1 … 5 [6] 7 … 10')
        expect(run).toHaveBeenCalledTimes(runs)
        await update({ effect: { key: 'b', run } })
        await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
        expect(new Set(run.mock.calls.map(([actions]) => actions.setPage)).size).toBe(1)
      },
    )

    test('doesn’t make the effect depend on the state, whatever it requests', async () => {
      const run = vi.fn((actions: PaginationActions) => {
        for (const request of Object.values(requests)) request(actions)
      })
      const { api, control, update } = await render({ count: 70, defaultPage: 4, effect: { key: 'a', run } })
      await expect.poll(() => api().page).toBe(3)
      const runs = run.mock.calls.length
      await click(control('first'))
      await click(control(2))
      await update({ count: 80, dir: 'rtl' })
      expect(run).toHaveBeenCalledTimes(runs)
    })

    test('acts on the pagination that a RootProvider has now, and doesn’t run again for another one', async () => {
      const run = vi.fn(({ setPage }) => setPage(4))
      const { list, update } = await render({ count: 100, createdBy: 'switch' })
      await update({ provided: 'second' })
      await update({ effect: { key: 'a', run } })
      await expect.poll(list).toBe('1 2 3 [4] 5 … 10')
      const runs = run.mock.calls.length
      await update({ provided: 'first' })
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      expect(run).toHaveBeenCalledTimes(runs)
    })
  })
}
