import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeOpenTotal({ render }: Renderer): void {
  describe('an open total', () => {
    test('grows by one page with each request, and the elements of its entries stay the same', async () => {
      const { container, control, list } = await render({ hasNextPage: true })
      const next = control('next')
      await click(next)
      expect(list()).toBe('1 [2] 3 …')
      const elements = [control(1), control(2), container.querySelector('[data-part="ellipsis"]')]
      await click(next)
      expect(list()).toBe('1 2 [3] 4 …')
      expect([control(1), control(2), container.querySelector('[data-part="ellipsis"]')]).toEqual(elements)
      await click(control('first'))
      expect(list()).toBe('[1] 2 …')
    })
  })
}
