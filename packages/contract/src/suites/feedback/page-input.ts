import { describe, expect, test, vi } from 'vitest'
import { renderExtras, type } from '../../harness/extras.js'
import { click, focused, press, pressTab } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describePageInput({ render, has }: Renderer): void {
  const renderInput = (props: SceneProps = {}) => renderExtras(render, { extras: ['pageInput'], ...props })

  describe('the PageInput', () => {
    test('shows the page, and follows it', async () => {
      const { input, run, update } = await renderInput({ defaultPage: 3 })
      expect([input().value, input().ariaLabel, input().inputMode, input().enterKeyHint]).toEqual([
        '3',
        'page',
        'numeric',
        'go',
      ])
      await run(({ goToNextPage }) => goToNextPage())
      expect(input().value).toBe('4')
      await update({ count: 20 })
      expect(input().value).toBe('2')
    })

    test('goes to the page on Enter', async () => {
      const onPaginationChange = vi.fn()
      const { input, list } = await renderInput({ onPaginationChange })
      await type(input(), '7{Enter}')
      await expect.poll(() => list()).toBe('1 … 6 [7] 8 9 10')
      expect(input().value).toBe('7')
      expect(document.activeElement).toBe(input())
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 7, pageSize: 10, reason: 'page-input' }]])
      await type(input(), '2{Enter}')
      await expect.poll(() => list()).toBe('1 [2] 3 4 5 … 10')
    })

    test.for([
      ['99', 10],
      ['0', 1],
      ['99999999999999999999', 10],
      ['٧', 7],
      ['７', 7],
      ['७', 7],
      [' 7 ', 7],
      ['007', 7],
    ] as const)('understands %s as page %d', async ([text, page]) => {
      const { input, api } = await renderInput({ defaultPage: 3 })
      await type(input(), `${text}{Enter}`)
      await expect.poll(() => api().page).toBe(page)
      expect(input().value).toBe(String(page))
    })

    test('understands numbers as it shows them', async () => {
      const { format } = new Intl.NumberFormat('de')
      const { input, api } = await renderInput({ count: 100_000, defaultPage: 5000, translations: { number: format } })
      expect(input().value).toBe('5.000')
      await type(input(), '7.000{Enter}')
      await expect.poll(() => api().page).toBe(7000)
      expect(input().value).toBe('7.000')
    })

    test.for(['', 'seven', '3.5', '-3', '1e1', '+2', '2 3', '#4'])(
      'restores the page instead of “%s”',
      async (text) => {
        const onPageChange = vi.fn()
        const { input } = await renderInput({ defaultPage: 5, onPageChange })
        await type(input(), `${text}{Enter}`)
        await expect.poll(() => input().value).toBe('5')
        expect(onPageChange).not.toHaveBeenCalled()
      },
    )

    test('restores the page on Escape', async () => {
      const onPageChange = vi.fn()
      const { input } = await renderInput({ defaultPage: 5, onPageChange })
      await type(input(), '7')
      expect(input().value).toBe('7')
      await press('{Escape}')
      expect(input().value).toBe('5')
      await pressTab()
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('leaves Escape to a dialog around it, except to restore the page', async () => {
      const { input } = await renderInput({ defaultPage: 5 })
      const pressEscape = async () => {
        const pressed = new Promise<Event>((resolve) => window.addEventListener('keydown', resolve, { once: true }))
        await press('{Escape}')
        return (await pressed).defaultPrevented ? 'restores' : 'leaves'
      }
      await click(input())
      expect(await pressEscape()).toBe('leaves')
      await type(input(), '7')
      expect([await pressEscape(), input().value]).toEqual(['restores', '5'])
      expect(await pressEscape()).toBe('leaves')
    })

    test('goes to the page when focus leaves the pagination', async () => {
      const { input, api, container } = await renderInput()
      const outside = container.appendChild(document.createElement('button'))
      await type(input(), '4')
      await pressTab()
      expect(document.activeElement).toBe(outside)
      await expect.poll(() => api().page).toBe(4)
    })

    test('drops the edit when the user presses another control of the pagination', async () => {
      const onPageChange = vi.fn()
      const { input, control } = await renderInput({ onPageChange })
      await type(input(), '7')
      await click(control('next'))
      await expect.poll(() => input().value).toBe('2')
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
    })

    test('drops the edit when focus moves to another control of the pagination', async () => {
      const { input, control, api } = await renderInput({ defaultPage: 3 })
      await type(input(), '7')
      control('prev').focus()
      expect([await focused(), input().value, api().page]).toEqual([control('prev'), '3', 3])
    })

    test('goes to the page when focus moves to a control of another pagination', async () => {
      const other = await renderInput()
      const { input, api } = await renderInput()
      await type(input(), '7')
      other.control('next').focus()
      await expect.poll(() => [api().page, other.api().page]).toEqual([7, 1])
    })

    test('drops the edit when the user presses a control in Safari, which only marks it as active', async () => {
      const onPageChange = vi.fn()
      const { input, control } = await renderInput({ onPageChange })
      control('next').addEventListener('mousedown', (event) => {
        event.preventDefault()
        input().blur()
      })
      await type(input(), '7')
      await click(control('next'))
      await expect.poll(() => input().value).toBe('2')
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
    })

    test('keeps an edit when the window loses focus', async () => {
      const onPageChange = vi.fn()
      const { input } = await renderInput({ onPageChange })
      await type(input(), '7')
      // As the browser does: the field is still the active element.
      input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      expect([input().value, onPageChange.mock.calls]).toEqual(['7', []])
    })

    test('keeps an edit while the page changes, and while the data loads', async () => {
      const { input, update, run } = await renderInput({ defaultPage: 3 })
      await type(input(), '1')
      await run(({ goToNextPage }) => goToNextPage())
      await update({ busy: true })
      await update({ busy: false, count: 200 })
      expect(input().value).toBe('1')
      await press('5{Enter}')
      await expect.poll(() => input().value).toBe('15')
    })

    test('shows a controlled page until the parent accepts another', async () => {
      const onPageChange = vi.fn()
      const { input, update } = await renderInput({ page: 3, onPageChange })
      await type(input(), '7{Enter}')
      await expect.poll(() => onPageChange.mock.calls.length).toBe(1)
      expect(input().value).toBe('3')
      await update({ page: 7 })
      expect(input().value).toBe('7')
    })

    test('doesn’t submit a form, and ignores keys of an input method', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const onSubmit = vi.fn((event: Event) => event.preventDefault())
      form.addEventListener('submit', onSubmit)
      const container = form.appendChild(document.createElement('div'))
      const { input, api } = await renderExtras(render, { extras: ['pageInput'] }, container)
      await type(input(), '4')
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
        input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }))
      }
      expect([api().page, input().value]).toEqual([1, '4'])
      await press('{Enter}')
      await expect.poll(() => api().page).toBe(4)
      expect(onSubmit).not.toHaveBeenCalled()
    })

    test('shows the current page after its form is reset', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const { input, run } = await renderExtras(render, { extras: ['pageInput'], defaultPage: 3 }, form)
      await run(({ goToNextPage }) => goToNextPage())
      await type(input(), '7')
      form.reset()
      expect(input().value).toBe('4')
    })

    test('calls the user’s handler first, which can veto with `preventDefault`', async () => {
      const onKeydown = vi.fn((event: { key: string; preventDefault?: () => void }) => {
        if (event.key === 'Enter') event.preventDefault?.()
      })
      const { input, api } = await renderInput({ props: { pageInput: { onKeydown } } })
      await type(input(), '4{Enter}')
      expect(onKeydown).toHaveBeenCalled()
      expect([api().page, input().value]).toEqual([1, '4'])
    })

    test('is disabled by the option and by its own', async () => {
      const { input, update } = await renderInput({ disabled: true })
      expect([input().disabled, input().dataset.disabled]).toEqual([true, ''])
      await update({ disabled: false, props: { pageInput: { disabled: true } } })
      expect(input().disabled).toBe(true)
    })

    test('does nothing when it leaves unedited', async () => {
      const onPageChange = vi.fn()
      const { input } = await renderInput({ page: 99, onPageChange })
      await click(input())
      await press('{Enter}')
      await pressTab()
      expect(onPageChange).not.toHaveBeenCalled()
    })

    if (!has('parts')) return

    test('keeps its type', async () => {
      const { input } = await renderInput({
        props: { pageInput: { attributes: { type: 'number', 'data-part': 'x' } } },
      })
      expect(input().type).toBe('text')
    })

    test('works as a child element', async () => {
      const { input, api } = await renderInput({ props: { pageInput: { asChild: { tag: 'input' } } } })
      expect(input().value).toBe('1')
      await type(input(), '4{Enter}')
      await expect.poll(() => api().page).toBe(4)
      expect(input().value).toBe('4')
    })
  })
}
