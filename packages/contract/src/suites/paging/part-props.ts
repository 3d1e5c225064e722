import { describe, expect, test, vi } from 'vitest'
import { forEveryPart, renderEveryPart } from '../../harness/every-part.js'
import type { Renderer } from '../../harness/renderer.js'

export function describePartProps({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('props of the parts', () => {
    test('every part passes attributes on to its element', async () => {
      const attributes = { class: 'own', style: 'color: red', 'data-own': 'yes', title: 'Own', lang: 'de' }
      const { elements } = await renderEveryPart(render, { attributes })
      for (const element of elements) {
        expect(element.className).toBe('own')
        expect(element.style.color).toBe('red')
        expect(element).toMatchObject({ title: 'Own', lang: 'de', dataset: { own: 'yes' } })
      }
    })

    test('every part passes event handlers on to its element, once', async () => {
      const onKeydown = vi.fn()
      const { elements } = await renderEveryPart(render, { onKeydown }, { defaultPage: 5 })
      for (const element of elements) {
        element.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }))
        // The handler of the root runs as well.
        expect(onKeydown).toHaveBeenCalledTimes(element.dataset.part === 'root' ? 1 : 2)
        onKeydown.mockClear()
      }
    })

    test('a part follows its attributes, and its element stays the same', async () => {
      const { control, update } = await render({ count: 100, props: { nextTrigger: { attributes: { title: 'One' } } } })
      const element = control('next')
      await update({ props: { nextTrigger: { attributes: { title: 'Two', class: 'two' } } } })
      expect(element).toMatchObject({ title: 'Two', className: 'two' })
      await update({ props: {} })
      expect(element).toMatchObject({ title: '', className: '' })
      expect(control('next')).toBe(element)
    })

    test('the user’s attribute wins, except `data-scope` and `data-part`', async () => {
      const attributes = { 'aria-label': 'own', id: 'own', rel: 'nofollow', 'data-scope': 'own', 'data-part': 'own' }
      const ids = { root: 'r', item: () => 'i', nextTrigger: 'n' }
      const options = { type: 'link', getPageUrl: () => '#', ids, defaultPage: 5 }
      const { elements } = await renderEveryPart(render, { attributes }, options)
      expect(document.querySelectorAll('[data-part="own"], [data-scope="own"]')).toHaveLength(0)
      for (const element of elements) {
        expect(element).toMatchObject({ ariaLabel: 'own', id: 'own' })
        expect(element.getAttribute('rel')).toBe('nofollow')
      }
    })

    test.for([undefined, null])('an attribute that is %s counts as omitted', async (value) => {
      const { elements } = await renderEveryPart(
        render,
        { attributes: { 'aria-label': value, id: value } },
        { ids: { root: 'r' } },
      )
      for (const element of elements) {
        if (element.dataset.part !== 'ellipsis') expect(element.ariaLabel).toMatch(/page|pagination/)
        expect(element.id).toBe(element.dataset.part === 'root' ? 'r' : '')
      }
    })

    test.for(['submit', 'reset'])('no part and no child becomes a %s button', async (type) => {
      const attributes = { type }
      const children = ['button', 'component'].map((tag) => ({ attributes, asChild: { tag, attributes } }))
      const { control, update } = await render({ count: 100 })
      for (const props of [{ attributes }, ...children]) {
        await update({ props: forEveryPart(props).props })
        for (const name of ['next', 3, 'last'] as const) expect(control(name).getAttribute('type')).toBe('button')
      }
    })

    test('a trigger or Item that the user disables looks like one without a page to go to', async () => {
      const lastPage = await render({ count: 100, defaultPage: 10 })
      const props = { nextTrigger: { disabled: true }, item6: { disabled: true } }
      const { control, update } = await render({ count: 100, defaultPage: 5, props })
      expect(control('next').outerHTML).toBe(lastPage.control('next').outerHTML)
      expect(control(6)).toMatchObject({ disabled: true, ariaDisabled: 'true', dataset: { disabled: '' } })
      await update({ type: 'link', getPageUrl: () => '#' })
      expect(control('next').outerHTML).toMatch(/^<a [^>]*role="link"/)
      for (const disabled of [control('next'), control(6)]) {
        expect(disabled).toMatchObject({ ariaDisabled: 'true', dataset: { disabled: '' } })
        for (const name of ['href', 'disabled', 'type']) expect(disabled.hasAttribute(name)).toBe(false)
      }
    })

    test('`disabled: false` doesn’t enable a trigger without a page to go to', async () => {
      const { control } = await render({ count: 100, props: { prevTrigger: { disabled: false } } })
      expect(control('prev')).toMatchObject({ disabled: true })
    })
  })
}
