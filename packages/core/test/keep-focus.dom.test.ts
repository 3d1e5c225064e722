import { afterEach, describe, expect, test, vi } from 'vitest'
import { keepFocus } from '../dom/index.js'

// What no component renders. Where focus goes from the controls of a pagination, is in the contract.
afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

const part = (tag: string, name: string, text: string, attributes = '') =>
  `<${tag} data-scope="pagination" data-part="${name}" id="${text}" ${attributes}>${text}</${tag}>`
const button = (name: string, text: string, attributes = '') => part('button', name, text, attributes)
const root = (children: string) => `<nav data-scope="pagination" data-part="root">${children}</nav>`
const current = button('item', 'current', 'data-selected')
const all = root(button('item', 'other') + button('prev-trigger', 'prev') + current + button('next-trigger', 'next'))

/** Renders markup, keeps focus in its roots, and returns a function that finds an element by its id. */
function show(markup: string, container: HTMLElement | ShadowRoot = document.body) {
  container.innerHTML = markup
  for (const nav of container.querySelectorAll('nav')) keepFocus(nav)
  return (text: string) => container.querySelector(`#${text}`) as HTMLElement
}

function createShadow() {
  return document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' })
}

/** Resolves after the observer has been called. */
const observed = () => new Promise((resolve) => setTimeout(resolve))

async function disable(control: HTMLElement) {
  control.focus()
  if (control instanceof HTMLButtonElement) control.disabled = true
  control.setAttribute('data-disabled', '')
  await observed()
}

/** Focuses a control, and removes it or what contains it. */
async function remove(control: HTMLElement, removed: Element = control) {
  if (control !== document.activeElement) control.focus()
  removed.remove()
  await observed()
}

describe('focus of a control that becomes disabled', () => {
  test('goes to the first control if it was on an Item, and the current one can’t have focus', async () => {
    const find = show(root(button('first-trigger', 'first') + button('item', 'other') + current))
    // As on a hidden element.
    find('current').focus = () => {}
    await disable(find('other'))
    expect(document.activeElement).toBe(find('first'))
  })

  test('never goes to a part of another component', async () => {
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

  test('goes to the current Item from inside another component’s root', async () => {
    const group = `<div data-scope="toggle-group" data-part="root">${button('prev-trigger', 'prev')}</div>`
    const find = show(root(group + button('item', 'current', 'data-selected')))
    await disable(find('prev'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the current Item in the same shadow root', async () => {
    const shadow = createShadow()
    const find = show(all, shadow)
    await disable(find('next'))
    expect(shadow.activeElement).toBe(find('current'))
  })

  test('goes to the current Item, even if the control could keep it', async () => {
    const find = show(root(part('span', 'next-trigger', 'next', 'tabindex="0"') + current))
    await disable(find('next'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the current Item from inside the shadow tree of a custom element', async () => {
    const find = show(root(part('my-button', 'next-trigger', 'next') + current))
    const own = find('next').attachShadow({ mode: 'open', delegatesFocus: true })
    own.innerHTML = '<button>Next</button>'
    own.querySelector('button')?.focus()
    await disable(find('next'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the current Item from an element inside the control', async () => {
    const find = show(root(`${part('span', 'next-trigger', 'next', '')}${current}`))
    find('next').innerHTML = '<button>Next</button>'
    find('next').querySelector('button')?.focus()
    find('next').setAttribute('data-disabled', '')
    await observed()
    expect(document.activeElement).toBe(find('current'))
  })

  test('moves in a background window too', async () => {
    const find = show(all)
    vi.spyOn(document, 'hasFocus').mockReturnValue(false)
    const view = document.defaultView as Window
    vi.spyOn(view, 'parent', 'get').mockReturnValue(view)
    await disable(find('next'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('lets a held key pass that isn’t Enter', async () => {
    const find = show(all)
    await disable(find('next'))
    const held = new KeyboardEvent('keydown', { key: 'Tab', repeat: true, bubbles: true, cancelable: true })
    expect(find('current').dispatchEvent(held)).toBe(true)
  })
})

describe('focus of a control that is removed', () => {
  test('goes to the current Item, after it had moved away and back at once', async () => {
    const find = show(all)
    find('other').focus()
    find('other').blur()
    find('other').focus()
    await new Promise((resolve) => setTimeout(resolve))
    await remove(find('other'))
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the current Item, if its list is removed', async () => {
    const find = show(root(`<ul>${button('item', 'other')}</ul>${button('item', 'current', 'data-selected')}`))
    await remove(find('other'), document.querySelector('ul') as Element)
    expect(document.activeElement).toBe(find('current'))
  })

  test('goes to the opposite trigger if the current Item can’t have focus', async () => {
    const find = show(all)
    find('current').focus = () => {}
    await remove(find('next'))
    expect(document.activeElement).toBe(find('prev'))
  })

  test('goes to the current Item in the same shadow root', async () => {
    const shadow = createShadow()
    const find = show(all, shadow)
    await remove(find('next'))
    expect(shadow.activeElement).toBe(find('current'))
  })

  test('stays with an element that is only moved', async () => {
    const find = show(all)
    const other = find('other')
    other.focus()
    other.parentElement?.append(other)
    other.focus()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(other)
  })
})

describe('focus of a root', () => {
  test('stays while its window has none, and takes the `tabindex` with it when it moves', async () => {
    const find = show(`${root(button('next-trigger', 'next'))}<input id="field">`)
    const nav = document.querySelector('nav')
    await disable(find('next'))
    // As browsers do when another window receives focus.
    nav?.dispatchEvent(new FocusEvent('blur'))
    await observed()
    expect([document.activeElement, nav?.getAttribute('tabindex')]).toEqual([nav, '-1'])
    find('field').focus()
    await observed()
    expect(nav?.hasAttribute('tabindex')).toBe(false)
  })
})

describe('focus doesn’t move', () => {
  test('from an element that isn’t a part of the pagination', async () => {
    const find = show(
      root(
        '<button data-scope="toggle-group" data-part="item" id="bold"></button>' +
          button('item', 'current', 'data-selected'),
      ),
    )
    await disable(find('bold'))
    expect(document.activeElement).not.toBe(find('current'))
  })

  test('if no root contains the control', async () => {
    document.body.innerHTML = `<div>${button('item', 'current', 'data-selected')}${button('next-trigger', 'next')}</div>`
    keepFocus(document.querySelector('div') as Element)
    await disable(document.querySelector('#next') as HTMLElement)
    expect(document.activeElement).not.toBe(document.querySelector('#current'))
  })

  test('to a root around the removed one', async () => {
    const inner = root(button('item', 'inner', 'data-selected'))
    const find = show(root(`<div>${inner}</div>${button('item', 'outer', 'data-selected')}`))
    await remove(find('inner'), document.querySelector('div') as Element)
    expect(document.activeElement).toBe(document.body)
  })

  test('from a removed element that isn’t a part of the pagination', async () => {
    const find = show(root(`<input id="own">${button('item', 'current', 'data-selected')}`))
    await remove(find('own'))
    expect(document.activeElement).toBe(document.body)
  })

  test('if a removed control’s handler has moved it', async () => {
    const find = show(`${all}<input id="field">`)
    find('other').focus()
    find('other').remove()
    find('field').focus()
    await new Promise((resolve) => setTimeout(resolve))
    expect(document.activeElement).toBe(find('field'))
  })

  test('if it has moved out of the shadow tree of a removed control', async () => {
    const field = document.body.appendChild(document.createElement('input'))
    const shadow = createShadow()
    const find = show(all, shadow)
    find('other').focus()
    find('other').remove()
    field.focus()
    await observed()
    expect([document.activeElement, shadow.activeElement]).toEqual([field, null])
  })

  test('to a Content, which is no control', async () => {
    const find = show(root(button('next-trigger', 'next') + part('div', 'content', 'items', 'tabindex="-1"')))
    await disable(find('next'))
    expect(document.activeElement).not.toBe(find('items'))
  })

  test('in a removed root', async () => {
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
