import { describe, expect, test, vi } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { renderExtras, type } from '../../harness/extras.js'
import { afterTasks } from '../../harness/frame.js'
import { click, focused, press, pressTab } from '../../harness/pointer.js'
import { find } from '../../harness/queries.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

type Input = Awaited<ReturnType<typeof renderExtras>>

/**
 * What happens while page 3 is shown and 7 is typed, what the field contains then, and which pages are requested. Another
 * pagination is on the page.
 */
type Edit = [what: string, act: (view: Input, other: Input) => unknown, value: string, requests: number[]]

const pressOn = (name: string) => (view: Input) => click(find(view.container, `[data-part=${name}]`))

const edits: Edit[] = [
  ['focus leaves the pagination', pressTab, '7', [7]],
  ['the pagination is disabled', ({ update }) => update({ disabled: true }), '3', []],
  ['it is disabled', ({ update }) => update({ props: { pageInput: { disabled: true } } }), '3', []],
]

const edgesOfEdits: Edit[] = [
  [
    'the user presses Escape',
    async () => {
      await press('{Escape}')
      await pressTab()
    },
    '3',
    [],
  ],
  ['the user presses another control', ({ control }) => click(control('next')), '4', [4]],
  ['focus moves to another control', ({ control }) => control('prev').focus(), '3', []],
  [
    'the user presses a disabled control',
    async ({ control, update }) => {
      await update({ props: { nextTrigger: { disabled: true } } })
      await click(control('next'))
    },
    '3',
    [],
  ],
  ['focus moves to another PageInput', (_view, other) => other.input().focus(), '3', []],
  ['focus moves to another PageSizeSelect', (_view, other) => other.select().focus(), '3', []],
  [
    'the user presses a control of another pagination',
    async (_view, other) => {
      await click(other.control('next'))
      await expect.poll(() => other.api().page).toBe(2)
    },
    '3',
    [],
  ],
  [
    'the user presses a control in Safari, which doesn’t focus it',
    async ({ control, input }) => {
      control('next').addEventListener('mousedown', (event) => {
        event.preventDefault()
        input().blur()
      })
      await click(control('next'))
    },
    '4',
    [4],
  ],
  ['the user presses the Status', pressOn('status'), '7', [7]],
  ['the user presses an ellipsis', pressOn('ellipsis'), '7', [7]],
  ['the user presses the space between the controls', pressOn('root'), '7', [7]],
  [
    // As the browser does: the field is still the active element.
    'the window loses focus',
    ({ input }) => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })),
    '7',
    [],
  ],
]

/** What the user types on page 3, and the page that Enter leads to. */
const typed: [text: string, page: number][] = [
  ['99', 10],
  ['0', 1],
  ['99999999999999999999', 10],
  ['٧', 7],
  [' 7 ', 7],
  ['\u200f\u2068٧\u2069\u061c', 7],
  ['', 3],
  ['seven', 3],
  ['-3', 3],
]

export function describePageInput({ render, has, rules }: Renderer): void {
  const renderInput = (props: SceneProps = {}, container?: Element) =>
    renderExtras(render, { extras: ['pageInput'], ...props }, container)

  /** Renders both fields, each with a `<label>`. */
  const renderLabelled = (props: SceneProps = {}) => {
    for (const id of ['page', 'size'])
      document.body.append(Object.assign(document.createElement('label'), { htmlFor: id, textContent: 'Go to' }))
    const ids = { pageInput: 'page', pageSizeSelect: 'size' }
    return renderInput({ extras: ['pageInput', 'pageSizeSelect'], ids, ...props })
  }

  const edit = async ([, act, value, requests]: Edit) => {
    addStyle('[data-part=root] { padding-bottom: 200px }')
    const other = await renderInput({ extras: ['pageInput', 'pageSizeSelect'] })
    const requested: number[] = []
    const onPageChange = ({ page }: { page: number }) => requested.push(page)
    const view = await renderInput({ defaultPage: 3, extras: ['pageInput', 'status'], onPageChange })
    view.container.append(document.createElement('button'))
    await type(view.input(), '7')
    await act(view, other)
    // A field that was disabled loses focus in the next frame.
    await focused()
    await expect.poll(() => [view.input().value, requested]).toEqual([value, requests])
    await afterTasks()
    await view.update({ disabled: false, props: {} })
    expect([view.input().value, requested]).toEqual([value, requests])
  }

  describe('the PageInput', () => {
    test.for(edits)('ends an edit when %s', edit)

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

  rules('what is typed into a PageInput', () => {
    test.for(edgesOfEdits)('when %s', edit)

    test.for(typed)('leads from “%s” to page %d', async ([text, page]) => {
      const onPageChange = vi.fn()
      const { input, api } = await renderInput({ defaultPage: 3, onPageChange })
      await type(input(), `${text}{Enter}`)
      await expect.poll(() => [api().page, input().value]).toEqual([page, String(page)])
      expect(onPageChange).toHaveBeenCalledTimes(page === 3 ? 0 : 1)
    })

    test('understands numbers as it shows them', async () => {
      const { format } = new Intl.NumberFormat('de')
      const { input, api } = await renderInput({ count: 100_000, defaultPage: 5000, translations: { number: format } })
      expect(input().value).toBe('5.000')
      await type(input(), '7.000{Enter}')
      await expect.poll(() => api().page).toBe(7000)
      expect(input().value).toBe('7.000')
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
