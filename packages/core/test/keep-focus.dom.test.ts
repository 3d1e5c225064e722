import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepFocus } from '../dom/index.js'

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const part = (tag: string, name: string, text: string, attributes = '') =>
  `<${tag} data-scope="pagination" data-part="${name}" id="${text}" ${attributes}>${text}</${tag}>`
const button = (name: string, text: string, attributes = '') => part('button', name, text, attributes)
const root = (children: string) => `<nav data-scope="pagination" data-part="root">${children}</nav>`

/** Shows a root, whose children keep focus, and finds an element in it by its text. */
function show(markup: string, container: HTMLElement | ShadowRoot = document.body) {
  container.innerHTML = markup
  for (const nav of container.querySelectorAll('nav')) keepFocus(nav)
  return (text: string) => container.querySelector(`#${text}`) as HTMLElement
}

/** Disables a control that has focus, and comes back when the observer has had its turn. */
async function disable(control: HTMLElement) {
  control.focus()
  control.removeAttribute('href')
  if (control instanceof HTMLButtonElement) control.disabled = true
  control.setAttribute('data-disabled', '')
  await new Promise((resolve) => setTimeout(resolve))
}

/** Is hidden, as far as `focus()` is concerned. */
function hide(control: HTMLElement) {
  control.focus = () => {}
}

const all = root(
  button('item', 'other') +
    button('first-trigger', 'first') +
    button('prev-trigger', 'prev') +
    button('item', 'current', 'data-selected') +
    button('next-trigger', 'next') +
    button('last-trigger', 'last'),
)

describe('focus of a control that becomes disabled', () => {
  test('goes to the current Item, without scrolling', async () => {
    const find = show(all)
    const focus = vi.spyOn(find('current'), 'focus')
    await disable(find('next'))
    expect(document.activeElement).toBe(find('current'))
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
  })

  test.for([
    ['first', 'last'],
    ['prev', 'next'],
    ['next', 'prev'],
    ['last', 'first'],
  ] as const)('goes from %s to %s, where the current Item does not take it', async ([from, to]) => {
    const find = show(all)
    hide(find('current'))
    await disable(find(from))
    expect(document.activeElement).toBe(find(to))
  })

  test('goes to no control that is disabled', async () => {
    const find = show(all)
    for (const text of ['current', 'prev']) find(text).setAttribute('data-disabled', '')
    await disable(find('next'))
    expect(document.activeElement).toBe(find('other'))
  })

  test.for(['last', 'other'])('goes to %s, where it is the only one that takes it', async (only) => {
    const find = show(all)
    for (const text of ['current', 'prev', 'first', 'other', 'last']) if (text !== only) hide(find(text))
    await disable(find('next'))
    expect(document.activeElement).toBe(find(only))
  })

  test('goes from an Item to a control that takes it', async () => {
    const find = show(all)
    hide(find('current'))
    await disable(find('other'))
    expect(document.activeElement).toBe(find('first'))
  })

  test('stays where a handler has moved it', async () => {
    const find = show(`${all}<input id="field">`)
    find('current').addEventListener('focus', () => find('field').focus())
    await disable(find('next'))
    expect(document.activeElement).toBe(find('field'))
  })

  test('goes from a link without `href`, too', async () => {
    const find = show(
      root(part('a', 'item', 'current', 'href="#" data-selected') + part('a', 'next-trigger', 'next', 'href="#"')),
    )
    await disable(find('next'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the current Item of the same root, whatever is inside of it', async () => {
    const inner = root(button('item', 'inner', 'data-selected') + button('next-trigger', 'deep'))
    const find = show(root(inner + button('item', 'outer', 'data-selected') + button('next-trigger', 'next')))
    await disable(find('next'))
    expect(document.activeElement).toBe(find('outer'))
    await disable(find('deep'))
    expect(document.activeElement).toBe(find('inner'))
  })

  test('goes to a control of the pagination only', async () => {
    const find = show(
      root(
        '<button data-scope="tabs" data-part="item" data-selected>Tab</button>' +
          button('item', 'other') +
          button('next-trigger', 'next'),
      ),
    )
    await disable(find('next'))
    expect(document.activeElement).toBe(find('other'))
  })

  test('goes to the current Item from inside the root of something else', async () => {
    const group = `<div data-scope="toggle-group" data-part="root">${button('prev-trigger', 'prev')}</div>`
    const find = show(root(group + button('item', 'current', 'data-selected')))
    await disable(find('prev'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the current Item inside a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const find = show(all, shadow)
    await disable(find('next'))
    expect(shadow.activeElement).toBe(find('current'))
  })

  test('goes on in a window that is in the background', async () => {
    const find = show(all)
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    const view = document.defaultView as Window
    vi.spyOn(view, 'parent', 'get').mockReturnValue(view)
    await disable(find('next'))
    expect(document.activeElement).toBe(find('current'))
  })
})

describe('focus is not moved', () => {
  test('for what is no part of the pagination', async () => {
    const find = show(
      root(
        '<button data-scope="toggle-group" data-part="item" id="bold"></button>' +
          button('item', 'current', 'data-selected'),
      ),
    )
    await disable(find('bold'))
    expect(document.activeElement).not.toBe(find('current'))
  })

  test('where another element has it', async () => {
    const find = show(all)
    find('other').focus()
    find('next').focus = () => {}
    await disable(find('next'))
    expect(document.activeElement).toBe(find('other'))
  })

  test('for an element that keeps it although it is disabled', async () => {
    const find = show(
      root(part('span', 'next-trigger', 'next', 'tabindex="0"') + button('item', 'current', 'data-selected')),
    )
    await disable(find('next'))
    expect(document.activeElement).toBe(find('next'))
  })

  test('for a disabled link that keeps a `href` of its own', async () => {
    const link = part('a', 'next-trigger', 'next', 'href="#own"')
    const find = show(root(link + button('item', 'current', 'data-selected')))
    find('next').focus()
    find('next').setAttribute('data-disabled', '')
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(find('next'))
  })

  test('into an iframe, while the document around it has it', async () => {
    const find = show(all)
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    vi.spyOn(document.defaultView as Window, 'parent', 'get').mockReturnValue({} as Window)
    await disable(find('next'))
    expect(document.activeElement).not.toBe(find('current'))
  })

  test('where there is no root around the control', async () => {
    document.body.innerHTML = `<div>${button('item', 'current', 'data-selected')}${button('next-trigger', 'next')}</div>`
    keepFocus(document.querySelector('div') as Element)
    await disable(document.querySelector('#next') as HTMLElement)
    expect(document.activeElement).not.toBe(document.querySelector('#current'))
  })

  test('in a root that has been removed', async () => {
    const find = show(`${all}<input id="field">`)
    const [next, nav] = [find('next'), document.querySelector('nav')]
    const focus = vi.spyOn(find('current'), 'focus')
    find('field').focus()
    nav?.remove()
    await disable(next)
    expect(focus).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(find('field'))
  })
})
