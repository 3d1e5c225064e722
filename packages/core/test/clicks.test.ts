import { beforeEach, describe, expect, test } from 'vitest'
import { createPagination, type PaginationOptions } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

// What a click requests, with fake links and windows: also in browsers without the Navigation API, which the contract can't
// choose. What browsers do with links is in the contract.
let requested: number[]
let navigated: [url: string, event: unknown][]
let view: ReturnType<typeof fakeWindow>
beforeEach(() => {
  requested = []
  navigated = []
  view = fakeWindow()
})

/** The click handler of a Next trigger on page 1 of 5. */
function next(options: PaginationOptions = {}) {
  const onPageChange = ({ page }: { page: number }) => void requested.push(page)
  const getPageUrl = ({ page }: { page: number }) => `/${page}`
  const { get } = createPagination({ count: 50, getPageUrl, onPageChange, ...options })
  return get().getNextTriggerProps().onClick as (event: object, userHandler?: unknown) => void
}
const nextLink = (options?: PaginationOptions) => next({ type: 'link', ...options })
const navigating = (type: 'button' | 'link') =>
  next({ type, page: 1, navigate: (url, { event }) => void navigated.push([url, event]) })
const prevent = (event: { defaultPrevented: boolean }) => {
  event.defaultPrevented = true
}
const hash = { href: 'https://example.com/#2' }

describe('a click on a button', () => {
  test('takes effect immediately, so two in a row move two pages', () => {
    const click = next()
    click(clickOn({}))
    click(clickOn({}))
    expect(requested).toEqual([2, 3])
  })

  test('runs the user’s handler first, and only that handler can prevent it', () => {
    const event = clickOn({}, { defaultPrevented: true })
    next()(event, (received: unknown) => expect([received, requested]).toEqual([event, []]))
    expect(requested).toEqual([2])
    next()(clickOn({}), prevent)
    expect(requested).toEqual([2])
  })

  test('waits like a link’s if an anchor is in its place, and requests what that led to', () => {
    const click = next()
    const events = [clickOn(view.link()), clickOn(view.link())]
    for (const event of events) click(event)
    events.forEach(prevent)
    expect(requested).toEqual([])
    view.runTasks()
    expect(requested).toEqual([2])
  })

  test('takes effect if its event no longer has an element', () => {
    next()(clickOn(null as never))
    expect(requested).toEqual([2])
  })
})

describe('a click on a link', () => {
  test('never counts if it loads another document', () => {
    nextLink()(clickOn(view.link()))
    view.runTasks()
    view.goTo('https://example.com/2')
    view.runTasks()
    expect(requested).toEqual([])
  })

  test('counts one task later if a router has prevented it, and requests the page that its `href` showed', () => {
    const click = nextLink()
    const events = [clickOn(view.link()), clickOn(view.link())]
    for (const event of events) click(event)
    events.forEach(prevent)
    expect(requested).toEqual([])
    view.runTasks()
    expect(requested).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test('of an SVG counts when the browser has gone to its `href`', () => {
    nextLink()(clickOn(view.link({ href: { baseVal: '#2' } })))
    view.fire('hashchange', { newURL: 'https://example.com/#2' })
    view.runTasks()
    expect(requested).toEqual([2])
  })

  test.each<[what: string, isLinkConnected: boolean, isRootConnected: boolean | undefined, requested: number[]]>([
    ['a removed link', false, undefined, []],
    ['a removed link of a root that stays', false, true, [2]],
    ['a link of a removed root', true, false, []],
  ])('of %s counts while its root is connected', (_what, isConnected, isRootConnected, expected) => {
    const closest = (selector: string) =>
      selector === '[data-scope=pagination][data-part=root]' && isRootConnected !== undefined
        ? { isConnected: isRootConnected }
        : null
    nextLink()(clickOn(view.link({ isConnected, closest }), { defaultPrevented: true }))
    view.runTasks()
    expect(requested).toEqual(expected)
  })

  test.each<[event: object, element: object]>([
    [{ button: 1 }, {}],
    [{ ctrlKey: true }, {}],
    [{ metaKey: true }, {}],
    [{ shiftKey: true }, {}],
    [{ altKey: true }, {}],
    [{}, { hasAttribute: (name: string) => name === 'download' }],
    ...['_blank', '_top', '_parent', 'other', 'my_self', '_selfish'].map((target): [object, object] => [
      {},
      { target },
    ]),
  ])('is handled by the browser alone with %o on %o, also with `navigate`', (event, element) => {
    nextLink()(clickOn(view.link(element), event))
    expect([view.tasks, view.listeners()]).toEqual([[], []])
    const click = clickOn(view.link(element), event)
    navigating('link')(click)
    expect([click.defaultPrevented, navigated]).toEqual([false, []])
  })

  test.each<[base: string | null, target: string | undefined, isFollowed: boolean]>([
    ['_blank', undefined, false],
    ['_blank', '', true],
    ['_self', undefined, true],
    [null, '_SELF', true],
  ])('with the target %s of the document’s base, and %s of its own: is followed: %s', (base, target, isFollowed) => {
    view.base.target = base
    nextLink()(clickOn(view.link(target === undefined ? {} : { target })))
    expect(view.tasks).toHaveLength(isFollowed ? 1 : 0)
  })

  test.each([{ href: '' }, { href: { baseVal: '' } }, { href: 'javascript:void(0)' }])(
    'counts like a button’s if it leads nowhere: %j',
    (link) => {
      nextLink()(clickOn(view.link(link)))
      expect(requested).toEqual([2])
    },
  )
})

describe.each([
  ['without the Navigation API', undefined],
  ['with a Navigation API that fires no events', null],
])('a click on a link to a fragment, %s', (_case, currentEntry) => {
  beforeEach(() => {
    view = fakeWindow(currentEntry)
  })

  test.each([
    ['https://example.com/#2', '#2'],
    ['https://example.com/#', '#'],
    ['https://example.com/', '#'],
  ])('counts after one task if no event will fire: from %s to %s', (from, fragment) => {
    view.goTo(from)
    nextLink()(clickOn(view.link({ href: `https://example.com/${fragment}` })))
    expect(requested).toEqual([])
    view.runTasks()
    expect(requested).toEqual([2])
    expect(view.listeners()).toEqual([])
  })
})

describe('a click on a link, with the Navigation API', () => {
  const { href } = fakeWindow().link()
  const navigate = (url: string) => view.navigation.fire('navigate', { destination: { url } })
  const enter = (navigationType: string | null = 'push') =>
    view.navigation.fire('currententrychange', { navigationType })
  const leave = () => view.fire('pagehide')
  const fail = () => view.navigation.fire('navigateerror')
  beforeEach(() => {
    view = fakeWindow({})
    nextLink()(clickOn(view.link()))
  })

  test.each<[result: string, happen: (() => void)[], requested: number[], isWaiting: boolean]>([
    ['counts after a navigation to its URL', [() => navigate(href), enter], [2], false],
    ['waits after another navigation', [() => navigate('/other'), enter], [], true],
    ['waits after an entry that changed without one', [() => navigate(href), () => enter(null)], [], true],
    ['waits if another one follows', [() => navigate(href), () => navigate('/other'), enter], [], true],
    ['waits if another one fails', [fail], [], true],
    ['waits for any event', [], [], true],
    ['no longer counts when its navigation fails', [() => navigate(href), fail, enter], [], false],
    ['no longer counts when the document is left', [() => navigate(href), leave, enter], [], false],
  ])('%s', (_result, happen, expected, isWaiting) => {
    for (const event of happen) event()
    expect(requested).toEqual([])
    view.runTasks()
    expect([requested, view.listeners().length > 0]).toEqual([expected, isWaiting])
  })

  test('waits for its navigation even if the URL is already the same', () => {
    view.goTo(hash.href)
    nextLink()(clickOn(view.link(hash)))
    view.runTasks()
    expect([requested, view.listeners().length > 0]).toEqual([[], true])
  })
})

describe('a click with `navigate`', () => {
  test('prevents the event of the framework', () => {
    const event = clickOn(view.link(), { nativeEvent: clickOn({}) })
    navigating('link')(event)
    expect([event.defaultPrevented, navigated.length]).toEqual([true, 1])
  })

  test.each(['button', 'link'] as const)('that anybody has prevented makes no request (%s)', (type) => {
    navigating(type)(clickOn(view.link(), { defaultPrevented: true }))
    navigating(type)(clickOn(view.link()), (event: { preventDefault(): void }) => event.preventDefault())
    expect(navigated).toEqual([])
  })
})
