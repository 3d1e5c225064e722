import { describe, expect, test, vi } from 'vitest'
import { choose, optionsOf, renderExtras } from '../../harness/extras.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describePageSizeSelect({ render, has }: Renderer): void {
  const renderSelect = (props: SceneProps = {}, container?: Element) =>
    renderExtras(render, { extras: ['pageSizeSelect'], ...props }, container)

  describe('the PageSizeSelect', () => {
    test('offers 10, 20, 50 and 100 by default, and selects the page size', async () => {
      const { select } = await renderSelect({ defaultPageSize: 20 })
      expect(optionsOf(select())).toEqual(['10: 10', '20: 20', '50: 50', '100: 100'])
      expect(select().value).toBe('20')
      expect(select().ariaLabel).toBe('items per page')
    })

    test('changes the page size and keeps the first visible item on the page', async () => {
      const onPaginationChange = vi.fn()
      const { select, api } = await renderSelect({ defaultPage: 4, onPaginationChange })
      choose(select(), '20')
      await expect.poll(() => api().pageSize).toBe(20)
      expect(api().page).toBe(2)
      expect(select().value).toBe('20')
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 2, pageSize: 20, reason: 'page-size-select' }]])
    })

    test('requests nothing when a press elsewhere takes its focus', async () => {
      const onPaginationChange = vi.fn()
      const { select } = await renderExtras(render, { extras: ['pageSizeSelect'], onPaginationChange })
      choose(select(), '20')
      expect(onPaginationChange).toHaveBeenCalledOnce()
      select().blur()
      await Promise.resolve()
      expect(onPaginationChange).toHaveBeenCalledOnce()
    })

    test('shows a page size that isn’t in `sizes`, and then another one', async () => {
      const { select, run } = await renderSelect({ defaultPageSize: 21 })
      await run(({ setPageSize }) => setPageSize(22))
      await expect.poll(() => select().value).toBe('22')
      expect(optionsOf(select())).toEqual(['10: 10', '20: 20', '22: 22', '50: 50', '100: 100'])
    })

    test('offers other sizes when `sizes` changes', async () => {
      const { select, update } = await renderSelect({ sizes: [5, 10, 25, 75] })
      await update({ sizes: [10, 30] })
      expect(optionsOf(select())).toEqual(['10: 10', '30: 30'])
      await update({ sizes: [1, 2, 30] })
      expect([...optionsOf(select()), select().value]).toEqual(['1: 1', '2: 2', '10: 10', '30: 30', '10'])
      for (const size of ['30', '2']) choose(select(), size)
      await expect.poll(() => select().value).toBe('2')
      await update({ sizes: [2, 30, 50] })
      await update({ sizes: [1, 2, 30, 50] })
      expect([...optionsOf(select()), select().value]).toEqual(['1: 1', '2: 2', '30: 30', '50: 50', '2'])
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

    test('follows a page size from outside', async () => {
      const { select, run } = await renderSelect()
      choose(select(), '20')
      await expect.poll(() => select().value).toBe('20')
      await run(({ setPageSize }) => setPageSize(100))
      expect(select().value).toBe('100')
      await run(({ setPageSize }) => setPageSize(33))
      await expect.poll(() => [select().value, select().selectedOptions.length]).toEqual(['33', 1])
    })

    test('speaks the language of `translations`, also of another one', async () => {
      const { select, update } = await renderSelect({ sizes: [10, 20] })
      const number = (number: number) => `${number}.`
      await update({ translations: { pageSizeLabel: 'pro Seite', number } })
      expect([select().ariaLabel, ...optionsOf(select())]).toEqual(['pro Seite', '10: 10.', '20: 20.'])
    })

    test('is disabled by its own `disabled`', async () => {
      const { select } = await renderSelect({ props: { pageSizeSelect: { disabled: true } } })
      expect([select().disabled, select().dataset.disabled]).toEqual([true, ''])
    })

    test('takes an id from `ids`, and the user’s attributes', async () => {
      const { select } = await renderSelect({
        ids: { pageSizeSelect: 'size' },
        props: { pageSizeSelect: { attributes: { class: 'own', 'aria-label': 'Rows' } } },
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
      const { select, api, run } = await renderSelect({ ownSizes: [25, 10, 75], sizes: [20] })
      expect([...optionsOf(select()), select().value]).toEqual(['25: 25', '10: 10', '75: 75', '10'])
      choose(select(), '75')
      await expect.poll(() => api().pageSize).toBe(75)
      await run(({ setPageSize }) => setPageSize(25))
      await expect.poll(() => select().value).toBe('25')
    })

    test('calls the user’s handler before the page size changes', async () => {
      const calls: string[] = []
      const { select, api } = await renderSelect({
        onPageSizeChange: ({ pageSize }) => calls.push(`change to ${pageSize}`),
        props: { pageSizeSelect: { onChange: () => calls.push(`choose ${select().value}`) } },
      })
      choose(select(), '50')
      await expect.poll(() => api().pageSize).toBe(50)
      expect(calls).toEqual(['choose 50', 'change to 50'])
    })

    test('works as a child element', async () => {
      const { select, api } = await renderSelect({ props: { pageSizeSelect: { asChild: { tag: 'select' } } } })
      expect([...optionsOf(select()), select().value]).toEqual(['10: 10', '20: 20', '50: 50', '100: 100', '10'])
      choose(select(), '20')
      await expect.poll(() => api().pageSize).toBe(20)
    })
  })
}
