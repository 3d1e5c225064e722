import { describe, expect, test, vi } from 'vitest'
import { controlTypes } from '../../harness/controls.js'
import { partElements } from '../../harness/every-part.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const names = ['first', 'prev', 1, 4, 5, 6, 10, 'next', 'last'] as const

export function describeDisabled({ render, rules }: Renderer): void {
  rules('the option `disabled`', () => {
    test.for(controlTypes)('disables every control, which keeps its label: %s', async ([, type]) => {
      const { container, control } = await render({ ...type, count: 100, defaultPage: 5, disabled: true })
      const elements = names.map((name) => control(name))
      for (const element of elements) {
        expect([element.ariaDisabled, element.getAttribute('data-disabled')]).toEqual(['true', ''])
        expect(element.hasAttribute('disabled')).toBe(element.tagName === 'BUTTON')
        expect([element.hasAttribute('href'), element.getAttribute('role')]).toEqual(
          element.tagName === 'A' ? [false, 'link'] : [false, null],
        )
        expect(element.ariaLabel).toMatch(/page/)
      }
      expect(container.querySelectorAll('[aria-disabled]')).toHaveLength(elements.length)
    })

    test.for(controlTypes)('makes clicks and keys do nothing: %s', async ([, type]) => {
      const onPageChange = vi.fn()
      const { control } = await render({ ...type, count: 100, defaultPage: 5, disabled: true, onPageChange })
      for (const name of names) await click(control(name))
      control('next').focus()
      await press('{Enter}')
      expect(onPageChange).not.toHaveBeenCalled()
      expect(location.hash).toBe('')
    })

    test('doesn’t mark the root', async () => {
      const { roots } = await render({ count: 100, disabled: true })
      const attributes = roots()[0]?.getAttributeNames().sort()
      expect(attributes).toEqual(['aria-label', 'data-part', 'data-scope'])
    })
  })

  describe('the option `disabled`', () => {
    test.for(controlTypes)('can be undone: %s', async ([, type]) => {
      const { container, list, update } = await render({ ...type, count: 100, defaultPage: 5 })
      const before = normalizeMarkup(container.innerHTML)
      const elements = partElements(container)
      await update({ disabled: true })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      await update({ disabled: false })
      expect(normalizeMarkup(container.innerHTML)).toBe(before)
      expect(partElements(container)).toEqual(elements)
    })
  })
}
