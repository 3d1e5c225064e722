import { describe, expect, test } from 'vitest'
import { renderWithCalls } from '../../harness/out-of-range.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describeOutOfRangeAgain({ render }: Renderer): void {
  describe('onPageOutOfRange', () => {
    const open = (props: SceneProps) => renderWithCalls(render, props)

    test('is called once until the numbers change', async () => {
      const { calls, update } = await open({ count: 100, page: 99 })
      expect(await calls(1)).toHaveLength(1)
      await update({ dir: 'rtl' })
      await update({ siblingCount: 2 })
      await update({ count: 99 })
      expect(await calls(0)).toEqual([])
      await update({ page: 98 })
      expect(await calls(1)).toEqual([{ page: 10, requestedPage: 98, pageSize: 10 }])
      await update({ pageSize: 20 })
      expect(await calls(1)).toEqual([{ page: 5, requestedPage: 98, pageSize: 20 }])
      await update({ count: 50 })
      expect(await calls(1)).toEqual([{ page: 3, requestedPage: 98, pageSize: 20 }])
    })

    test('is called again for the same numbers after the page was in range', async () => {
      const { calls, update } = await open({ count: 100, page: 99 })
      expect(await calls(1)).toHaveLength(1)
      await update({ page: 10 })
      expect(await calls(0)).toEqual([])
      await update({ page: 99 })
      expect(await calls(1)).toHaveLength(1)
    })

    test('is called after loading, with what is known then', async () => {
      const { calls, update } = await open({ count: 100, page: 9 })
      await update({ busy: true, count: 30 })
      expect(await calls(0)).toEqual([])
      await update({ busy: false })
      expect(await calls(1)).toEqual([{ page: 3, requestedPage: 9, pageSize: 10 }])
    })
  })
}
