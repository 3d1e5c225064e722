import { describe, expect, test, vi } from 'vitest'
import { controlTypes } from '../../harness/controls.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeBusy({ render, rules }: Renderer): void {
  rules('busy', () => {
    test.for(controlTypes)('keeps the controls enabled: %s', async ([, type]) => {
      const { control, update } = await render({ ...type, count: 100, page: 5 })
      await update({ count: undefined, page: 6, busy: true })
      const names = ['first', 'prev', 1, 5, 7, 10, 'next', 'last'] as const
      expect(names.map((name) => control(name).ariaDisabled)).toEqual(names.map(() => null))
    })
  })

  describe('busy', () => {
    test('moves to the next page as often as Next is pressed', async () => {
      const onPageChange = vi.fn(
        ({ page }: { page: number }) => void view.update({ page, busy: true, hasNextPage: undefined }),
      )
      const view = await render({ hasNextPage: true, page: 1, onPageChange })
      for (const page of [2, 3, 4, 5]) {
        await click(view.control('next'))
        await expect.poll(() => view.api().page).toBe(page)
      }
      expect(onPageChange).toHaveBeenCalledTimes(4)
      await view.update({ busy: false, hasNextPage: false })
      expect(view.list()).toBe('1 2 3 4 [5]')
    })
  })

  describe('what is remembered while busy', () => {
    test('is the total of the last render that wasn’t busy', async () => {
      const { api, update } = await render({ count: 100 })
      await update({ busy: true })
      await update({ count: 50 })
      await update({ count: 30 })
      await update({ count: undefined })
      expect(api()).toMatchObject({ count: 100, totalPages: 10 })
      await update({ busy: false })
      expect(api()).toMatchObject({ count: 0, totalPages: 0 })
    })

    test.for(['root', 'parent'] as const)('belongs to one pagination (created by the %s)', async (createdBy) => {
      const [above, below] = [await render({ count: 100, createdBy }), await render({ count: 50, createdBy })]
      await above.update({ busy: true, count: undefined })
      await below.update({ busy: true, count: undefined })
      expect([above.list(), below.list()]).toEqual(['[1] 2 3 4 5 … 10', '[1] 2 3 4 5'])
    })

    test('is the same in both roots of one list', async () => {
      const { list, update } = await render({ count: 100, createdBy: 'parent', roots: [{}, {}] })
      await update({ busy: true, count: undefined, page: 2 })
      expect([list(0), list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
    })

    test('isn’t what a request sees before it is rendered', async () => {
      const onPageChange = vi.fn()
      const { control, list, run, update } = await render({ hasNextPage: true, onPageChange })
      await run(({ goToNextPage, goToLastPage, setPage }) => {
        goToNextPage()
        setPage(5)
        goToLastPage()
      })
      expect(list()).toBe('1 … 4 [5] 6 …')
      await update({ busy: true, hasNextPage: undefined })
      await click(control('first'))
      expect(list()).toBe('[1] 2 3 4 5 …')
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 5, 1])
    })

    test('includes a page that was clamped', async () => {
      const { api, update } = await render({ count: 30, page: 9 })
      await update({ busy: true })
      await update({ count: undefined })
      expect([api().page, api().pageRange]).toEqual([3, { start: 20, end: 30 }])
      await update({ page: 8 })
      expect(api().page).toBe(8)
    })
  })
}
