import { describe, expect, test } from 'vitest'
import type { Host } from '../host.js'
import { click } from '../pointer.js'

const roots = [
  { attributes: { 'aria-label': 'above', id: 'above' } },
  { attributes: { 'aria-label': 'below', id: 'below' } },
]

export function describeRoots({ show }: Host): void {
  describe('two roots for one list', () => {
    test('two RootProviders may show one list, each with its own `aria-label` and `id`', async () => {
      const shown = await show({ count: 100, madeBy: 'parent', roots })
      expect(shown.roots().map(({ ariaLabel, id }) => [ariaLabel, id])).toEqual([
        ['above', 'above'],
        ['below', 'below'],
      ])
      await click(shown.control('next', 1))
      expect([shown.list(0), shown.list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
      await click(shown.control(4, 0))
      expect([shown.list(0), shown.list(1)]).toEqual(['1 2 3 [4] 5 … 10', '1 2 3 [4] 5 … 10'])
    })

    test('two Roots may show one list, whose page the caller gives to both', async () => {
      const shown = await show({ count: 100, page: 1, roots, onPageChange: ({ page }) => void shown.update({ page }) })
      await click(shown.control('next', 1))
      expect([shown.list(0), shown.list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
      await click(shown.control('next', 0))
      expect([shown.list(0), shown.list(1)]).toEqual(['1 2 [3] 4 5 … 10', '1 2 [3] 4 5 … 10'])
    })
  })
}
