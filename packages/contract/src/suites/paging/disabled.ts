import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { controlTypes } from '../../harness/controls.js'
import { partElements } from '../../harness/every-part.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click, press } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

const names = ['first', 'prev', 1, 4, 5, 6, 10, 'next', 'last'] as const
const totals: PaginationOptions[] = [{ count: 100 }, { totalPages: 10 }, { minCount: 1000 }, { hasNextPage: true }]

export function describeDisabled({ render }: Renderer): void {
  describe.for(controlTypes)('the option `disabled` with %s', ([, type]) => {
    test('disables every control, which keeps its label', async () => {
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

    test('makes clicks and keys do nothing', async () => {
      const onPageChange = vi.fn()
      const { control } = await render({ ...type, count: 100, defaultPage: 5, disabled: true, onPageChange })
      for (const name of names) await click(control(name))
      control('next').focus()
      await press('{Enter}')
      expect(onPageChange).not.toHaveBeenCalled()
      expect(location.hash).toBe('')
    })

    test('can be undone', async () => {
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

  describe('the option `disabled`', () => {
    test('doesn’t stop requests through the API', async () => {
      const onPageChange = vi.fn()
      const { api, run } = await render({ count: 100, disabled: true, onPageChange })
      await run(({ goToNextPage }) => goToNextPage())
      await run(({ setPage }) => setPage(7))
      await run(({ goToLastPage }) => goToLastPage())
      await run(({ setPageSize }) => setPageSize(20))
      expect(api()).toMatchObject({ page: 5, pageSize: 20, disabled: true })
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 7, 10, 5])
    })

    test.for(totals)('doesn’t change the numbers: %o', async (total) => {
      const { api, update } = await render({ ...total, page: 5 })
      const { previousPage, nextPage, totalPages, pages } = api()
      expect(api().disabled).toBe(false)
      await update({ disabled: true })
      expect(api()).toMatchObject({ previousPage, nextPage, totalPages, pages, disabled: true })
      expect([previousPage, nextPage]).toEqual([4, 6])
    })

    test('applies to prop getters', async () => {
      const { api } = await render({ count: 100, defaultPage: 5, disabled: true })
      const { getItemProps, getNextTriggerProps } = api()
      for (const props of [getItemProps({ type: 'page', value: 4 }), getNextTriggerProps()]) {
        expect(props).toMatchObject({ disabled: true, 'aria-disabled': 'true' })
      }
    })

    test('doesn’t mark the root', async () => {
      const { roots } = await render({ count: 100, disabled: true })
      const attributes = roots()[0]?.getAttributeNames().sort()
      expect(attributes).toEqual(['aria-label', 'data-part', 'data-scope'])
    })
  })
}
