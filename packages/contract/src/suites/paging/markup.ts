import { describe, expect, test } from 'vitest'
import { golden, goldenNames } from '../../golden/golden.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeMarkup({ render, features }: Renderer): void {
  describe('markup', () => {
    test.for(goldenNames(features))('the markup is the same in every host: %s', async (name) => {
      const { options, ...scene } = golden[name].scene
      const { container } = await render({ ...scene, ...options })
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(golden[name].markup))
    })

    test('follows every option at once', async () => {
      const before = golden['links on the first page']
      const after = golden['buttons on a page in the middle']
      const { container, update } = await render({ ...before.scene.options, ids: { root: 'list' }, dir: 'rtl' })
      await update({ ...after.scene.options, type: 'button', page: 5, ids: undefined, dir: undefined })
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(after.markup))
    })
  })
}
