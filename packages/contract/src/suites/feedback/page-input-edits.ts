import { expect, test, vi } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { renderExtras, type } from '../../harness/extras.js'
import { afterTasks } from '../../harness/frame.js'
import { click, focused, press, pressTab } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describePageInputEdits({ render, rules }: Renderer): void {
  const renderInput = (props: SceneProps = {}, container?: Element) =>
    renderExtras(render, { extras: ['pageInput'], ...props }, container)

  rules('what is typed into a PageInput', () => {
    test.for([
      ['99', 10],
      ['0', 1],
      ['99999999999999999999', 10],
      ['٧', 7],
      [' 7 ', 7],
      ['\u200f\u2068٧\u2069\u061c', 7],
    ] as const)('leads from %s to page %d', async ([text, page]) => {
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

    test.for(['', 'seven', '-3'])('is replaced by the page if it is “%s”', async (text) => {
      const onPageChange = vi.fn()
      const { input } = await renderInput({ defaultPage: 5, onPageChange })
      await type(input(), `${text}{Enter}`)
      await expect.poll(() => input().value).toBe('5')
      expect(onPageChange).not.toHaveBeenCalled()
    })

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

    test.for(['page-input', 'page-size-select'])('drops the edit when focus moves to another %s', async (part) => {
      const other = await renderInput({ extras: ['pageInput', 'pageSizeSelect'] })
      const { input, api } = await renderInput({ defaultPage: 3 })
      await type(input(), '7')
      other.container.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus()
      await afterTasks()
      expect([input().value, api().page]).toEqual(['3', 3])
    })

    test('drops the edit when the user presses a control of another pagination', async () => {
      const [onPageChange, onOtherPageChange] = [vi.fn(), vi.fn()]
      const other = await renderInput({ onPageChange: onOtherPageChange })
      const { input } = await renderInput({ onPageChange })
      await type(input(), '7')
      await click(other.control('next'))
      await expect.poll(() => [other.api().page, input().value]).toEqual([2, '1'])
      expect([onPageChange.mock.calls.length, onOtherPageChange.mock.calls.length]).toEqual([0, 1])
    })

    test('drops the edit when the user presses a disabled control', async () => {
      const onPageChange = vi.fn()
      const { input, control } = await renderInput({ onPageChange })
      await type(input(), '7')
      await click(control('prev'))
      await expect.poll(() => input().value).toBe('1')
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('goes to the page with Tab, although the pointer is over a control', async () => {
      const { input, api, container, control } = await renderInput()
      container.append(document.createElement('button'))
      await click(control('next'))
      input().focus()
      input().select()
      await press('7')
      await pressTab()
      await expect.poll(() => api().page).toBe(7)
    })

    test.for([
      ['the Status', 'status'],
      ['an ellipsis', 'ellipsis'],
      ['the space between the controls', 'root'],
    ] as const)('goes to the page when the user presses %s, which is no control', async ([, name]) => {
      addStyle('[data-part=root] { padding-bottom: 200px }')
      const { input, api, container } = await renderInput({ count: 200, extras: ['pageInput', 'status'] })
      await type(input(), '7')
      await click(container.querySelector(`[data-part=${name}]`) as Element)
      await expect.poll(() => api().page).toBe(7)
    })

    test('ignores what a browser has restored, and shows the page', async () => {
      const onPageChange = vi.fn()
      const { input, update } = await renderInput({ onPageChange })
      input().value = '7'
      await update({ dir: 'rtl' })
      expect(input().value).toBe('1')
      await click(input())
      await pressTab()
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('keeps an edit in a shadow tree when the window loses focus', async () => {
      const onPageChange = vi.fn()
      const shadow = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
      const container = shadow.appendChild(document.createElement('div'))
      const { input } = await renderInput({ onPageChange }, container)
      input().focus()
      input().value = '7'
      input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      await afterTasks()
      expect([input().value, onPageChange.mock.calls]).toEqual(['7', []])
    })

    test('drops the edit when the user presses a control in Safari, which doesn’t focus it', async () => {
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

    test('doesn’t submit a form, and ignores keys of an input method', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const onSubmit = vi.fn((event: Event) => event.preventDefault())
      form.addEventListener('submit', onSubmit)
      const container = form.appendChild(document.createElement('div'))
      const { input, api } = await renderInput({}, container)
      await type(input(), '4')
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
        input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }))
      }
      expect([api().page, input().value]).toEqual([1, '4'])
      await press('{Enter}')
      await expect.poll(() => api().page).toBe(4)
      expect(onSubmit).not.toHaveBeenCalled()
    })

    test('does nothing when it leaves unedited', async () => {
      const onPageChange = vi.fn()
      const { input } = await renderInput({ page: 99, onPageChange })
      await click(input())
      await press('{Enter}')
      await pressTab()
      expect(onPageChange).not.toHaveBeenCalled()
    })
  })
}
