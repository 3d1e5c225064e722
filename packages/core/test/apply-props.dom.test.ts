import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  applyProps,
  type RenderListProps,
  renderContent,
  renderFitList,
  renderList,
  renderParts,
  renderStatus,
  showValue,
  toAttributes,
} from '../src/dom/index.js'
import { createPagination, getPageInputProps, getPageSizeSelectProps } from '../src/index.js'

afterEach(() => document.body.replaceChildren())

const get = (page: number) => createPagination({ count: 30, page }).get()
const nextTrigger = (page: number) => get(page).getNextTriggerProps()

const nameOf = (element: Element) => element.getAttribute('aria-label')

function show(tag = 'button') {
  const element = document.body.appendChild(document.createElement(tag))
  const writes: string[] = []
  const { setAttribute, removeAttribute } = element
  element.setAttribute = (name, value) => {
    writes.push(`${name}=${value}`)
    setAttribute.call(element, name, value)
  }
  element.removeAttribute = (name) => {
    writes.push(`no ${name}`)
    removeAttribute.call(element, name)
  }
  return { element, writes }
}

const attributesOf = (element: Element) =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))

describe('applyProps', () => {
  test('sets attributes by their HTML names', () => {
    const { element } = show()
    applyProps(element, nextTrigger(3))
    expect(element.outerHTML).toBe(
      '<button data-scope="pagination" data-part="next-trigger" aria-label="next page" type="button" disabled="" aria-disabled="true" data-disabled=""></button>',
    )
    applyProps(element, { ...nextTrigger(1), 'data-index': 2 })
    expect(element.getAttribute('data-index')).toBe('2')
  })

  test('writes only attributes that changed', () => {
    const { element, writes } = show()
    applyProps(element, nextTrigger(2))
    writes.length = 0
    applyProps(element, nextTrigger(1))
    expect(writes).toEqual([])
    applyProps(element, nextTrigger(3))
    expect(writes).toEqual(['disabled=', 'aria-disabled=true', 'data-disabled='])
  })

  test('removes missing and undefined attributes, and leaves attributes set by other code', () => {
    const { element, writes } = show()
    element.setAttribute('title', 'mine')
    applyProps(element, nextTrigger(3))
    writes.length = 0
    applyProps(element, nextTrigger(2))
    expect(writes).toEqual(['no disabled', 'no aria-disabled', 'no data-disabled'])
    applyProps(element, { ...nextTrigger(2), id: undefined, title: undefined })
    expect(element.outerHTML).toBe(
      '<button data-scope="pagination" data-part="next-trigger" aria-label="next page" type="button"></button>',
    )
  })

  test('runs the latest click handler once, and none if it was removed', () => {
    const { element } = show()
    const [first, second] = [vi.fn(), vi.fn()]
    for (const onClick of [first, first, second, second]) applyProps(element, { ...nextTrigger(1), onClick })
    element.click()
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    expect(second.mock.lastCall?.[0]).toBeInstanceOf(Event)
    const { onClick: _, ...props } = nextTrigger(1)
    applyProps(element, props)
    element.click()
    expect(second).toHaveBeenCalledOnce()
    expect(element.hasAttribute('onClick')).toBe(false)
  })

  test.for(['a', 'area'])('an anchor has no `href` while it is disabled, not even its own: %s', (tag) => {
    const { element } = show(tag)
    const state = () => ['href', 'role', 'aria-disabled', 'disabled', 'type'].map((name) => element.getAttribute(name))
    element.setAttribute('href', '#own')
    for (const page of [3, 2, 3]) {
      applyProps(element, nextTrigger(page))
      expect(state()).toEqual(page === 3 ? [null, 'link', 'true', null, null] : ['#own', null, null, null, 'button'])
    }
    applyProps(element, { ...nextTrigger(3), href: '#given' })
    expect(state()[0]).toBeNull()
    applyProps(element, { ...nextTrigger(2), href: '#given' })
    expect(state()[0]).toBe('#given')
  })

  test.each([
    ['another name in the markup wins', 'button', 'back', (page: number) => nextTrigger(page)],
    ['so does an empty one, so that the text is the name', 'button', '', (page: number) => nextTrigger(page)],
    ['a field has such a name, too', 'input', 'go to', (page: number) => getPageInputProps(get(page))],
  ])('%s', (_title, tag, name, getProps) => {
    const { element } = show(tag)
    element.setAttribute('aria-label', name)
    for (const page of [1, 3, 1]) applyProps(element, getProps(page))
    const clone = element.cloneNode() as Element
    applyProps(clone, getProps(3))
    expect([nameOf(element), nameOf(clone)]).toEqual([name, name])
  })

  test.each([
    ['a default name', 'next page', nextTrigger(1)],
    ['a number in the HTML of a server', 'page 4', get(1).getItemProps({ type: 'page', value: 7 })],
  ])('%s in the markup is replaced by the next name', (_title, name, props) => {
    const { element } = show()
    element.setAttribute('aria-label', name)
    applyProps(element, props)
    expect(nameOf(element)).toBe(props['aria-label'])
    applyProps(element, { ...props, 'aria-label': 'next' })
    expect(nameOf(element)).toBe('next')
  })

  test.each([
    [{ page: 5, disabled: true }, { page: 2 }],
    [{ page: 2 }, { page: 4, disabled: true }],
    [{ count: 5, busy: true }, { page: 2 }],
  ])('a clone, or a snapshot of the HTML, keeps nothing of another state: %j, then %j', (before, after) => {
    const [root, fresh] = [show('nav').element, show('nav').element]
    renderParts(root, createPagination({ count: 100, ...before }).get())
    const clone = root.cloneNode(true) as HTMLElement
    for (const copy of [clone, fresh]) renderParts(copy, createPagination({ count: 100, ...after }).get())
    const shown = (root: Element) => [root, ...root.querySelectorAll('*')].map(attributesOf)
    expect(shown(clone)).toEqual(shown(fresh))
  })

  const own = {
    hidden: false,
    title: null,
    lang: undefined,
    ref: () => {},
    dir: {},
    inert: true,
    'aria-expanded': false,
    'data-open': true,
    style: { color: 'red', marginTop: '1px', '--myGap': 2, top: null },
  }
  test.each([
    ['props', ''],
    ['`itemProps`', '[data-index="1"]'],
    ['`ellipsisProps`', '[data-part=ellipsis]'],
  ])('reads %s of any type as frameworks do', (_where, selector) => {
    const { element } = show('ul')
    const onFocus = vi.fn()
    const shown = (own: object) => {
      const props = { itemProps: own, ellipsisProps: own } as RenderListProps
      if (selector) renderList(element, createPagination({ count: 100 }).get(), props)
      else applyProps(element, { ...nextTrigger(1), ...own })
      return selector ? (element.querySelector(selector) as HTMLElement) : element
    }
    const control = shown({ ...own, onFocus })
    expect(attributesOf(control)).toMatchObject({
      inert: '',
      'aria-expanded': 'false',
      'data-open': 'true',
      style: 'color:red;margin-top:1px;--myGap:2',
    })
    for (const name of ['hidden', 'title', 'lang', 'ref', 'dir', 'onfocus'])
      expect(control.hasAttribute(name)).toBe(false)
    control.dispatchEvent(new Event('focus'))
    expect(onFocus).toHaveBeenCalledOnce()
    shown({})
    control.dispatchEvent(new Event('focus'))
    expect(onFocus).toHaveBeenCalledOnce()
    expect([control.hasAttribute('style'), control.hasAttribute('inert')]).toEqual([false, false])
  })

  test('copies the props, so you can mutate them afterwards', () => {
    const { element } = show()
    const props = { ...nextTrigger(1) }
    applyProps(element, props)
    props['aria-label'] = 'onward'
    applyProps(element, props)
    expect(element.getAttribute('aria-label')).toBe('onward')
  })

  test('observes only roots', () => {
    const observe = vi.spyOn(MutationObserver.prototype, 'observe')
    const { element } = show()
    applyProps(element, nextTrigger(1))
    applyProps(element, createPagination({ count: 30 }).get().getItemProps({ type: 'page', value: 1 }))
    expect(observe).not.toHaveBeenCalled()
    observe.mockRestore()
  })
})

const link = createPagination({ count: 30, type: 'link', getPageUrl: ({ page }) => `?page=${page}&q="` })

test.each([
  ['button', nextTrigger(3)],
  ['a', link.get().getNextTriggerProps()],
  ['input', getPageInputProps(get(2))],
  ['select', { ...getPageSizeSelectProps(get(2)), title: null, style: { marginTop: 0 }, 'data-open': false }],
])('toAttributes returns what applyProps sets on a %s', (tag, props) => {
  const { element } = show(tag)
  applyProps(element, props)
  const texts = Object.entries(toAttributes(props)).map(([name, text]) => [name.toLowerCase(), text])
  expect(Object.fromEntries(texts)).toEqual(attributesOf(element))
  expect(element.hasAttribute('value')).toBe(tag === 'input')
})

test('the options of a select give its own label no text', () => {
  const label = document.body.appendChild(document.createElement('label'))
  label.innerHTML = '<select data-part="page-size-select"><option>10</option></select>'
  const select = label.firstChild as HTMLSelectElement
  showValue(select, '10', 'items per page')
  expect(select.getAttribute('aria-label')).toBe('items per page')
})

test.each([
  ['renderContent', 'div', renderContent],
  ['renderFitList', 'ul', renderFitList],
  ['renderList', 'ul', renderList],
  ['renderStatus', 'p', renderStatus],
])('%s reads null as no options', (_, tag, render) => {
  const { element } = show(tag)
  render(element as never, createPagination({ count: 30 }).get(), null as never)
  expect(element.dataset.part).toBeTruthy()
})

/** Replaces a browser API until the end of the test, as `vi.fn()` does in tests of apps. */
function mock(object: object, name: string, value: unknown) {
  const before = Object.getOwnPropertyDescriptor(object, name)
  Object.defineProperty(object, name, { value, configurable: true, writable: true })
  onTestFinished(() => {
    if (before) Object.defineProperty(object, name, before)
    else Reflect.deleteProperty(object, name)
  })
}

test('browser APIs that are missing, or mocked without a result, break nothing', async () => {
  const view = document.defaultView as Window & typeof globalThis
  const errors: string[] = []
  view.addEventListener('error', ({ message }) => errors.push(message))
  for (const name of ['matchMedia', 'ResizeObserver']) mock(view, name, vi.fn())
  mock(view, 'getComputedStyle', vi.fn())
  mock(view.Element.prototype, 'scrollTo', undefined)
  mock(view, 'navigation', {})
  const { element } = show('div')
  element.style.cssText = 'height: 10px; overflow: auto'
  element.innerHTML = '<p style="height: 900px">Rows</p>'
  element.scrollTop = 50
  const list = document.createElement('ul')
  const pagination = createPagination({ count: 300 })
  const render = () => {
    renderContent(element, pagination.get())
    renderFitList(list, pagination.get())
  }
  element.after(list)
  render()
  pagination.get().goToNextPage()
  render()
  for (const _frame of [1, 2]) await new Promise((resolve) => view.requestAnimationFrame(resolve))
  expect([errors, list.children.length]).toEqual([[], 7])
})
