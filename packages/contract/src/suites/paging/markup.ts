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

    test('labels without a translation are English', async () => {
      const { control } = await render({ count: 100, translations: { nextTriggerLabel: 'weiter' } })
      expect([control('next').ariaLabel, control('prev').ariaLabel]).toEqual(['weiter', 'previous page'])
      expect(control(10).ariaLabel).toBe('last page, page 10')
    })

    test.for([0, -1, 11, 2.5, Number.NaN])('an Item that is not a page from 1 to 10 is disabled: %d', async (value) => {
      const { api } = await render({ count: 100 })
      expect(api().getItemProps({ type: 'page', value })).toMatchObject({ disabled: true, 'aria-disabled': 'true' })
      expect(api().getItemProps({ type: 'page', value: 10 })).not.toHaveProperty('aria-disabled')
    })

    test('prop getters omit attributes without a value', async () => {
      const { api } = await render({ count: 100, ids: { root: undefined }, translations: { rootLabel: undefined } })
      const { getRootProps, getNextTriggerProps, getEllipsisProps } = api()
      expect(getRootProps()).toEqual({ 'data-scope': 'pagination', 'data-part': 'root', 'aria-label': 'pagination' })
      for (const props of [getRootProps(), getNextTriggerProps(), getEllipsisProps({ index: 1 })]) {
        expect(Object.values(props)).not.toContain(undefined)
      }
    })
  })
}
