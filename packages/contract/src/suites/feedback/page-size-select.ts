import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { choose, optionsOf, renderExtras } from '../../harness/extras.js'
import { press } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const all = Number.POSITIVE_INFINITY

export function describePageSizeSelect({ render, rules, has }: Renderer): void {
  const renderSelect = async (props: SceneProps = {}, container?: Element) => {
    const view = await renderExtras(render, { extras: ['pageSizeSelect'], ...props }, container)
    return { ...view, shown: () => [...optionsOf(view.select()), view.select().value] }
  }

  describe('the PageSizeSelect', () => {
    test('offers 10, 20, 50 and 100 by default, and selects the page size', async () => {
      const { select, shown } = await renderSelect({ defaultPageSize: 20 })
      expect(shown()).toEqual(['10: 10', '20: 20', '50: 50', '100: 100', '20'])
      expect(select().ariaLabel).toBe('items per page')
    })

    test('changes the page size and keeps the first visible item on the page, in one request', async () => {
      const onPaginationChange = vi.fn()
      const { select, api } = await renderSelect({ defaultPage: 4, onPaginationChange })
      choose(select(), '20')
      await expect.poll(() => api().pageSize).toBe(20)
      expect(select().value).toBe('20')
      // As when a press elsewhere takes its focus.
      select().blur()
      await Promise.resolve()
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 2, pageSize: 20, reason: 'page-size-select' }]])
    })

    test('shows a page size that isn’t in `sizes`, and then another one', async () => {
      const { run, select, shown } = await renderSelect({ defaultPageSize: 21 })
      await run(({ setPageSize }) => setPageSize(22))
      await expect.poll(shown).toEqual(['10: 10', '20: 20', '22: 22', '50: 50', '100: 100', '22'])
      choose(select(), '20')
      await expect.poll(() => select().value).toBe('20')
      await run(({ setPageSize }) => setPageSize(100))
      expect(select().value).toBe('100')
      await run(({ setPageSize }) => setPageSize(33))
      await expect.poll(() => [select().value, select().selectedOptions.length]).toEqual(['33', 1])
    })

    test('offers other sizes when `sizes` changes', async () => {
      const { select, shown, update } = await renderSelect({ sizes: [5, 10, 25, 75] })
      await update({ sizes: [10, 30] })
      expect(shown()).toEqual(['10: 10', '30: 30', '10'])
      await update({ sizes: [1, 2, 30] })
      expect(shown()).toEqual(['1: 1', '2: 2', '10: 10', '30: 30', '10'])
      for (const size of ['30', '2']) choose(select(), size)
      await expect.poll(() => select().value).toBe('2')
      await update({ sizes: [2, 30, 50] })
      await update({ sizes: [1, 2, 30, 50] })
      expect(shown()).toEqual(['1: 1', '2: 2', '30: 30', '50: 50', '2'])
    })

    test('shows a controlled page size until the parent accepts another', async () => {
      const onPageSizeChange = vi.fn()
      const { select, update } = await renderSelect({ pageSize: 10, onPageSizeChange })
      choose(select(), '50')
      await expect.poll(() => onPageSizeChange.mock.calls.length).toBe(1)
      expect(select().value).toBe('10')
      await update({ pageSize: 50 })
      expect(select().value).toBe('50')
    })

    test('shows the current page size after its form is reset', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const { select, run } = await renderSelect({}, form)
      await run(({ setPageSize }) => setPageSize(50))
      form.reset()
      expect(select().value).toBe('50')
    })

    test('speaks the language of `translations`, also of another one', async () => {
      const { select, update } = await renderSelect({ sizes: [10, all] })
      const number = (number: number) => `${number}.`
      await update({ translations: { pageSizeLabel: 'pro Seite', allLabel: 'Alle', number } })
      expect([select().ariaLabel, ...optionsOf(select())]).toEqual(['pro Seite', '10: 10.', 'all: Alle'])
    })

    test.for<SceneProps>([{ disabled: true }, { props: { pageSizeSelect: { disabled: true } } }])(
      'is disabled by %o',
      async (disabled) => {
        const { select } = await renderSelect(disabled)
        expect([select().disabled, select().dataset.disabled]).toEqual([true, ''])
      },
    )

    test('takes an id from `ids`, and the user’s attributes', async () => {
      const attributes = { class: 'own', 'aria-label': 'Rows' }
      const { select } = await renderSelect({
        ids: { pageSizeSelect: 'size' },
        props: { pageSizeSelect: { attributes } },
      })
      expect([select().id, select().className, select().ariaLabel]).toEqual(['size', 'own', 'Rows'])
    })

    if (!has('parts')) return

    test('adds the current size to the user’s own options, as long as they lack it', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const props = { pageSizeSelect: { attributes: { name: 'size' } } }
      const { select, run } = await renderSelect({ ownSizes: [20, 50], props }, form)
      expect([optionsOf(select()), new FormData(form).get('size')]).toEqual([['20: 20', '50: 50', '10: 10'], '10'])
      await run(({ setPageSize }) => setPageSize(50))
      expect([optionsOf(select()), new FormData(form).get('size')]).toEqual([['20: 20', '50: 50'], '50'])
      await run(({ setPageSize }) => setPageSize(30))
      expect(select().value).toBe('30')
    })

    test('shows the options of the user instead of `sizes`', async () => {
      const { select, api, run, shown } = await renderSelect({ ownSizes: [25, 10, 75], sizes: [20] })
      expect(shown()).toEqual(['25: 25', '10: 10', '75: 75', '10'])
      choose(select(), '75')
      await expect.poll(() => api().pageSize).toBe(75)
      await run(({ setPageSize }) => setPageSize(25))
      await expect.poll(() => select().value).toBe('25')
    })

    test('calls the user’s handler before the page size changes', async () => {
      const calls: string[] = []
      const { select } = await renderSelect({
        onPageSizeChange: ({ pageSize }) => calls.push(`change to ${pageSize}`),
        props: { pageSizeSelect: { onChange: () => calls.push(`choose ${select().value}`) } },
      })
      choose(select(), '50')
      await expect.poll(() => calls).toEqual(['choose 50', 'change to 50'])
    })

    test('works as a child element', async () => {
      const { select, api, shown } = await renderSelect({ props: { pageSizeSelect: { asChild: { tag: 'select' } } } })
      expect(shown()).toEqual(['10: 10', '20: 20', '50: 50', '100: 100', '10'])
      choose(select(), '20')
      await expect.poll(() => api().pageSize).toBe(20)
    })
  })

  rules('the options of a PageSizeSelect', () => {
    test.for<[name: string, sizes: number[], pageSize: number, expected: string[]]>([
      ['sorted, without duplicates', [50, 5, 50], 5, ['5: 5', '50: 50', '5']],
      ['with the current page size', [10, 20], 15, ['10: 10', '15: 15', '20: 20', '15']],
      ['with all items last', [all, 10], 10, ['10: 10', 'all: All', '10']],
      ['with all items, if that is the page size', [10], all, ['10: 10', 'all: All', 'all']],
      ['with the current page size alone', [], 30, ['30: 30', '30']],
      ['truncated', [10.9], 10, ['10: 10', '10']],
    ])('offers `sizes` %s', async ([, sizes, defaultPageSize, expected]) => {
      const { shown } = await renderSelect({ sizes, defaultPageSize })
      expect(shown()).toEqual(expected)
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
  })
}
