import { beforeEach, describe, expect, test } from 'vitest'
import { createPagination } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

let requested: number[]
let view: ReturnType<typeof fakeWindow>
beforeEach(() => {
  requested = []
})

function anchor(page?: number) {
  const onPageChange = (details: { page: number }) => requested.push(details.page)
  const getPageUrl = (details: { page: number }) => `/${details.page}`
  const pagination = createPagination({ count: 50, page, type: 'link', getPageUrl, onPageChange })
  return pagination.get().getNextTriggerProps().onClick
}
const hash = { href: 'https://example.com/#2' }

describe.each([
  ['without the Navigation API', undefined],
  ['with a Navigation API that fires no events', null],
])('a click on a link to a fragment, %s', (_case, currentEntry) => {
  beforeEach(() => {
    view = fakeWindow(currentEntry)
  })

  test('counts one task after the browser has reached its URL, however long that takes', () => {
    anchor()?.(clickOn(view.link(hash)))
    view.runTasks()
    view.fire('hashchange', { newURL: 'https://example.com/#other' })
    view.runTasks()
    expect(requested).toEqual([])
    view.fire('hashchange', { newURL: hash.href })
    expect(requested).toEqual([])
    view.runTasks()
    expect(requested).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test.each([
    ['https://example.com/#2', '#2'],
    ['https://example.com/#', '#'],
    ['https://example.com/', '#'],
  ])('counts after one task if no event will fire: from %s to %s', (from, fragment) => {
    view.goTo(from)
    anchor()?.(clickOn(view.link({ href: `https://example.com/${fragment}` })))
    expect(requested).toEqual([])
    view.runTasks()
    expect(requested).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test('never counts if it reloads the document', () => {
    view.goTo('https://example.com/2')
    anchor()?.(clickOn(view.link()))
    view.runTasks()
    expect(requested).toEqual([])
  })

  test('no longer counts after a click on another link, even if a router prevented an earlier one', () => {
    const prevented = clickOn(view.link({ href: 'https://example.com/#1' }))
    anchor()?.(prevented)
    anchor()?.(clickOn(view.link(hash)))
    prevented.defaultPrevented = true
    view.runTasks()
    expect(requested).toEqual([2])
    anchor()?.(clickOn(view.link({ href: 'https://example.com/#3' })))
    view.fire('hashchange', { newURL: hash.href })
    view.runTasks()
    expect(requested).toEqual([2])
  })

  test('no longer counts after another click or when the user leaves the document', () => {
    anchor()?.(clickOn(view.link(hash)))
    const listeners = view.listeners()
    anchor()?.(clickOn(view.link({ href: 'https://example.com/#3' })))
    expect(view.listeners()).toEqual(listeners)
    view.fire('hashchange', { newURL: hash.href })
    view.runTasks()
    expect(requested).toEqual([])
    view.fire('pagehide')
    expect(view.listeners()).toEqual([])
    view.runTasks()
    expect(requested).toEqual([])
  })
})

describe('a click on a link, with the Navigation API', () => {
  const { href } = fakeWindow().link()
  const navigate = (url: string) => view.navigation.fire('navigate', { destination: { url } })
  const enter = (navigationType: string | null = 'push') =>
    view.navigation.fire('currententrychange', { navigationType })
  beforeEach(() => {
    view = fakeWindow({})
    anchor()?.(clickOn(view.link()))
  })
  const result = () => {
    view.runTasks()
    return { requested, isWaiting: view.listeners().length > 0 }
  }

  test('counts one task after the document has navigated to its URL', () => {
    navigate(href)
    enter()
    expect(requested).toEqual([])
    expect(result()).toEqual({ requested: [2], isWaiting: false })
  })

  test('counts once even if a router has prevented it as well', () => {
    const event = clickOn(view.link())
    anchor(1)?.(event)
    event.defaultPrevented = true
    navigate(href)
    enter()
    expect(result()).toEqual({ requested: [2], isWaiting: false })
  })

  test.each([
    ['another navigation', () => [navigate('/other'), enter()]],
    ['a changed entry without a navigation', () => [navigate(href), enter(null)]],
    ['another navigation during a page load', () => [navigate(href), navigate('/other'), enter()]],
    ['a failed navigation elsewhere', () => view.navigation.fire('navigateerror')],
    ['no event', () => {}],
  ])('waits after %s', (_name, happen) => {
    happen()
    expect(result()).toEqual({ requested: [], isWaiting: true })
  })

  test.each([
    ['fails', () => [navigate(href), view.navigation.fire('navigateerror')]],
    ['leaves the document', () => [navigate(href), view.fire('pagehide')]],
  ])('no longer counts when its navigation %s', (_name, happen) => {
    happen()
    enter()
    expect(result()).toEqual({ requested: [], isWaiting: false })
  })

  test('waits for its navigation even if the URL is already the same', () => {
    view.goTo(hash.href)
    anchor()?.(clickOn(view.link(hash)))
    expect(result()).toEqual({ requested: [], isWaiting: true })
  })
})
