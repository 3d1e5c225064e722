import { describe, expect, test, vi } from 'vitest'
import { controlTypes } from '../../harness/controls.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeBusy({ render, rules }: Renderer): void {
  rules('busy', () => {
    test('marks the root, without `aria-busy`', async () => {
      const { api, roots, update } = await render({ count: 100 })
      expect([api().busy, roots()[0]?.hasAttribute('data-busy')]).toEqual([false, false])
      await update({ busy: true })
      expect([api().busy, roots()[0]?.getAttribute('data-busy')]).toEqual([true, ''])
      expect(roots()[0]?.ariaBusy).toBeNull()
      await update({ busy: false })
      expect(roots()[0]?.hasAttribute('data-busy')).toBe(false)
    })

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
}
