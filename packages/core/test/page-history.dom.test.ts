import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageHistory, type PageHistoryOptions } from '../src/dom/index.js'
import { createPageUrl } from '../src/url/index.js'

const pageUrl = createPageUrl()
const initial = location.href
const address = () => location.pathname + location.search + location.hash

beforeEach(() => history.replaceState(null, '', '/list?q=a%20b#part'))

/** As in browsers without the Navigation API. */
function withoutNavigation() {
  const { navigation } = window as { navigation?: unknown }
  if (navigation) vi.spyOn(window, 'navigation' as never, 'get').mockReturnValue(undefined as never)
}

afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', initial)
})

test('each change calls every listener once', () => {
  const pages = createPageHistory(pageUrl)
  const listeners = [vi.fn(), vi.fn()]
  const unsubscribes = listeners.map(pages.subscribe)
  pages.get().navigate('/list?page=2')
  expect(address()).toBe('/list?page=2')
  dispatchEvent(new Event('popstate'))
  for (const listener of listeners) expect(listener).toHaveBeenCalledTimes(1)
  unsubscribes[0]?.()
  unsubscribes[0]?.()
  pages.get().navigate('/list?page=3')
  expect(listeners.map((listener) => listener.mock.calls.length)).toEqual([1, 2])
  unsubscribes[1]?.()
})

test('the state of a history entry stays with that entry', () => {
  const [pages, replacing] = [createPageHistory(pageUrl), createPageHistory(pageUrl, { history: 'replace' })]
  history.replaceState('kept', '')
  replacing.get().navigate('/list?page=2')
  expect(history.state).toBe('kept')
  pages.get().navigate('/list?page=3')
  expect(history.state).toBeNull()
})

test('no listener is called if the address stays the same', () => {
  const pages = createPageHistory(pageUrl)
  const listener = vi.fn()
  const unsubscribe = pages.subscribe(listener)
  pages.get().navigate(location.href)
  expect(listener).not.toHaveBeenCalled()
  unsubscribe()
})

test('the same listener can subscribe to several', () => {
  const listener = vi.fn()
  const [first, second] = [createPageHistory(pageUrl), createPageHistory(pageUrl)].map(({ subscribe }) =>
    subscribe(listener),
  )
  first?.()
  history.replaceState(null, '', '/list?page=2')
  dispatchEvent(new Event('popstate'))
  expect(listener).toHaveBeenCalledTimes(1)
  second?.()
})

test('a listener that throws doesn’t stop the others', () => {
  withoutNavigation()
  const pages = createPageHistory(pageUrl)
  const listener = vi.fn()
  const unsubscribes = [
    pages.subscribe(() => {
      throw new Error('first')
    }),
    pages.subscribe(listener),
  ]
  expect(() => pages.get().navigate('/list?page=2')).toThrow('first')
  expect(listener).toHaveBeenCalledTimes(1)
  for (const unsubscribe of unsubscribes) unsubscribe()
})

test.each(['popstate', 'hashchange'])('%s tells subscribers what others changed, once', (type) => {
  withoutNavigation()
  const pages = createPageHistory(pageUrl)
  const listener = vi.fn()
  const unsubscribe = pages.subscribe(listener)
  history.replaceState(null, '', '/list?page=2')
  expect(listener).not.toHaveBeenCalled()
  dispatchEvent(new Event(type))
  dispatchEvent(new Event(type))
  expect(listener).toHaveBeenCalledTimes(1)
  unsubscribe()
  history.replaceState(null, '', '/list?page=3')
  dispatchEvent(new Event(type))
  expect(listener).toHaveBeenCalledTimes(1)
})

test('Back is noticed even if the change before it was not', () => {
  withoutNavigation()
  const pages = createPageHistory(pageUrl)
  const listener = vi.fn()
  const unsubscribe = pages.subscribe(listener)
  history.replaceState(null, '', '/list?page=5')
  expect(pages.get().page).toBe(5)
  history.replaceState(null, '', '/list?q=a%20b#part')
  dispatchEvent(new Event('popstate'))
  expect(listener).toHaveBeenCalledTimes(1)
  expect(pages.get().page).toBe(1)
  unsubscribe()
})

test('a subscriber that was added during a change doesn’t miss the next one', () => {
  const pages = createPageHistory(pageUrl)
  const late = vi.fn()
  const unsubscribes = [
    pages.subscribe(() => {
      if (unsubscribes.length === 1) unsubscribes.push(pages.subscribe(late))
    }),
  ]
  pages.get().navigate('/list?page=2')
  expect(late).not.toHaveBeenCalled()
  pages.get().navigate('/list?page=3')
  expect(late).toHaveBeenCalledTimes(1)
  for (const unsubscribe of unsubscribes) unsubscribe()
})

test('a listener that is removed during a change isn’t called any more', () => {
  const pages = createPageHistory(pageUrl)
  const removed = vi.fn()
  const first = pages.subscribe(() => second())
  const second = pages.subscribe(removed)
  pages.get().navigate('/list?page=2')
  expect(removed).not.toHaveBeenCalled()
  first()
})

test('the same address, written differently, adds no history entry', () => {
  const push = vi.spyOn(history, 'pushState')
  const { navigate } = createPageHistory(pageUrl).get()
  navigate('?filter=a')
  navigate('?filter=a')
  navigate(location.href)
  expect(push).toHaveBeenCalledTimes(1)
})

test('get returns the same object until the address changes', () => {
  const pages = createPageHistory(pageUrl)
  const before = pages.get()
  expect(before).toMatchObject({ page: 1, pageSize: 10 })
  expect(pages.get()).toBe(before)
  history.replaceState(null, '', '/list?page=2&size=20')
  expect(pages.get()).toMatchObject({ page: 2, pageSize: 20 })
  expect(pages.get()).toBe(pages.get())
})

test('a URL has everything that the address has at the time of the call', () => {
  const { getPageUrl, onPageOutOfRange } = createPageHistory(pageUrl).get()
  history.replaceState(null, '', '/other?q=x&page=99')
  expect(getPageUrl({ page: 3, pageSize: 20 })).toBe('/other?q=x&page=3&size=20')
  onPageOutOfRange({ page: 3, requestedPage: 99, pageSize: 10 })
  expect(address()).toBe('/other?q=x&page=3')
  onPageOutOfRange({ page: 2, requestedPage: 3, pageSize: 20 })
  expect(address()).toBe('/other?q=x&page=2&size=20')
})

test('a path with two slashes stays on its host', () => {
  history.replaceState(null, '', `${location.origin}//example.org/list`)
  const { getPageUrl } = createPageHistory(pageUrl).get()
  expect(new URL(getPageUrl({ page: 2, pageSize: 10 }), location.href).host).toBe(location.host)
})

describe('setParams', () => {
  const open = (options?: PageHistoryOptions) => {
    history.replaceState('kept', '', '/list?sort=name&page=5&size=20#part')
    const push = vi.spyOn(history, 'pushState')
    return { ...createPageHistory(pageUrl, options), pushed: () => push.mock.calls.length }
  }

  test('changes other parameters and returns to page 1, in one history entry', () => {
    const { get, subscribe, pushed } = open()
    const listener = vi.fn()
    const unsubscribe = subscribe(listener)
    get().setParams({ sort: null, q: 'tea', tag: ['a', 'b'], none: undefined })
    expect(address()).toBe('/list?size=20&q=tea&tag=a&tag=b#part')
    expect(get()).toMatchObject({ page: 1, pageSize: 20 })
    expect([pushed(), listener.mock.calls.length]).toEqual([1, 1])
    unsubscribe()
  })

  test('changes the address at the time of the call', () => {
    const { setParams } = open().get()
    history.replaceState(null, '', '/other?page=2')
    setParams({ q: 'tea' })
    expect(address()).toBe('/other?q=tea')
  })

  test.each<[PageHistoryOptions | undefined, 'push' | 'replace' | undefined, number]>([
    [undefined, undefined, 1],
    [undefined, 'replace', 0],
    [{ history: 'replace' }, undefined, 0],
    [{ history: 'replace' }, 'push', 1],
  ])('with the options %o and %o, it adds history entries: %i', (options, mode, entries) => {
    const { get, pushed } = open(options)
    get().setParams({ q: 'tea' }, { history: mode })
    expect(pushed()).toBe(entries)
    expect(history.state).toBe(entries === 1 ? null : 'kept')
  })

  test('adds no history entry if nothing changes', () => {
    const { get, pushed } = open()
    get().setParams({ q: 'tea' })
    get().setParams({ q: 'tea' })
    expect(pushed()).toBe(1)
  })
})

test('`url` is the address, and is not part of a spread', () => {
  const pages = createPageHistory(pageUrl)
  const before = pages.get()
  history.replaceState(null, '', '/list?page=abc&q=%7e#other')
  expect([before.url, pages.get().url]).toEqual(['/list?q=a%20b#part', '/list?page=abc&q=%7e#other'])
  const names: string[] = []
  for (const name in pages.get()) names.push(name)
  expect(names).toEqual(['page', 'pageSize', 'getPageUrl', 'navigate', 'onPageOutOfRange'])
  expect(Object.getOwnPropertyNames(pages.get())).toEqual(names)
})

describe('an address that can’t be changed', () => {
  const refuse = () => {
    throw new DOMException('Too many calls', 'SecurityError')
  }

  test.each([
    ['throws', refuse],
    ['does nothing', () => {}],
  ])('the page changes even if the browser %s', (_title, pushState) => {
    const pages = createPageHistory(pageUrl)
    const listener = vi.fn()
    const unsubscribe = pages.subscribe(listener)
    vi.spyOn(history, 'pushState').mockImplementation(pushState)
    pages.get().navigate('/list?page=2')
    expect(listener).toHaveBeenCalledTimes(1)
    expect(pages.get().page).toBe(2)
    expect(address()).toBe('/list?q=a%20b#part')
    expect(pages.get().getPageUrl({ page: 3, pageSize: 10 })).toBe('/list?page=3')
    pages.get().navigate('?q=x')
    expect(pages.get().getPageUrl({ page: 3, pageSize: 10 })).toBe('/list?q=x&page=3')
    unsubscribe()
  })

  test('the next change that can be written is written, in a new history entry', () => {
    const pages = createPageHistory(pageUrl)
    const push = vi.spyOn(history, 'pushState').mockImplementationOnce(refuse)
    pages.get().navigate('/list?page=2')
    pages.get().navigate('/list?page=2')
    expect(address()).toBe('/list?page=2')
    expect(push).toHaveBeenCalledTimes(2)
  })

  test('going back to the address that the browser has kept forgets the other', () => {
    const pages = createPageHistory(pageUrl)
    vi.spyOn(history, 'pushState').mockImplementationOnce(refuse)
    pages.get().navigate('/list?page=2')
    pages.get().navigate('/list?q=a%20b#part')
    expect(pages.get().page).toBe(1)
  })

  test('an address that changes meanwhile counts', () => {
    const pages = createPageHistory(pageUrl)
    vi.spyOn(history, 'pushState').mockImplementationOnce(refuse)
    pages.get().navigate('/list?page=2')
    history.replaceState(null, '', '/list?page=5')
    expect(pages.get().page).toBe(5)
  })

  test('a page past the end is corrected where `replaceState` throws', () => {
    history.replaceState(null, '', '/list?page=99')
    const pages = createPageHistory(pageUrl)
    vi.spyOn(history, 'replaceState').mockImplementationOnce(refuse)
    pages.get().onPageOutOfRange({ page: 3, requestedPage: 99, pageSize: 10 })
    expect(pages.get().page).toBe(3)
  })
})

test.for([undefined, null, {}])('instead of a PageUrl, %o throws a clear error in development', (value) => {
  expect(() => createPageHistory(value as never)).toThrow(
    `usePageUrl and createPageHistory need the result of \`createPageUrl()\`, but got`,
  )
})
