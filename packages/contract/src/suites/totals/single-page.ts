import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import type { Renderer } from '../../harness/renderer.js'

const rows: [PaginationOptions, '' | null][] = [
  [{ count: 0 }, ''],
  [{ count: 10 }, ''],
  [{ count: 11 }, null],
  [{ count: 11, pageSize: 20 }, ''],
  [{ count: 100, maxPage: 1 }, ''],
  [{ totalPages: 0 }, ''],
  [{ totalPages: 1 }, ''],
  [{ totalPages: 2 }, null],
  [{ hasNextPage: false }, ''],
  [{ hasNextPage: false, page: 2 }, null],
  [{ hasNextPage: true }, null],
  [{ hasNextPage: true, maxPage: 1 }, ''],
  [{ minCount: 7 }, null],
  [{ minCount: 7, hasNextPage: false }, ''],
  [{}, null],
]

export function describeSinglePage({ render }: Renderer): void {
  describe('data-single-page', () => {
    test.for(rows)('of %o is %s', async ([options, value]) => {
      const { roots } = await render(options)
      expect(roots().map((root) => root.getAttribute('data-single-page'))).toEqual([value])
    })

    test.for(['root', 'parent'] as const)('follows the total, for CSS (created by the %s)', async (createdBy) => {
      addStyle('[data-single-page] { display: none }')
      const { roots, update } = await render({ count: 7, createdBy })
      expect(roots()[0]).not.toBeVisible()
      await update({ count: 70 })
      expect(roots()[0]).toBeVisible()
      await update({ count: undefined, busy: true })
      expect(roots()[0]).toBeVisible()
      await update({ count: 7, busy: false })
      expect(roots()[0]).not.toBeVisible()
      await update({ count: undefined, busy: true })
      expect(roots()[0]).not.toBeVisible()
    })
  })
}
