import { expect, test, vi } from 'vitest'
import type { PageRouter } from '../src/dom/index.js'
import { shareNavigation } from '../src/dom/share-navigation.js'

const task = () => new Promise((resolve) => setTimeout(resolve))

/** Two lists of a router. Each has rendered a state of its own. */
function createLists(result?: Promise<unknown>, sameParameters?: object) {
  const scope = {}
  const add = () => {
    const router = { url: '/1', navigate: vi.fn(() => result), isNavigating: false, scope }
    const list = shareNavigation((): PageRouter => router, sameParameters ?? {})
    return { ...list, router, shown: () => list.shownAt(router.url) }
  }
  return [add(), add()] as const
}

test('a navigation is asked for, begins a task later, and ends when its list sees that the router has stopped', async () => {
  const [list] = createLists()
  list.ask('/2', 'push')
  list.update()
  expect(list.shown()).toBe('/2')
  list.router.isNavigating = true
  await task()
  expect(list.shown()).toBe('/2')
  list.router.isNavigating = false
  list.update()
  expect(list.shown()).toBe('/1')
})

test.each([
  ['other', undefined],
  ['the same', {}],
])('a list with %s parameters that didn’t ask doesn’t see whether the router has stopped', async (_, parameters) => {
  const [list, other] = createLists(undefined, parameters)
  other.update()
  list.ask('/2', 'push')
  list.router.isNavigating = true
  await task()
  other.update()
  expect([list.shown(), other.shown()]).toEqual(['/2', '/2'])
  other.router.url = '/elsewhere'
  other.update()
  expect(list.shown()).toBe('/1')
})

test('a navigation with a promise ends with it, whether the router says that it is navigating or not', async () => {
  let arrive = () => {}
  const [list] = createLists(new Promise<void>((resolve) => (arrive = resolve)))
  list.ask('/2', 'push')
  await task()
  list.update()
  expect(list.shown()).toBe('/2')
  arrive()
  await task()
  expect(list.shown()).toBe('/1')
})

test('a list that is removed ends what it asked for, but not what another one has asked for since then', () => {
  const [list, other] = createLists()
  const unsubscribe = list.subscribe(() => {})
  list.ask('/2', 'push')
  other.ask('/3', 'push')
  unsubscribe()
  expect(other.shown()).toBe('/3')
  const unsubscribeOther = other.subscribe(() => {})
  unsubscribeOther()
  expect(other.shown()).toBe('/1')
})

test('who asked is known until the list that asked sees that its router has stopped, or is removed', async () => {
  const [list, other] = createLists()
  const unsubscribe = list.subscribe(() => {})
  const askedBy = () => other.askedAt('/2', true)?.by.length ?? 0
  list.ask('/2', 'push')
  list.router.isNavigating = true
  await task()
  list.router.url = '/2'
  list.update()
  other.router.url = '/2'
  other.update()
  expect([other.shown(), askedBy()]).toEqual(['/2', 1])
  list.router.isNavigating = false
  list.update()
  expect(askedBy()).toBe(0)

  list.ask('/3', 'push')
  list.router.url = '/3'
  list.update()
  expect(other.askedAt('/3', true)?.by).toHaveLength(1)
  unsubscribe()
  expect(other.askedAt('/3', true)).toBe(undefined)
})
