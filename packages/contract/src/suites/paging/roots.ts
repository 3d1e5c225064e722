import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const roots = [
  { attributes: { 'aria-label': 'above', id: 'above' } },
  { attributes: { 'aria-label': 'below', id: 'below' } },
]

export function describeRoots({ render }: Renderer): void {
  describe('two roots for one list', () => {
    test('two RootProviders can show one pagination, each with its own `aria-label` and `id`', async () => {
      const view = await render({ count: 100, createdBy: 'parent', roots })
      expect(view.roots().map(({ ariaLabel, id }) => [ariaLabel, id])).toEqual([
        ['above', 'above'],
        ['below', 'below'],
      ])
      await click(view.control('next', 1))
      expect([view.list(0), view.list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
      await click(view.control(4, 0))
      expect([view.list(0), view.list(1)]).toEqual(['1 2 3 [4] 5 … 10', '1 2 3 [4] 5 … 10'])
    })

    test('two Roots can share a controlled page', async () => {
      const view = await render({ count: 100, page: 1, roots, onPageChange: ({ page }) => void view.update({ page }) })
      await click(view.control('next', 1))
      expect([view.list(0), view.list(1)]).toEqual(['1 [2] 3 4 5 … 10', '1 [2] 3 4 5 … 10'])
      await click(view.control('next', 0))
      expect([view.list(0), view.list(1)]).toEqual(['1 2 [3] 4 5 … 10', '1 2 [3] 4 5 … 10'])
    })
  })
}
