import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeTotalPages({ render }: Renderer): void {
  describe('a total', () => {
    test('of pages says nothing about another page size', async () => {
      const { api, run } = await render({ totalPages: 5, defaultPage: 5 })
      await run(({ setPageSize }) => setPageSize(5))
      expect(api()).toMatchObject({ page: 5, pageSize: 5, totalPages: 5 })
    })

    test('of pages clamps the page, and doesn’t lose it', async () => {
      const { list, update } = await render({ totalPages: 3, defaultPage: 7 })
      expect(list()).toBe('1 2 [3]')
      await update({ totalPages: 10 })
      expect(list()).toBe('1 … 6 [7] 8 9 10')
    })

    test('of pages has a last page', async () => {
      const { control, list } = await render({ totalPages: 10 })
      expect(control(10).ariaLabel).toBe('last page, page 10')
      await click(control('last'))
      expect(list()).toBe('1 … 6 7 8 9 [10]')
    })
  })
}
