import { describe, expect, test, vi } from 'vitest'
import { renderExtras, type } from '../../harness/extras.js'
import { afterTasks } from '../../harness/frame.js'
import { click, focused, press, pressTab } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

export function describePageInput({ render, has }: Renderer): void {
  const renderInput = (props: SceneProps = {}, container?: Element) =>
    renderExtras(render, { extras: ['pageInput'], ...props }, container)

  /** Renders both fields, each with a `<label>`. */
  const renderLabelled = (props: SceneProps = {}) => {
    for (const id of ['page', 'size'])
      document.body.append(Object.assign(document.createElement('label'), { htmlFor: id, textContent: 'Go to' }))
    const ids = { pageInput: 'page', pageSizeSelect: 'size' }
    return renderInput({ extras: ['pageInput', 'pageSizeSelect'], ids, ...props })
  }

  describe('the PageInput', () => {
    test('shows the page, and follows it', async () => {
      const { input, run, update } = await renderInput({ defaultPage: 3 })
      expect([input().value, input().ariaLabel, input().inputMode, input().getAttribute('enterkeyhint')]).toEqual([
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

    test('goes to the page when focus leaves the pagination', async () => {
      const { input, api, container } = await renderInput()
      const outside = container.appendChild(document.createElement('button'))
      await type(input(), '4')
      await pressTab()
      expect(document.activeElement).toBe(outside)
      await expect.poll(() => api().page).toBe(4)
    })

    test.for([
      ['id', true],
      ['index', false],
    ] as const)(
      'lets a press elsewhere act on the rows that are shown, which are keyed by %s',
      async ([, isKeyedById]) => {
        const rows = document.body.appendChild(document.createElement('div'))
        const deleted: string[] = []
        const showRows = ({ page }: { page: number }) => {
          if (isKeyedById || !rows.hasChildNodes())
            rows.replaceChildren(...Array.from({ length: 10 }, () => document.createElement('button')))
          for (const [index, button] of [...rows.children].entries()) {
            button.textContent = `Delete ${10 * (page - 1) + index + 1}`
            ;(button as HTMLElement).onclick = () => deleted.push(`${button.textContent}`)
          }
        }
        showRows({ page: 1 })
        const { input, api } = await renderInput({ onPageChange: showRows })
        await type(input(), '7')
        await click(rows.children[2] as Element)
        await expect.poll(() => deleted).toEqual(['Delete 3'])
        await expect.poll(() => [api().page, rows.textContent]).toEqual([7, expect.stringContaining('Delete 61')])
      },
    )

    test.for([
      ['itself', (input: HTMLElement) => input],
      ['an element around it', (input: HTMLElement) => input.parentElement as HTMLElement],
    ] as const)('requests nothing when %s is hidden while it is edited', async ([, hiddenOf]) => {
      const onPageChange = vi.fn()
      const { input, container } = await renderInput({ onPageChange })
      // With the pointer over the field, the edit would be dropped.
      await click(container.appendChild(document.createElement('button')))
      input().focus()
      input().select()
      await press('7')
      hiddenOf(input()).style.display = 'none'
      input().blur()
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame)
      await afterTasks()
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test('is named by a `<label>` if it has one, like the PageSizeSelect', async () => {
      const { input, select, run } = await renderLabelled()
      // Vanilla code puts the fields into the page after it has rendered them.
      if (has('parts')) expect([input().ariaLabel, select().ariaLabel]).toEqual([null, null])
      await run(({ goToNextPage }) => goToNextPage())
      expect([input().ariaLabel, select().ariaLabel]).toEqual([null, null])
    })

    if (has('parts')) {
      test('keeps the user’s `aria-label` although it has a `<label>`, like the PageSizeSelect', async () => {
        const named = (name: string) => ({ attributes: { 'aria-label': name } })
        const props = { pageInput: named('Go to page'), pageSizeSelect: named('Rows') }
        const { input, select, run } = await renderLabelled({ props })
        expect([input().ariaLabel, select().ariaLabel]).toEqual(['Go to page', 'Rows'])
        await run(({ goToNextPage }) => goToNextPage())
        expect([input().ariaLabel, select().ariaLabel]).toEqual(['Go to page', 'Rows'])
      })
    }

    test('requests nothing when it is removed while edited', async () => {
      const onPageChange = vi.fn()
      const { input, update, unmount } = await renderInput({ page: 1, onPageChange })
      await type(input(), '7')
      await (has('parts') ? update({ extras: [] }) : unmount())
      await afterTasks()
      expect(onPageChange).not.toHaveBeenCalled()
    })

    test.for([
      ['the pagination', { disabled: true }],
      ['it', { props: { pageInput: { disabled: true } } }],
    ] as const)('drops the edit when %s is disabled', async ([, disabled]) => {
      const onPageChange = vi.fn()
      const { input, update } = await renderInput({ defaultPage: 3, onPageChange })
      await type(input(), '7')
      await update(disabled)
      await focused()
      await afterTasks()
      expect([input().value, onPageChange.mock.calls]).toEqual(['3', []])
      await update({ disabled: false, props: {} })
      expect(input().value).toBe('3')
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

    test('shows the current page after its form is reset', async () => {
      const form = document.body.appendChild(document.createElement('form'))
      const { input, run } = await renderInput({ defaultPage: 3 }, form)
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
