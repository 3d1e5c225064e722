import { afterEach, expect, test, vi } from 'vitest'
import { handOverFocus, keepFocus } from '../src/dom/index.js'

// What no component renders. Where focus goes from the controls of a pagination, is in the contract.
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const part = (tag: string, name: string, text: string, attributes = '') =>
  `<${tag} data-scope="pagination" data-part="${name}" id="${text}" ${attributes}>${text}</${tag}>`
const root = (children: string) => `<nav data-scope="pagination" data-part="root">${children}</nav>`
const other = part('button', 'item', 'other')
const prev = part('button', 'prev-trigger', 'prev')
const current = part('button', 'item', 'current', 'data-selected')
const next = part('button', 'next-trigger', 'next')
const all = root(other + prev + current + next)
const foreign = (name: string, content = '') =>
  `<b data-scope="tabs" data-part="${name}" id="foreign" tabindex="0">${content}</b>`

/** Renders markup, keeps focus in its roots, and returns a function that finds an element by its id. */
function show(markup: string, container: HTMLElement | ShadowRoot = document.body) {
  container.innerHTML = markup
  for (const nav of container.querySelectorAll('nav')) keepFocus(nav)
  return (id: string) => container.querySelector(`#${id}`) as HTMLElement
}

const createShadow = () => document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })

/** Resolves after the observer has been called. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

const disable = (control: HTMLElement) => {
  if (control instanceof HTMLButtonElement) control.disabled = true
  control.setAttribute('data-disabled', '')
}
const remove = (control: HTMLElement) => control.remove()
const render = (control: HTMLElement) => keepFocus(control.closest('nav') as Element)
/** As a loop does when it moves an element. */
const move = (control: HTMLElement) => control.parentElement?.prepend(control)
const both = (first: Row[3], then: Row[3]) => (control: HTMLElement) => {
  first(control)
  then(control)
}

async function change(control: HTMLElement, how: (control: HTMLElement) => void) {
  control.focus()
  how(control)
  await observed()
}

type Row = [title: string, markup: string, from: string, how: (control: HTMLElement) => void, to: string]

test.for<Row>([
  ['stays out of other components', root(foreign('item') + other + next), 'next', disable, 'other'],
  [
    'leaves a control that could keep it',
    root(part('b', 'next-trigger', 'next', 'tabindex="0"') + current),
    'next',
    disable,
    'current',
  ],
  [
    'goes to the root rather than a Content, which is no control',
    root(next + part('div', 'content', 'items', 'tabindex="-1"')),
    'next',
    disable,
    'nav',
  ],
  [
    'leaves a control that becomes inert, although its root is rendered again at once',
    all,
    'next',
    both((control) => control.toggleAttribute('inert'), render),
    'current',
  ],
  ['stays on a control that is moved', all, 'next', move, 'next'],
  ['goes on from a control that is moved and then disabled', all, 'next', both(move, disable), 'current'],
  ['waits on the root for the next control', all, 'next', both(handOverFocus, remove), 'current'],
  [
    'stays in a field that it has just moved to',
    `${all}<input id="field">`,
    'next',
    both(() => document.querySelector<HTMLElement>('#field')?.focus(), handOverFocus),
    'field',
  ],
  ['comes back to a control that wasn’t removed after all', all, 'next', handOverFocus, 'next'],
  [
    'doesn’t go to a root around the removed one',
    root(`<div>${root(other)}</div>${current}`),
    'other',
    (control) => control.closest('div')?.remove(),
    'body',
  ],
])('focus %s', async ([, markup, from, how, to]) => {
  const find = show(markup)
  await change(find(from), how)
  const { id, localName } = document.activeElement as Element
  expect(id || localName).toBe(to)
})

test.for([
  ['an Item that is disabled to the first control', 'other', disable, 'prev'],
  ['a trigger that is removed to the opposite one', 'next', remove, 'prev'],
] as const)('if the current Item can’t have focus, it goes from %s', async ([, from, how, to]) => {
  const find = show(all)
  // As on a hidden element.
  find('current').focus = () => {}
  await change(find(from), how)
  expect(document.activeElement).toBe(find(to))
})

test.for([disable, remove])('focus goes to the current Item in the same shadow root (%o)', async (how) => {
  const shadow = createShadow()
  const find = show(all, shadow)
  await change(find('next'), how)
  expect(shadow.activeElement).toBe(find('current'))
})

test.for(['in its shadow tree', 'inside it'])(
  'focus goes from a control to the current Item if it was %s',
  async (where) => {
    const find = show(root(part('my-button', 'next-trigger', 'next') + current))
    const own = where === 'inside it' ? find('next') : find('next').attachShadow({ mode: 'open', delegatesFocus: true })
    own.innerHTML = '<button>Next</button>'
    own.querySelector('button')?.focus()
    find('next').setAttribute('data-disabled', '')
    await observed()
    expect(document.activeElement).toBe(find('current'))
  },
)

test.for([
  ['moves in a window in the background', 'current', () => window],
  ['stays outside an iframe that has lost it', 'next', () => ({})],
] as const)('focus %s', async ([, to, parentOf]) => {
  const find = show(all)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  vi.spyOn(window, 'parent', 'get').mockReturnValue(parentOf() as Window)
  await change(find('next'), disable)
  expect(find('current').matches(':focus')).toBe(to === 'current')
})

test('a control that is about to be removed takes no focus into an iframe that has lost it', () => {
  const find = show(all)
  find('next').focus()
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
  handOverFocus(find('next'))
  // Calling `focus` would take it from the page around.
  expect(document.activeElement).toBe(find('next'))
})

test('a held key that isn’t Enter passes', async () => {
  const find = show(all)
  await change(find('next'), disable)
  const held = new KeyboardEvent('keydown', { key: 'Tab', repeat: true, bubbles: true, cancelable: true })
  expect(find('current').dispatchEvent(held)).toBe(true)
})

test('a held Enter key that is pressed again passes', async () => {
  const find = show(all)
  await change(find('next'), disable)
  const press = (repeat: boolean) =>
    find('current').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', repeat, bubbles: true, cancelable: true }),
    )
  expect([true, false, true].map(press)).toEqual([false, true, true])
})

test('focus that had moved away and back at once is kept', async () => {
  const find = show(all)
  find('other').focus()
  find('other').blur()
  find('other').focus()
  await observed()
  await change(find('other'), remove)
  expect(document.activeElement).toBe(find('current'))
})

test('focus of a root stays while its window has none, and takes the `tabindex` with it when it moves', async () => {
  const find = show(`${root(next)}<input id="field">`)
  const nav = document.querySelector('nav')
  await change(find('next'), disable)
  // As browsers do when another window receives focus.
  nav?.dispatchEvent(new FocusEvent('blur'))
  await observed()
  expect([document.activeElement, nav?.getAttribute('tabindex')]).toEqual([nav, '-1'])
  find('field').focus()
  await observed()
  expect(nav?.hasAttribute('tabindex')).toBe(false)
})

test('a `tabindex` that the app gives the root later stays when focus leaves', async () => {
  const find = show(`${root(next)}<input id="field">`)
  const nav = document.querySelector('nav') as HTMLElement
  await change(find('next'), disable)
  find('field').focus()
  await observed()
  nav.tabIndex = -1
  nav.focus()
  find('field').focus()
  await observed()
  expect(nav.getAttribute('tabindex')).toBe('-1')
})

test('only what can take focus from a control is observed, so that rows inside the root cost nothing', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const find = show(root(`<ul><li>Row</ul><p><span>${next}</span></p>${current}`))
  expect(observe).not.toHaveBeenCalled()
  find('next').focus()
  expect(observe.mock.calls.map(([node, options]) => [node.nodeName, options])).toEqual([
    ...['BUTTON', 'SPAN', 'P', 'NAV', 'BODY', 'HTML'].map((name) => [
      name,
      { attributeFilter: ['data-disabled', 'disabled', 'inert'], childList: true },
    ]),
  ])
  find('next').closest('p')?.remove()
  await observed()
  expect(document.activeElement).toBe(find('current'))
})

test('focus is kept in a window that replaces another one, as between two tests in happy-dom', async () => {
  show(all)('prev').focus()
  const created = vi.fn()
  const Original = window.MutationObserver
  window.MutationObserver = class extends Original {
    constructor(callback: MutationCallback) {
      super(callback)
      created()
    }
  }
  show(all)('next').focus()
  window.MutationObserver = Original
  expect(created).toHaveBeenCalledOnce()
})
