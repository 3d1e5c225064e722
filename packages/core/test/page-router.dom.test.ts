import { createTestRouter, type Kind } from '@dogear/contract/harness/test-router'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createPageRouter, type PageRouter } from '../src/dom/index.js'
import { createPageUrl } from '../src/url/index.js'

const users = createPageUrl({ page: 'users' })
const orders = createPageUrl({ page: 'orders' })
const sized = (page: number, pageSize = 10) => ({ page, pageSize })

const kinds: Kind[] = ['promise', 'flag']

/** A router with lists. */
function createRouter(routerOptions?: Parameters<typeof createTestRouter>[0]) {
  const test = createTestRouter(routerOptions)
  return {
    ...test,
    add(pageUrl = users, options: { history?: 'replace' } = {}) {
      const list = createPageRouter(pageUrl, { router: test.router, ...options })
      test.observe(list.update)
      const listener = vi.fn()
      const unsubscribe = list.subscribe(listener)
      onTestFinished(unsubscribe)
      const go = (page: number) => {
        const { getPageUrl, navigate } = list.get()
        navigate(getPageUrl(sized(page)), { ...sized(page), reason: 'api', event: undefined })
      }
      return { ...list, listener, unsubscribe, go, page: () => list.get().page, busy: () => list.get().busy }
    },
  }
}

const task = () => new Promise((resolve) => setTimeout(resolve))

test.each([undefined, ...kinds])('with a router that ends by %s, the page arrives and the rest stays', async (kind) => {
  const { router, entries, arrive, add } = createRouter({ kind })
  const list = add()
  expect(list.get()).toMatchObject({ page: 1, pageSize: 10, busy: false, url: '/list?q=a%20b#part' })
  list.go(3)
  expect([list.page(), list.busy()]).toEqual([3, !!kind])
  await task()
  expect([list.page(), list.busy()]).toEqual([3, !!kind])
  arrive()
  await task()
  expect([list.page(), list.busy(), router.url]).toEqual([3, false, '/list?q=a%20b&users=3#part'])
  expect(entries).toEqual([[router.url, 'push']])
  expect(list.getAsked()).toBeUndefined()
})

describe.each(kinds)('a router that ends by %s', (kind) => {
  test('three quick presses and those of another list all arrive, in one history entry', async () => {
    const { router, entries, arrive, add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    first.go(2)
    await task()
    second.go(5)
    first.go(first.page() + 1)
    await task()
    second.get().setParams({ q: 'tea' })
    first.go(4)
    expect([first.page(), second.page(), first.busy(), second.busy()]).toEqual([4, 1, true, true])
    arrive()
    await task()
    expect(router.url).toBe('/list?q=tea&users=4#part')
    expect(entries).toEqual([[router.url, 'push']])
    expect([first.page(), second.page(), first.busy(), second.busy()]).toEqual([4, 1, false, false])
  })

  test('a list is busy with what changes its own page or filter, not with another list', async () => {
    const { arrive, add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    const busy = () => [first.busy(), second.busy()]
    first.go(2)
    expect(busy()).toEqual([true, false])
    await task()
    expect(busy()).toEqual([true, false])
    second.get().setParams({ q: 'tea' })
    expect(busy()).toEqual([true, true])
    arrive()
    await task()
    expect(busy()).toEqual([false, false])
    second.get().setParams({ q: 'milk' })
    expect(busy()).toEqual([false, true])
  })

  test('a list is busy with its page whoever has asked for it', () => {
    const { add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    second.get().navigate('/list?users=2')
    expect([first.busy(), second.busy()]).toEqual([true, true])
  })

  test('two lists in one task keep each other’s page', async () => {
    const { router, arrive, add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    first.go(2)
    second.go(5)
    arrive()
    await task()
    expect(router.url).toBe('/list?q=a%20b&users=2&orders=5#part')
  })

  test('links lead on from what was asked for', () => {
    const { add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    first.go(2)
    expect(second.get().getPageUrl(sized(3))).toBe('/list?q=a%20b&users=2&orders=3#part')
  })

  test('a refusal shows the page of the URL again', async () => {
    const { router, refuse, add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    first.go(2)
    await task()
    second.go(5)
    await task()
    for (const { listener } of [first, second]) listener.mockClear()
    refuse()
    await task()
    expect([first.page(), second.page(), first.busy(), second.busy()]).toEqual([1, 1, false, false])
    for (const { listener } of [first, second]) expect(listener).toHaveBeenCalled()
    first.go(3)
    expect(router.navigate).toHaveBeenLastCalledWith('/list?q=a%20b&users=3#part', { replace: false })
  })

  test('Back shows its page at once, and what was asked for never again', async () => {
    const { change, add } = createRouter({ kind, url: '/list?users=5' })
    const list = add()
    list.go(6)
    await task()
    change({ url: '/list?users=2' })
    expect(list.page()).toBe(2)
    change({ url: '/list?users=5' })
    expect(list.page()).toBe(5)
  })

  test('an earlier navigation that still arrives shows what was asked for last', async () => {
    const { change, add } = createRouter({ kind, url: '/list' })
    const [first, second] = [add(), add(orders)]
    first.go(2)
    second.go(5)
    change({ url: '/list?users=2' })
    expect([first.page(), second.page(), first.busy()]).toEqual([2, 5, true])
    second.go(6)
    expect(second.get().url).toBe('/list?users=2&orders=6')
  })

  test('back on the page that is there, the router stops without a history entry', async () => {
    const { router, entries, arrive, add } = createRouter({ kind, url: '/list' })
    const list = add()
    list.go(2)
    list.go(1)
    expect([list.page(), router.navigate.mock.lastCall]).toEqual([1, ['/list', { replace: true }]])
    arrive()
    await task()
    expect([list.page(), list.busy(), entries]).toEqual([1, false, [['/list', 'replace']]])
  })

  test('a list that is unmounted takes what it asked for along', async () => {
    const { add } = createRouter({ kind })
    const [first, second] = [add(), add(orders)]
    first.go(2)
    first.unsubscribe()
    expect(second.busy()).toBe(kind === 'flag')
    expect(second.getAsked()).toBeUndefined()
  })

  test('typing that replaces keeps the history entry of a press before it', () => {
    const { router, add } = createRouter({ kind, url: '/list' })
    const list = add()
    list.go(2)
    list.get().setParams({ q: 'tea' }, { history: 'replace' })
    expect(router.navigate).toHaveBeenLastCalledWith('/list?q=tea', { replace: false })
  })
})

test.each(['throws', 'rejects'])(
  'a `navigate` that %s reports its error and shows the page of the URL',
  async (how) => {
    const { router, add } = createRouter()
    const list = add()
    const error = new Error('failed')
    if (how === 'throws') {
      router.navigate.mockImplementationOnce(() => {
        throw error
      })
      expect(() => list.go(2)).toThrow(error)
    } else {
      const navigation = Promise.reject(error)
      const reported = vi.fn()
      // What the browser would report.
      navigation.finally = (end) => Promise.prototype.finally.call(navigation, end).catch(reported) as never
      router.navigate.mockImplementationOnce(() => navigation)
      list.go(2)
      await expect.poll(() => reported.mock.lastCall).toEqual([error])
    }
    await task()
    expect([list.page(), list.busy()]).toEqual([1, false])
  },
)

describe('a router that has the URL before what belongs to it', () => {
  const open = (start: string) => {
    const { router, change, add } = createRouter({ url: start })
    // Some need a task to begin.
    router.navigate.mockImplementation((url) => {
      change({ url })
      queueMicrotask(() => change({ isNavigating: true }))
    })
    const [first, second] = [add(), add(orders)]
    return { change, first, second, busy: () => [first.busy(), second.busy()] }
  }

  test('loads for the lists that asked', async () => {
    const { change, first, second, busy } = open('/list')
    first.go(2)
    await task()
    expect(busy()).toEqual([true, false])
    second.go(3)
    await task()
    expect(busy()).toEqual([true, true])
    change({ isNavigating: false })
    expect(busy()).toEqual([false, false])
    second.go(4)
    await task()
    expect(busy()).toEqual([false, true])
  })

  test('loads for all lists what none asked for', async () => {
    const { change, first, busy } = open('/list')
    first.go(2)
    await task()
    change({ url: '/list' })
    expect(busy()).toEqual([true, true])
    change({ url: '/list?users=2', isNavigating: false })
    change({ isNavigating: true })
    expect(busy()).toEqual([true, true])
  })
})

test('while the router is on its way to what no list asked for, all lists are busy', async () => {
  const { change, refuse, add } = createRouter({ kind: 'promise' })
  const [first, second] = [add(), add(orders)]
  change({ isNavigating: true })
  expect([first.busy(), second.busy()]).toEqual([true, true])
  first.go(2)
  expect([first.busy(), second.busy()]).toEqual([true, false])
  // A link that is pressed ends the navigation of the list, and the router goes on.
  refuse()
  await task()
  expect([first.busy(), second.busy()]).toEqual([true, true])
})

test('what has arrived by a promise is forgotten once the router has loaded', async () => {
  const { arrive, change, add } = createRouter({ kind: 'promise', url: '/list' })
  const [first, second] = [add(), add(orders)]
  const busy = () => [first.busy(), second.busy()]
  first.go(2)
  change({ isNavigating: true })
  arrive()
  await task()
  expect(busy()).toEqual([true, false])
  change({ isNavigating: false })
  expect(busy()).toEqual([false, false])
  change({ isNavigating: true })
  expect(busy()).toEqual([true, true])
})

test('corrections replace, and keep what the other list corrects in the same task', () => {
  const { router, add } = createRouter({ kind: 'promise', url: '/list?users=99&orders=98#part' })
  const [first, second] = [add(), add(orders)]
  first.get().onPageOutOfRange({ ...sized(3), requestedPage: 99 })
  second.get().onPageOutOfRange({ ...sized(4), requestedPage: 98 })
  expect(router.navigate).toHaveBeenLastCalledWith('/list?users=3&orders=4#part', { replace: true })
})

test('with `history`, requests replace, unless setParams says otherwise', () => {
  const { entries, add } = createRouter()
  const list = add(users, { history: 'replace' })
  list.go(2)
  list.get().setParams({ q: 'tea' })
  list.get().setParams({ q: 'milk' }, { history: 'push' })
  expect(entries.map(([, mode]) => mode)).toEqual(['replace', 'replace', 'push'])
})

test('nothing is asked for twice, nor what is there already', () => {
  const { router, add } = createRouter({ kind: 'promise', url: '/list?q=tea' })
  const list = add()
  list.get().setParams({ q: 'tea' })
  expect(router.navigate).not.toHaveBeenCalled()
  list.go(2)
  list.go(2)
  expect(router.navigate).toHaveBeenCalledTimes(1)
})

test('links have the address of the router, which gets its own URL back', () => {
  const { router, add } = createRouter({ url: '/list' })
  Object.assign(router, { href: (url: string) => `/app/#${url}` })
  const list = add()
  expect(list.get().getPageUrl(sized(2))).toBe('/app/#/list?users=2')
  list.go(2)
  expect(router.url).toBe('/list?users=2')
  list.get().navigate('/other')
  expect(router.url).toBe('/other')
})

test('what a server has rendered has no hash, and `navigate` keeps it', () => {
  const { router, add } = createRouter({ url: '/list?users=2#part' })
  const list = add()
  const { page, url, getPageUrl, setParams } = list.getInitial()
  expect([page, url, getPageUrl(sized(3))]).toEqual([2, '/list?users=2', '/list?users=3'])
  setParams({ q: 'tea' })
  expect(router.url).toBe('/list?q=tea#part')
})

test('the object stays the same until it changes', () => {
  const { router, change, add } = createRouter({ url: '/list' })
  const list = add()
  const before = list.get()
  expect(list.get()).toBe(before)
  change({ isNavigating: true })
  expect(list.get()).not.toBe(before)
  change({ isNavigating: false })
  const { getPageUrl } = list.get()
  Object.assign(router, { href: (url: string) => `#${url}` })
  expect([list.get().getPageUrl(sized(1)), getPageUrl(sized(1))]).toEqual(['#/list', '/list'])
})

test('`url` and `setParams` are not part of a spread, and `busy` is', () => {
  const { add } = createRouter()
  expect(Object.keys(add().get())).toEqual(['page', 'pageSize', 'getPageUrl', 'navigate', 'onPageOutOfRange', 'busy'])
})

test('a router of another scope, or with another URL, is left alone', () => {
  const [one, other, elsewhere] = [createRouter({ kind: 'promise' }), createRouter(), createRouter({ url: '/there' })]
  elsewhere.router.scope = one.router.scope
  const lists = [one.add(), other.add(), elsewhere.add()]
  lists[0]?.go(2)
  for (const list of lists) list.update()
  expect(lists.map((list) => [list.page(), list.busy()])).toEqual([
    [2, true],
    [1, false],
    [1, false],
  ])
})

test('without a `scope`, all lists of the document share a router', async () => {
  const one: PageRouter = { url: '/shared', navigate: () => new Promise(() => {}) }
  const [first, second] = [one, { ...one }].map((router) => createPageRouter(users, { router: () => router }))
  const unsubscribe = first?.subscribe(() => {})
  first?.get().navigate('/shared?users=2')
  expect(second?.get()).toMatchObject({ page: 2, busy: true })
  unsubscribe?.()
  expect(second?.get()).toMatchObject({ page: 1, busy: false })
})

test('a list that isn’t subscribed shows the page of the URL again, too', async () => {
  const router: PageRouter = { url: '/list', navigate: () => {}, scope: {} }
  const list = createPageRouter(users, { router })
  list.get().navigate('/list?users=2')
  expect(list.get()).toMatchObject({ page: 2, busy: true })
  await task()
  expect(list.get()).toMatchObject({ page: 1, busy: false })
})

test('a list that another one unmounts in turn isn’t called', () => {
  const { router } = createRouter({ kind: 'promise' })
  const [one, two] = [users, orders].map((pageUrl) => createPageRouter(pageUrl, { router }))
  const listener = vi.fn()
  one?.subscribe(() => unsubscribe?.())
  const unsubscribe = two?.subscribe(listener)
  one?.get().setParams({ q: 'tea' })
  expect(listener).not.toHaveBeenCalled()
})
