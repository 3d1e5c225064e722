import { describe, expect, test, vi } from 'vitest'
import type { Host } from '../host.js'
import { press } from '../pointer.js'
import type { Given, Part } from '../scene.js'

const names: Record<Part, string> = {
  firstTrigger: 'first-trigger',
  prevTrigger: 'prev-trigger',
  item: 'item',
  ellipsis: 'ellipsis',
  nextTrigger: 'next-trigger',
  lastTrigger: 'last-trigger',
}
const parts = Object.keys(names) as Part[]

export function describeParts({ show, has }: Host): void {
  if (!has('parts')) return

  describe('what is given to the parts', () => {
    const showWith = async (given: Given, options: object = {}) => {
      const all = Object.fromEntries(parts.map((part) => [part, given]))
      const shown = await show({ count: 100, ...options, roots: [given], given: all })
      const elements = [...shown.container.querySelectorAll<HTMLElement>('[data-part]')]
      return { ...shown, elements }
    }

    test('every part passes on every native attribute of its element', async () => {
      const attributes = { class: 'own', style: 'color: red', 'data-own': 'yes', title: 'Own', lang: 'de' }
      const { elements } = await showWith({ attributes })
      expect(elements).toHaveLength(12)
      for (const element of elements) {
        expect(element.className).toBe('own')
        expect(element.style.color).toBe('red')
        expect(element).toMatchObject({ title: 'Own', lang: 'de', dataset: { own: 'yes' } })
      }
    })

    test('attributes follow what is given', async () => {
      const { control, update } = await show({ count: 100, given: { nextTrigger: { attributes: { title: 'One' } } } })
      await update({ given: { nextTrigger: { attributes: { title: 'Two', class: 'two' } } } })
      expect(control('next')).toMatchObject({ title: 'Two', className: 'two' })
      await update({ given: {} })
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
      const { container, elements } = await showWith({ attributes }, options)
      expect(container.querySelectorAll('[data-part="own"], [data-scope="own"]')).toHaveLength(0)
      expect(elements).toHaveLength(12)
      for (const element of elements) {
        expect(element).toMatchObject({ ariaLabel: 'own', id: 'own' })
        expect(element.getAttribute('rel')).toBe('nofollow')
      }
    })

    test('event handlers are passed on', async () => {
      const onKeydown = vi.fn()
      const { control } = await showWith({ onKeydown })
      control('next').focus()
      await press('x')
      expect(onKeydown.mock.calls.map(([event]) => event.key)).toEqual(['x', 'x'])
    })

    test('a ref is given the element, and null when it is gone', async () => {
      const refs = new Map(['root', ...parts].map((part) => [part, vi.fn()]))
      const given = Object.fromEntries(parts.map((part) => [part, { ref: refs.get(part) as Given['ref'] & {} }]))
      const root = { ref: refs.get('root') as Given['ref'] & {} }
      const { container, unmount } = await show({
        count: 100,
        roots: [root],
        given: { ...given, item: {}, item3: given.item as Given },
      })
      const elementOf = (part: string) =>
        part === 'item'
          ? container.querySelector('[data-index="3"]')
          : container.querySelector(`[data-part="${names[part as Part] ?? part}"]`)
      for (const [part, ref] of refs) expect(ref.mock.lastCall?.[0]).toBe(elementOf(part))
      await unmount()
      for (const ref of refs.values()) expect(ref.mock.lastCall?.[0]).toBeNull()
    })

    test('`disabled` given to a trigger or Item disables it as if it were at its end', async () => {
      const atEnd = await show({ count: 100, defaultPage: 10 })
      const given = await show({
        count: 100,
        defaultPage: 5,
        given: { nextTrigger: { disabled: true }, item6: { disabled: true } },
      })
      expect(given.control('next').outerHTML).toBe(atEnd.control('next').outerHTML)
      expect(given.control(6)).toMatchObject({ disabled: true, ariaDisabled: 'true', dataset: { disabled: '' } })
      await given.update({ type: 'link', getPageUrl: () => '#' })
      expect(given.control('next').outerHTML).toMatch(/^<a [^>]*role="link"/)
      for (const control of [given.control('next'), given.control(6)]) {
        expect(control).toMatchObject({ ariaDisabled: 'true', dataset: { disabled: '' } })
        for (const name of ['href', 'disabled', 'type']) expect(control.hasAttribute(name)).toBe(false)
      }
    })

    test('`disabled: false` does not enable what is at its end', async () => {
      const { control } = await show({ count: 100, given: { prevTrigger: { disabled: false } } })
      expect(control('prev')).toMatchObject({ disabled: true })
    })
  })
}
