import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeNoLongerControlled({ render }: Renderer): void {
  describe('a value that is no longer controlled', () => {
    test('the page stays where it was, and Dogear manages it', async () => {
      const { api, control, list, update } = await render({ count: 100, page: 99 })
      await update({ page: 4 })
      await click(control('next'))
      await update({ page: undefined })
      expect(list()).toBe('1 2 3 [4] 5 … 10')
      await click(control('next'))
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      await update({ page: 99 })
      await update({ page: undefined })
      await update({ count: 2000 })
      expect(api().page).toBe(10)
    })

    test('both stay when both stop being controlled at once', async () => {
      const { api, update } = await render({ count: 100, page: 3, pageSize: 20 })
      await update({ page: undefined, pageSize: undefined })
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    })
  })
}
