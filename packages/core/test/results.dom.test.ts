import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer, createReveal, renderContent, renderStatus } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'

beforeEach(() => {
  // The clock stands still.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The region of another file's test may still be there.
  document.body.replaceChildren()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A Status that renders only when the test says so. */
function open() {
  const pagination = createPagination({ count: 95 })
  const status = document.body.appendChild(document.createElement('div'))
  status.textContent = 'Page'
  const live = () => (document.querySelector('body > [aria-live=polite]') ? 'polite' : 'off')
  const announcer = createAnnouncer()
  const commit = () => announcer.update(status, pagination.get())
  commit()
  return { live, commit, status, ...pagination.get() }
}

test('a request that is taken back before it is shown leaves nothing to announce', () => {
  const { live, commit, setPage } = open()
  setPage(2)
  setPage(1)
  commit()
  vi.advanceTimersByTime(300)
  expect(live()).toBe('off')
  setPage(2)
  commit()
  vi.advanceTimersByTime(300)
  expect(live()).toBe('polite')
})

test('no timer starts itself again', () => {
  const { live, commit, setPage } = open()
  setPage(2)
  commit()
  vi.runAllTimers()
  setPage(3)
  vi.runAllTimers()
  expect([vi.getTimerCount(), live()]).toEqual([0, 'off'])
})

/** The shadow trees of the regions from now on. */
function recordRegions() {
  const regions: ShadowRoot[] = []
  const { attachShadow } = Element.prototype
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function attach(this: Element, init) {
    const region = attachShadow.call(this, init)
    regions.push(region)
    return region
  })
  return regions
}

/** How long until a result has been inserted into a polite region, in milliseconds. */
const heard = 450

test('a result is announced, although the app calls `announce` right after it is shown', () => {
  const { live, commit, setPage, announce } = open()
  setPage(2)
  commit()
  announce()
  commit()
  vi.advanceTimersByTime(heard)
  expect(live()).toBe('polite')
})

test('a text of spaces announces nothing, and leaves the result to the text that follows', () => {
  const { live, commit, setPage, status } = open()
  setPage(2)
  for (const [text, expected] of [
    [' ', 'off'],
    ['Page 2', 'polite'],
  ] as const) {
    status.textContent = text
    commit()
    vi.advanceTimersByTime(heard)
    expect(live()).toBe(expected)
  }
})

test.for(['<dialog open>', '<div role="dialog">', '<div role="alertdialog">'])(
  'the result is announced inside %s around the Status, because what is outside may be hidden',
  (html) => {
    const { commit, setPage, status } = open()
    document.body.insertAdjacentHTML('beforeend', html)
    const dialog = document.body.lastElementChild as Element
    dialog.append(status)
    setPage(2)
    commit()
    expect(dialog.querySelectorAll('[aria-live=polite]')).toHaveLength(1)
    vi.runAllTimers()
    expect(document.querySelectorAll('[aria-live=polite]')).toHaveLength(0)
  },
)

test('the result is announced where `:modal` isn’t known, and a selector with it throws', () => {
  const { commit, live, setPage } = open()
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function matchesOld(this: Element, selector) {
    if (selector.includes(':modal')) throw new SyntaxError(selector)
    return matches.call(this, selector)
  })
  const find = vi.spyOn(document, 'querySelector')
  setPage(2)
  commit()
  expect(find.mock.calls.filter(([selector]) => selector.includes(':modal'))).toEqual([])
  expect(live()).toBe('polite')
})

test('nothing of a Status is announced that is removed unnoticed, after another page than the requested one is shown', () => {
  const pagination = createPagination({ count: 95 })
  const status = document.body.appendChild(document.createElement('div'))
  const regions = recordRegions()
  renderStatus(status, pagination.get())
  pagination.get().setPage(2)
  renderStatus(status, pagination.get())
  pagination.setOptions({ count: 95, page: 5 })
  renderStatus(status, pagination.get())
  status.remove()
  vi.advanceTimersByTime(heard)
  expect(regions.map(({ textContent }) => textContent)).toEqual([''])
})

test('what is announced is closed to queries, so that the tests of an app find each text once', () => {
  const { commit, setPage } = open()
  setPage(2)
  commit()
  vi.advanceTimersByTime(heard)
  expect(document.querySelector('[aria-live=polite]')?.shadowRoot).toBe(null)
})

test('a Content that is mounted before the old one leaves receives focus once that has left', async () => {
  const pagination = createPagination({ count: 95 })
  const open = () => {
    const element = document.body.appendChild(document.createElement('div'))
    element.setAttribute('aria-label', 'Results')
    const { update } = createReveal()
    return { element, update: (next: HTMLElement | null) => update(next, pagination.get(), { focus: true }) }
  }
  const [old, replacing] = [open(), open()]
  old.update(old.element)
  pagination.get().setPage(2)
  old.update(old.element)
  replacing.update(replacing.element)
  expect(document.activeElement).toBe(old.element)
  old.update(null)
  old.element.remove()
  await Promise.resolve()
  expect(document.activeElement).toBe(replacing.element)
})

test.for(['Status', 'Content'])('a %s that shows another pagination does nothing for the one before', (name) => {
  const [before, other] = [createPagination({ count: 95 }), createPagination({ count: 95 })]
  const elements = [1, 2].map(() => document.body.appendChild(document.createElement('div')))
  const [moved, stayed] = elements as never as [HTMLElement, HTMLElement]
  const render = (element: HTMLElement, { get }: typeof before) =>
    name === 'Status' ? renderStatus(element, get()) : renderContent(element, get(), { focus: true, scroll: false })
  const regions = recordRegions()
  for (const element of elements) {
    element.ariaLabel = 'Results'
    render(element, before)
  }
  render(moved, other)
  before.get().setPage(2)
  render(stayed, before)
  vi.advanceTimersByTime(300)
  if (name === 'Status') expect(regions.map(({ textContent }) => textContent)).toEqual(['11–20 of 95'])
  else expect(document.activeElement).toBe(stayed)
  for (const element of elements) element.remove()
})

test('a Content that is mounted with the result takes no focus from a user who has moved it, although none was mounted before', () => {
  const pagination = createPagination({ count: 95 })
  const reveal = createReveal()
  const render = () => {
    const content = document.body.appendChild(document.createElement('div'))
    content.setAttribute('aria-label', 'Orders')
    reveal.update(content, pagination.get(), { focus: true })
    return content
  }
  const content = render()
  reveal.update(null, pagination.get())
  content.remove()
  pagination.get().setPage(2)
  document.body.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
  render()
  expect(document.activeElement).toBe(document.body)
})
