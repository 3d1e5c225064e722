import { describe, expect, test, vi } from 'vitest'
import { forEveryPart, partElements } from '../every-part.js'
import { press } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import type { UserProps } from '../scene.js'

export function describePartProps({ render, has }: Renderer): void {
  if (!has('parts')) return

  describe('what is given to the parts', () => {
    const renderWith = async (props: UserProps, options: object = {}) => {
      const view = await render({ count: 100, ...options, ...forEveryPart(props) })
      return { ...view, elements: partElements(view.container) }
    }

    test('every part passes on every native attribute of its element', async () => {
      const attributes = { class: 'own', style: 'color: red', 'data-own': 'yes', title: 'Own', lang: 'de' }
      const { elements } = await renderWith({ attributes })
      expect(elements).toHaveLength(12)
      for (const element of elements) {
        expect(element.className).toBe('own')
        expect(element.style.color).toBe('red')
        expect(element).toMatchObject({ title: 'Own', lang: 'de', dataset: { own: 'yes' } })
      }
    })

    test('attributes follow what is given', async () => {
      const { control, update } = await render({ count: 100, props: { nextTrigger: { attributes: { title: 'One' } } } })
      await update({ props: { nextTrigger: { attributes: { title: 'Two', class: 'two' } } } })
      expect(control('next')).toMatchObject({ title: 'Two', className: 'two' })
      await update({ props: {} })
      expect(control('next')).toMatchObject({ title: '', className: '' })
    })

    test('the caller’s attribute wins except `data-scope` and `data-part`', async () => {
      const attributes = { 'aria-label': 'own', id: 'own', rel: 'nofollow', 'data-scope': 'own', 'data-part': 'own' }
      const options = {
        type: 'link',
        getPageUrl: () => '#',
        ids: { root: 'r', item: () => 'i', nextTrigger: 'n' },
        defaultPage: 5,
      }
      const { container, elements } = await renderWith({ attributes }, options)
      expect(container.querySelectorAll('[data-part="own"], [data-scope="own"]')).toHaveLength(0)
      expect(elements).toHaveLength(12)
      for (const element of elements) {
        expect(element).toMatchObject({ ariaLabel: 'own', id: 'own' })
        expect(element.getAttribute('rel')).toBe('nofollow')
      }
    })

    test.for([undefined, null])('%s means "not given": Dogear’s attribute stays', async (value) => {
      const { elements } = await renderWith({ attributes: { 'aria-label': value, id: value } }, { ids: { root: 'r' } })
      for (const element of elements) {
        if (element.dataset.part !== 'ellipsis') expect(element.ariaLabel).toMatch(/page|pagination/)
        expect(element.id).toBe(element.dataset.part === 'root' ? 'r' : '')
      }
    })

    test('no attribute makes a button submit a form', async () => {
      const attributes = { type: 'submit' }
      const { control, update } = await renderWith({ attributes })
      expect(['next', 3, 'last'].map((name) => control(name as 'next').getAttribute('type'))).toEqual(
        Array(3).fill('button'),
      )
      await update({ props: forEveryPart({ attributes, asChild: { tag: 'button', attributes } }).props })
      expect(['next', 3, 'last'].map((name) => control(name as 'next').getAttribute('type'))).toEqual(
        Array(3).fill('button'),
      )
    })

    test('event handlers are passed on', async () => {
      const onKeydown = vi.fn()
      const { control } = await renderWith({ onKeydown })
      control('next').focus()
      await press('x')
      expect(onKeydown.mock.calls.map(([event]) => event.key)).toEqual(['x', 'x'])
    })

    test('`disabled` given to a trigger or Item disables it as if it were at its end', async () => {
      const atEnd = await render({ count: 100, defaultPage: 10 })
      const props = await render({
        count: 100,
        defaultPage: 5,
        props: { nextTrigger: { disabled: true }, item6: { disabled: true } },
      })
      expect(props.control('next').outerHTML).toBe(atEnd.control('next').outerHTML)
      expect(props.control(6)).toMatchObject({ disabled: true, ariaDisabled: 'true', dataset: { disabled: '' } })
      await props.update({ type: 'link', getPageUrl: () => '#' })
      expect(props.control('next').outerHTML).toMatch(/^<a [^>]*role="link"/)
      for (const control of [props.control('next'), props.control(6)]) {
        expect(control).toMatchObject({ ariaDisabled: 'true', dataset: { disabled: '' } })
        for (const name of ['href', 'disabled', 'type']) expect(control.hasAttribute(name)).toBe(false)
      }
    })

    test('`disabled: false` does not enable what is at its end', async () => {
      const { control } = await render({ count: 100, props: { prevTrigger: { disabled: false } } })
      expect(control('prev')).toMatchObject({ disabled: true })
    })
  })
}
