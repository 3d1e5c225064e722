import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addStyle } from '../../harness/controls.js'
import { afterTasks } from '../../harness/frame.js'
import { activeElement, place } from '../../harness/place.js'
import { click, focused, press, pressTab } from '../../harness/pointer.js'
import { createElement, type Renderer, type SceneProps, type View } from '../../harness/renderer.js'
import { type Step, tell } from '../../harness/story.js'

/**
 * What happens while page 3 is shown and 7 is typed, what the field contains then, and which pages are requested. Another
 * pagination is on the page.
 */
type Edit = [what: string, act: (view: View, other: View) => unknown, value: string, requests: number[]]

const disabled = { pageInput: { disabled: true } }
const pressOn = (name: string) => (view: View) => click(view.part(name))
// As the browser does: the field is still the active element.
const loseWindow = ({ input }: View) => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))

const edits: Edit[] = [
  ['focus leaves the pagination', pressTab, '7', [7]],
  ['the user presses a link', pressNew('<a href="#away">Away</a>'), '3', []],
  ['the user presses a button outside the Root', pressNew('<button>Away</button>'), '3', []],
  ['the user presses a button in the Root', pressInRoot('<button>Go</button>'), '7', [7]],
  ['the user presses a button outside that goes to the page of the edit', pressAndGo(7), '7', [7]],
  ['the pagination is disabled', ({ update }) => update({ disabled: true }), '3', []],
  ['it is disabled', ({ update }) => update({ props: disabled }), '3', []],
]

const edgesOfEdits: Edit[] = [
  ['the user presses Escape', () => press('{Escape}').then(pressTab), '3', []],
  ['the user presses another control', ({ click }) => click('next'), '4', [4]],
  ['focus moves to another control', ({ control }) => control('prev').focus(), '3', []],
  ['the user presses a disabled control', pressDisabled, '3', []],
  ['focus moves to the PageInput of another pagination', (_view, other) => other.input().focus(), '7', [7]],
  ['the user presses a control of another pagination', pressOther, '3', []],
  ['the user presses a control in Safari, which doesn’t focus it', pressInSafari, '4', [4]],
  ['the user presses the Status', pressOn('status'), '7', [7]],
  ['the user presses an ellipsis', pressOn('ellipsis'), '7', [7]],
  ['the user presses the space between the controls', pressOn('root'), '7', [7]],
  ['the user presses a button that calls `announce`', pressAnnouncing, '3', []],
  ['the user presses a button outside that changes the page', pressAndGo(5), '5', [5]],
  [
    'the user presses an icon in a button in the Root',
    pressInRoot('<button tabindex="0"><i>Go</i></button>'),
    '7',
    [7],
  ],
  ['the user presses a link in the Root', pressInRoot('<a href="#away">Away</a>'), '3', []],
  ['the user presses a checkbox outside the Root', pressNew('<input type="checkbox">'), '3', []],
  [
    'the user presses the label of a checkbox',
    pressNew('<input type="checkbox" id="on"><label for="on">On</label>'),
    '3',
    [],
  ],
  ['the user opens details outside the Root', pressNew('<details><summary>More</summary>Text</details>'), '3', []],
  ['the user goes to an editor outside the Root', pressNew('<p contenteditable>Text</p>'), '3', []],
  ['the window loses focus', loseWindow, '7', []],
  [
    'the user presses a link in an SVG',
    pressNew('<svg><a xlink:href="#away"><text y="20">Away</text></a></svg>'),
    '3',
    [],
  ],
  ['the user presses a button in a Content', pressNew(inContent('<button>Delete</button>')), '3', []],
  ['the user presses a row of a Content', pressNew(inContent('<p>Row</p>')), '3', []],
  ['the user presses a menu item', pressNew('<ul role="menu"><li role="menuitem">Away</li></ul>'), '3', []],
  ['the user presses a button that is a menu item', pressNew('<button role="menuitem">Away</button>'), '3', []],
  ['the user presses what the keyboard can reach', pressNew('<div tabindex="0">Away</div>'), '3', []],
  ['the user presses what acts and leaves at once', pressLeaving, '3', []],
  ['the user presses a link, and releases it elsewhere', releaseElsewhere, '3', []],
  ['the user has pasted, and presses a link', pressAfterPaste, '3', []],
  ['the user presses a link without a URL', pressNew('<a>Nowhere</a>'), '7', [7]],
  ['the user presses text', pressNew('<p>Text</p>'), '7', [7]],
  ['the user presses a text that is a live region', pressNew('<p role="status">22 elements</p>'), '7', [7]],
  ['the user presses text in what has a role and contains the field', pressAround, '7', [7]],
  ['focus moves to a link', tabToLink, '7', [7]],
]

/** Presses something new on the page, or the innermost element in it. */
function pressNew(html: string) {
  return async ({ container }: View) => {
    await click(addHtml(container, html))
  }
}

/** Presses something new in the Root, or the innermost element in it. */
function pressInRoot(html: string) {
  return async ({ one }: View) => {
    await click(addHtml(one('[data-part=root]'), html))
  }
}

/** The page changes while the press is handled, as by a router. */
function pressAndGo(page: number) {
  return async ({ container, goTo }: View) => {
    const button = addHtml(container, '<button>Away</button>')
    button.addEventListener('click', () => void goTo(page))
    await click(button)
  }
}

function inContent(html: string) {
  return `<div data-scope="pagination" data-part="content">${html}</div>`
}

/** Adds an element whose click doesn't navigate, and returns the innermost one in it. */
function addHtml(parent: Element, html: string): HTMLElement {
  const added = createElement('div', '', parent)
  added.innerHTML = html
  added.onclick = (event) => event.preventDefault()
  return [...added.querySelectorAll('*')].at(-1) as HTMLElement
}

/** The pointer is over the text below when it is released. */
async function pressLeaving({ container }: View) {
  const item = addHtml(container, '<p role="menuitem">Away</p>')
  addHtml(container, '<p>Text</p>')
  item.onmousedown = () => item.parentElement?.remove()
  await click(item)
}

/** The link gives way to a text while it is pressed. */
async function releaseElsewhere({ container }: View) {
  const link = addHtml(container, '<a href="#away" draggable="false">Away</a>')
  link.onmousedown = () => setTimeout(() => link.replaceWith('Text'))
  await click(link)
}

async function pressAfterPaste(view: View) {
  await press('{Escape}')
  await click(view.input())
  view.input().select()
  place.document.execCommand('insertText', false, '7')
  await pressNew('<a href="#away">Away</a>')(view)
}

async function pressAround({ container }: View) {
  container.role = 'group'
  ;(container as HTMLElement).tabIndex = -1
  await click(addHtml(container, '<p>Text</p>'))
}

async function tabToLink({ input }: View) {
  const link = createElement('a') as HTMLAnchorElement
  link.href = '#away'
  input().closest('nav')?.after(link)
  await pressTab()
  expect(activeElement()).toBe(link)
}

async function pressDisabled({ click, update }: View) {
  await update({ props: { nextTrigger: { disabled: true } } })
  await click('next')
}

async function pressOther(_view: View, { api, click }: View) {
  await click('next')
  await expect.poll(() => api().page).toBe(2)
}

async function pressAnnouncing({ container, run }: View) {
  const button = createElement('button', '', container)
  button.onmouseup = () => void run(({ announce }) => announce())
  await click(button)
}

async function pressInSafari({ click, control, input }: View) {
  control('next').addEventListener('mousedown', (event) => {
    event.preventDefault()
    input().blur()
  })
  await click('next')
}

/** Edits the field, with the pointer elsewhere: over the field, the edit would be dropped. */
async function editFromAfar({ input }: View) {
  input().focus()
  input().select()
  await press('7')
}

const leaveAfter =
  (change: (input: HTMLInputElement) => unknown): Step =>
  async (view) => {
    await click(createElement('button', '', view.container))
    await editFromAfar(view)
    change(view.input())
    view.input().blur()
    await focused()
  }
const hideRoot = (input: HTMLElement) => (input.closest('nav') as HTMLElement).setAttribute('style', 'display: none')
const disable = (input: HTMLInputElement) => Object.assign(input, { disabled: true })
const addButton: Step = ({ container }) => void createElement('button', '', container)
const restore: Step = ({ input }) => void Object.assign(input(), { value: '7' })
const blur: Step = ({ input }) => input().blur()
const clickInput: Step = ({ input }) => click(input())
const resetForm: Step = ({ input }) => input().form?.reset()
// By attributes, because WebKitGTK has no property `enterKeyHint`.
const isUsual: Step = ({ input }) =>
  expect(
    ['type', 'aria-label', 'inputmode', 'enterkeyhint', 'data-part'].map((name) => input().getAttribute(name)),
  ).toEqual(['text', 'page', 'numeric', 'go', 'page-input'])
const isDisabled: Step = ({ input }) => expect(input()).toMatchObject({ disabled: true, dataset: { disabled: '' } })
const requestsNothing: Step = async ({ requests }) => {
  await afterTasks()
  expect(requests).toEqual([])
}

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

const ignore = () => {}

export function describePageInput({ render, has, rules }: Renderer): void {
  const open = (props: SceneProps = {}, container?: Element) =>
    render({ count: 95, extras: ['pageInput'], onPageChange: ignore, ...props }, container)
  const remove: Step = ({ unmount, update }) => (has('parts') ? update({ extras: [] }) : unmount())

  /** Renders both fields, each with a `<label>`, and reads their own labels. */
  const openLabelled = async (props: SceneProps = {}) => {
    for (const htmlFor of ['page', 'size']) Object.assign(createElement('label'), { htmlFor, textContent: 'Go to' })
    const ids = { pageInput: 'page', pageSizeSelect: 'size' }
    const view = await open({ extras: ['pageInput', 'pageSizeSelect'], ids, ...props })
    return { ...view, labels: () => [view.input().ariaLabel, view.select().ariaLabel] }
  }

  const edit = async ([, act, value, requests]: Edit) => {
    addStyle('[data-part=root] { padding-bottom: 200px }')
    const other = await open({ extras: ['pageInput', 'pageSizeSelect'] })
    const view = await open({ defaultPage: 3, extras: ['pageInput', 'status'] })
    view.container.append(document.createElement('button'))
    await view.type('7')
    await act(view, other)
    // A field that was disabled loses focus in the next frame.
    await focused()
    await expect.poll(() => [view.input().value, view.requests]).toEqual([value, requests])
    await afterTasks()
    await view.update({ disabled: false, props: {} })
    expect([view.input().value, view.requests]).toEqual([value, requests])
  }

  describe('the PageInput', () => {
    test.for(edits)('ends an edit when %s', edit)

    tell(open, {
      'shows the page, and follows it': [{ defaultPage: 3 }, isUsual, 'go next, input 4', { count: 20 }, 'input 2'],
      'shows a controlled page until the parent accepts it': [
        { page: 3 },
        ...['type 7{Enter}, requested 7, input 3', { page: 7 }, 'input 7'],
      ],
      'keeps an edit while the page changes, and while the data loads': [
        { defaultPage: 3 },
        ...['type 1, go next', { busy: true }, { busy: false, count: 200 }, 'input 1, press 5{Enter}, input 15'],
      ],
      'is disabled by the option and by its own': [
        { disabled: true },
        ...[isDisabled, { disabled: false, props: disabled }, isDisabled],
      ],
      'requests nothing when it is removed while edited': [{ page: 1 }, 'type 7', remove, requestsNothing],
      'requests nothing when its Root is hidden while it is edited': [{}, leaveAfter(hideRoot), requestsNothing],
      'requests nothing when it is disabled while it is edited': [{}, leaveAfter(disable), requestsNothing],
    })

    tell((scene) => open(scene, createElement('form')), {
      'shows the current page after its form is reset': [{ defaultPage: 3 }, 'go next, type 7', resetForm, 'input 4'],
    })

    test('goes to the page on Enter', async () => {
      const onPaginationChange = vi.fn()
      const { input, shows, type } = await open({ onPaginationChange })
      await type('7{Enter}')
      await shows('1 … 6 [7] 8 9 10')
      expect(input().value).toBe('7')
      expect(activeElement()).toBe(input())
      expect(onPaginationChange.mock.calls).toEqual([[{ page: 7, pageSize: 10, reason: 'page-input' }]])
      await type('2{Enter}')
      await shows('1 [2] 3 4 5 … 10')
    })

    test('stops Escape when it restores the page, and leaves it to a dialog around it otherwise', async () => {
      const dialog = createElement('dialog') as HTMLDialogElement
      const { input, type } = await open({ defaultPage: 5 }, createElement('div', '', dialog))
      dialog.showModal()
      const heard: string[] = []
      const listen = (name: string, target: EventTarget, capture = false) => {
        const record = (event: Event) => (event as KeyboardEvent).key === 'Escape' && heard.push(name)
        target.addEventListener('keydown', record, capture)
        onTestFinished(() => target.removeEventListener('keydown', record, capture))
      }
      listen('capture', place.document, true)
      listen('around', dialog)
      await type('7{Escape}')
      expect([input().value, dialog.open, heard.splice(0)]).toEqual(['5', true, ['capture']])
      await press('{Escape}')
      await expect.poll(() => dialog.open).toBe(false)
      expect(heard).toEqual(['capture', 'around'])
    })

    test('goes to the page with a button in the same form, also one outside of it that names the form', async () => {
      const form = createElement('form')
      form.id = 'go'
      form.onsubmit = (event) => event.preventDefault()
      const { api, type } = await open({}, createElement('div', '', form))
      for (const [page, parent] of [
        [7, form],
        [3, place.body],
      ] as const) {
        const button = createElement('button', '', parent)
        button.setAttribute('form', 'go')
        await type(`${page}`)
        await click(button)
        await expect.poll(() => api().page).toBe(page)
      }
    })

    test('shows the page of the moment when an edit is dropped after the page has changed', async () => {
      const { container, input, type, update } = await open({ page: 3 })
      await type('7')
      const button = createElement('button', '', container)
      button.onclick = () => void update({ page: 7 })
      await click(button)
      await afterTasks()
      expect(input().value).toBe('7')
    })

    test('is named by a `<label>` if it has one, like the PageSizeSelect', async () => {
      const { goTo, labels } = await openLabelled()
      // Vanilla code puts the fields into the page after it has rendered them.
      if (has('parts')) expect(labels()).toEqual([null, null])
      await goTo('next')
      expect(labels()).toEqual([null, null])
    })

    test.for<[label: string, name: string | null]>([
      ['<svg aria-hidden="true"><title>Go</title></svg>', 'page'],
      [' <span hidden>Go to</span> ', 'page'],
      ['<img alt="">', 'page'],
      ['<img alt="Go to">', null],
      ['<i aria-label="Go to"></i>', null],
    ])('is named by a `<label>` only if that has a text: %s', async ([html, name]) => {
      const { container, input, update } = await open({ ids: { pageInput: 'page' } })
      const label = createElement('label', '', container) as HTMLLabelElement
      Object.assign(label, { htmlFor: 'page', innerHTML: html })
      await update({ dir: 'rtl' })
      expect(input().ariaLabel).toBe(name)
    })

    test.for<[what: string, html: string, name: string | null]>([
      ['hides', '<span style="display: none">Go to</span>', 'page'],
      ['makes invisible', '<span style="visibility: hidden">Go to</span>', 'page'],
      ['hides, with the `aria-label` of', '<i style="display: none" aria-label="Go to"></i>', 'page'],
      ['shows again', '<b style="visibility: hidden"><span style="visibility: visible">Go to</span></b>', null],
      ['lays out', '<span style="display: contents">Go to</span>', null],
      ['keeps for screen readers', '<span style="position: absolute; clip-path: inset(50%)">Go to</span>', null],
    ])('is named by a `<label>` as CSS %s its text', async ([, html, name]) => {
      const { container, input, update } = await open({ ids: { pageInput: 'page' } })
      const label = createElement('label', '', container) as HTMLLabelElement
      Object.assign(label, { htmlFor: 'page', innerHTML: html })
      await update({ dir: 'rtl' })
      expect(input().ariaLabel).toBe(name)
    })

    test('has a name when a media query hides its `<label>`, as long as it is hidden', async () => {
      const frame = createElement('iframe', 'width: 600px') as HTMLIFrameElement
      const framed = frame.contentDocument as Document
      framed.head.innerHTML = '<style>@media (max-width: 500px) { label { display: none } }</style>'
      const container = framed.body.appendChild(framed.createElement('div'))
      const { input, unmount } = await open({ ids: { pageInput: 'page' } }, container)
      const label = container.appendChild(framed.createElement('label'))
      Object.assign(label, { htmlFor: 'page', textContent: 'Go to' })
      await expect.poll(() => input().ariaLabel).toBe(null)
      frame.style.width = '400px'
      await expect.poll(() => input().ariaLabel).toBe('page')
      await unmount()
    })

    test('follows a `<label>` that is added after the field, and removed later', async () => {
      const { container, input } = await open({ ids: { pageInput: 'page' } })
      const label = createElement('label', '', container) as HTMLLabelElement
      Object.assign(label, { htmlFor: 'page', textContent: 'Go to' })
      await expect.poll(() => input().ariaLabel).toBe(null)
      label.remove()
      input().focus()
      expect(input().ariaLabel).toBe('page')
      input().blur()
      container.append(label)
      input().focus()
      expect(input().ariaLabel).toBe(null)
    })

    if (has('parts')) {
      test('keeps the user’s `aria-label` although it has a `<label>`, like the PageSizeSelect', async () => {
        const named = (name: string) => ({ attributes: { 'aria-label': name } })
        const props = { pageInput: named('Go to page'), pageSizeSelect: named('Rows') }
        const { goTo, labels } = await openLabelled({ props })
        expect(labels()).toEqual(['Go to page', 'Rows'])
        await goTo('next')
        expect(labels()).toEqual(['Go to page', 'Rows'])
      })
    }

    test('calls the user’s handler first, which can veto with `preventDefault`', async () => {
      const onKeydown = vi.fn((event: { key: string; preventDefault?: () => void }) => {
        if (event.key === 'Enter') event.preventDefault?.()
      })
      const { api, input, type } = await open({ props: { pageInput: { onKeydown } } })
      await type('4{Enter}')
      expect(onKeydown).toHaveBeenCalled()
      expect([api().page, input().value]).toEqual([1, '4'])
    })

    if (!has('parts')) return

    test.for<[string, SceneProps, value: string]>([
      ['controlled', { page: 3 }, '3'],
      ['stored', { defaultPage: 3 }, '4'],
    ])('drops an edit when the user presses a control of another Root, with a page that is %s', async (row) => {
      const [, page, value] = row
      const roots = ['above', 'below'].map((name) => ({ attributes: { 'aria-label': name } }))
      const view = await open({ createdBy: 'parent', roots, ...page })
      await view.type('7')
      await click([...view.container.querySelectorAll('[data-part=next-trigger]')].at(-1) as Element)
      await expect.poll(() => [view.input().value, view.requests]).toEqual([value, [4]])
      await afterTasks()
      expect(view.requests).toEqual([4])
    })

    tell(open, {
      'keeps its type': [{ props: { pageInput: { attributes: { type: 'number', 'data-part': 'x' } } } }, isUsual],
      'works as a child element': [
        { props: { pageInput: { asChild: { tag: 'input' } } } },
        'input 1, type 4{Enter}, page 4, input 4',
      ],
    })
  })

  rules('what is typed into a PageInput', () => {
    test.for(edgesOfEdits)('when %s', edit)

    tell(open, {
      'does nothing when it leaves unedited': [{ page: 99 }, clickInput, 'press {Enter}', pressTab, requestsNothing],
      'understands numbers as it shows them': [
        { count: 100_000, defaultPage: 5000, translations: { number: new Intl.NumberFormat('de').format } },
        'input 5.000, type 7.000{Enter}, page 7000, input 7.000',
      ],
      'goes to the page with Tab, although the pointer is over a control': [
        {},
        ...[addButton, 'click next', editFromAfar, pressTab, 'page 7'],
      ],
      'goes to the page when focus leaves without a press, although the pointer is over a control': [
        {},
        ...['click next', editFromAfar, blur, 'page 7'],
      ],
      'ignores what a browser has restored, and shows the page': [
        {},
        ...[restore, { dir: 'rtl' as const }, 'input 1'],
        ...[clickInput, pressTab, requestsNothing],
      ],
    })

    test.for(typed)('leads from “%s” to page %d', async ([text, page]) => {
      const { api, input, requests, type } = await open({ defaultPage: 3 })
      await type(`${text}{Enter}`)
      await expect.poll(() => [api().page, input().value]).toEqual([page, String(page)])
      expect(requests).toHaveLength(page === 3 ? 0 : 1)
    })

    test('gives way to a link outside its shadow tree', async () => {
      const shadow = createElement().attachShadow({ mode: 'open' })
      const view = await open({ defaultPage: 3 }, createElement('div', '', shadow))
      view.input().focus()
      view.input().select()
      await press('7')
      await click(addHtml(place.body, '<a href="#away">Away</a>'))
      await expect.poll(() => view.input().value).toBe('3')
      await afterTasks()
      expect(view.requests).toEqual([])
    })

    test('keeps an edit in a shadow tree when the window loses focus', async () => {
      const shadow = createElement().attachShadow({ mode: 'open' })
      const view = await open({}, createElement('div', '', shadow))
      view.input().focus()
      view.input().value = '7'
      loseWindow(view)
      await afterTasks()
      expect([view.input().value, view.requests]).toEqual(['7', []])
    })

    test('doesn’t submit a form, and ignores keys of an input method', async () => {
      const form = createElement('form')
      const onSubmit = vi.fn((event: Event) => event.preventDefault())
      form.addEventListener('submit', onSubmit)
      const { api, input, type } = await open({}, createElement('div', '', form))
      await type('4')
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
        input().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }))
      }
      expect([api().page, input().value]).toEqual([1, '4'])
      await press('{Enter}')
      await expect.poll(() => api().page).toBe(4)
      expect(onSubmit).not.toHaveBeenCalled()
    })
  })
}
