import { expect, test } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeSinglePage({ render, rules }: Renderer): void {
  rules('data-single-page', () => {
    test('follows the total, for CSS', async () => {
      addStyle('[data-single-page] { display: none }')
      const { roots, update } = await render({ count: 7 })
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
