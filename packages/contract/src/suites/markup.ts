import { describe, expect, test, vi } from 'vitest'
import { golden, goldenNames } from '../golden.js'
import { normalizeMarkup } from '../normalize-markup.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'

export function describeMarkup({ render, has }: Renderer): void {
  describe('markup', () => {
    test.for(goldenNames({ hasParts: has('parts') }))('the same options give the same markup: %s', async (name) => {
      const { options, ...scene } = golden[name].scene
      const { container } = await render({ ...scene, ...options })
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(golden[name].markup))
    })

    test('the markup follows the options', async () => {
      const before = golden['links on the first page']
      const after = golden['buttons on a page in the middle']
      const { container, update } = await render({ ...before.scene.options, ids: { root: 'list' }, dir: 'rtl' })
      await update({ ...after.scene.options, type: 'button', page: 5, ids: undefined, dir: undefined })
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(after.markup))
    })

    test('words that are not translated stay English', async () => {
      const { control } = await render({ count: 100, translations: { nextTriggerLabel: 'weiter' } })
      expect([control('next').ariaLabel, control('prev').ariaLabel]).toEqual(['weiter', 'previous page'])
      expect(control(10).ariaLabel).toBe('last page, page 10')
    })

    test.for([0, -1, 11, 2.5, Number.NaN])('an item outside 1…totalPages is disabled: %d', async (value) => {
      const { api } = await render({ count: 100 })
      expect(api().getItemProps({ type: 'page', value })).toMatchObject({ disabled: true, 'aria-disabled': 'true' })
      expect(api().getItemProps({ type: 'page', value: 10 })).not.toHaveProperty('aria-disabled')
    })

    test('attributes that have no value are absent', async () => {
      const { api } = await render({ count: 100, ids: { root: undefined }, translations: { rootLabel: undefined } })
      const { getRootProps, getNextTriggerProps, getEllipsisProps } = api()
      expect(getRootProps()).toEqual({ 'data-scope': 'pagination', 'data-part': 'root', 'aria-label': 'pagination' })
      for (const props of [getRootProps(), getNextTriggerProps(), getEllipsisProps({ index: 1 })]) {
        expect(Object.values(props)).not.toContain(undefined)
      }
    })

    test('buttons have type="button", in every place, so that no form is submitted', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const onSubmit = vi.fn((event: Event) => event.preventDefault())
      form.addEventListener('submit', onSubmit)
      const { control, list } = await render({ count: 100, defaultPage: 5 }, form)
      for (const name of ['first', 'next', 3, 'last', 'prev'] as const) await click(control(name))
      expect(list()).toBe('1 … 6 7 8 [9] 10')
      expect(onSubmit).not.toHaveBeenCalled()
    })
  })
}
