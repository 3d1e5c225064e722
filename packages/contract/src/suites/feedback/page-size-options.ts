import { expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { choose, optionsOf, renderExtras } from '../../harness/extras.js'
import { press } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const all = Number.POSITIVE_INFINITY

export function describePageSizeOptions({ render, rules }: Renderer): void {
  const renderSelect = (props: SceneProps = {}) => renderExtras(render, { extras: ['pageSizeSelect'], ...props })

  rules('the options of a PageSizeSelect', () => {
    test.for<[name: string, sizes: number[], pageSize: number, expected: string[]]>([
      ['sorted, without duplicates', [50, 5, 50], 5, ['5: 5', '50: 50']],
      ['with the current page size', [10, 20], 15, ['10: 10', '15: 15', '20: 20']],
      ['with all items last', [all, 10], 10, ['10: 10', 'all: All']],
      ['with all items, if that is the page size', [10], all, ['10: 10', 'all: All']],
      ['with the current page size alone', [], 30, ['30: 30']],
      ['truncated', [10.9], 10, ['10: 10']],
    ])('offers `sizes` %s', async ([, sizes, defaultPageSize, expected]) => {
      const { select } = await renderSelect({ sizes, defaultPageSize })
      expect(optionsOf(select())).toEqual(expected)
      expect(select().value).toBe(defaultPageSize === all ? 'all' : String(defaultPageSize))
    })

    test.for([Number.NaN, 0, -5, 'many' as never])('leaves out the size %s and warns once', async (size) => {
      const { select, update } = await renderSelect({ sizes: [10, size] })
      await update({ dir: 'rtl' })
      expect(optionsOf(select())).toEqual(['10: 10'])
      expect(takeConsole()).toEqual([
        expect.stringMatching(/Ignoring the page size .* in `sizes`\. Pass integers from 1/),
      ])
    })

    test('keeps "all" when the count grows', async () => {
      const onPageSizeChange = vi.fn()
      const { select, api, list, update } = await renderSelect({ sizes: [10, all], onPageSizeChange })
      choose(select(), 'all')
      await expect.poll(() => api().pageSize).toBe(all)
      expect(onPageSizeChange).toHaveBeenLastCalledWith({ page: 1, pageSize: all })
      await update({ count: 500 })
      expect([list(), select().value, api().pageRange]).toEqual(['[1]', 'all', { start: 0, end: 500 }])
      choose(select(), '10')
      await expect.poll(() => api().totalPages).toBe(50)
    })

    test.for(['-7', '0.5'])('ignores an option of the user with the value %s, and warns', async (value) => {
      const onPageSizeChange = vi.fn()
      const { select, api } = await renderSelect({ onPageSizeChange })
      const option = select().options[3] as HTMLOptionElement
      option.value = value
      choose(select(), value)
      expect([onPageSizeChange.mock.calls, api().pageSize, select().value]).toEqual([[], 10, '10'])
      expect(takeConsole()).toEqual([expect.stringContaining('setPageSize')])
      option.value = '100'
    })

    test('changes with the keyboard', async () => {
      const { select, api } = await renderSelect()
      select().focus()
      await press('5')
      await expect.poll(() => api().pageSize).toBe(50)
      expect(document.activeElement).toBe(select())
    })

    test('are disabled by the option', async () => {
      const { select } = await renderSelect({ disabled: true })
      expect([select().disabled, select().dataset.disabled]).toEqual([true, ''])
    })

    test('are named by `translations.allLabel`', async () => {
      const { select } = await renderSelect({ translations: { allLabel: 'Alle' }, sizes: [10, all] })
      expect(optionsOf(select())).toEqual(['10: 10', 'all: Alle'])
    })
  })
}
