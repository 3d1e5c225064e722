import { beforeEach, describe, expect, test } from 'vitest'
import { createPagination } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

let asked: number[]
let view: ReturnType<typeof fakeWindow>
beforeEach(() => {
  asked = []
})

function anchor(page?: number) {
  const onPageChange = (details: { page: number }) => asked.push(details.page)
  const getPageUrl = (details: { page: number }) => `/${details.page}`
  const pagination = createPagination({ count: 50, page, type: 'link', getPageUrl, onPageChange })
  return pagination.get().getNextTriggerProps().onClick
}
const hash = { href: 'https://example.com/#2' }

describe.each([
  ['without the Navigation API', undefined],
  ['in a document whose Navigation API is silent', null],
])('a click on a link to a fragment, %s', (_case, currentEntry) => {
  beforeEach(() => {
    view = fakeWindow(currentEntry)
  })

  test('counts a task after the URL has become the link’s, however late that is', () => {
    anchor()?.(clickOn(view.link(hash)))
    view.runTasks()
    view.fire('hashchange', { newURL: 'https://example.com/#other' })
    view.runTasks()
    expect(asked).toEqual([])
    view.fire('hashchange', { newURL: hash.href })
    expect(asked).toEqual([])
    view.runTasks()
    expect(asked).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test.each([
    ['https://example.com/#2', '#2'],
    ['https://example.com/#', '#'],
    ['https://example.com/', '#'],
  ])('counts at once where nothing will tell: from %s to %s', (from, fragment) => {
    view.goTo(from)
    anchor()?.(clickOn(view.link({ href: `https://example.com/${fragment}` })))
    expect(asked).toEqual([])
    view.runTasks()
    expect(asked).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test('the document’s own URL without a fragment is a reload', () => {
    view.goTo('https://example.com/2')
    anchor()?.(clickOn(view.link()))
    view.runTasks()
    expect(asked).toEqual([])
  })

  test('is forgotten when another link is clicked, also where a router has taken one before both', () => {
    const taken = clickOn(view.link({ href: 'https://example.com/#1' }))
    anchor()?.(taken)
    anchor()?.(clickOn(view.link(hash)))
    taken.defaultPrevented = true
    view.runTasks()
    expect(asked).toEqual([2])
    anchor()?.(clickOn(view.link({ href: 'https://example.com/#3' })))
    view.fire('hashchange', { newURL: hash.href })
    view.runTasks()
    expect(asked).toEqual([2])
  })

  test('is forgotten when the document is left, or another link is clicked', () => {
    anchor()?.(clickOn(view.link(hash)))
    const listeners = view.listeners()
    anchor()?.(clickOn(view.link({ href: 'https://example.com/#3' })))
    expect(view.listeners()).toEqual(listeners)
    view.fire('hashchange', { newURL: hash.href })
    view.runTasks()
    expect(asked).toEqual([])
    view.fire('pagehide')
    expect(view.listeners()).toEqual([])
    view.runTasks()
    expect(asked).toEqual([])
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
    return { asked, isWaiting: view.listeners().length > 0 }
  }

  test('counts a task after the document has navigated there', () => {
    navigate(href)
    enter()
    expect(asked).toEqual([])
    expect(result()).toEqual({ asked: [2], isWaiting: false })
  })

  test('asks once, though a router has prevented it as well', () => {
    const event = clickOn(view.link())
    anchor(1)?.(event)
    event.defaultPrevented = true
    navigate(href)
    enter()
    expect(result()).toEqual({ asked: [2], isWaiting: false })
  })

  test.each([
    ['another navigation', () => [navigate('/other'), enter()]],
    ['a change of the entry alone', () => [navigate(href), enter(null)]],
    ['another navigation while a load is on its way', () => [navigate(href), navigate('/other'), enter()]],
    ['an error of another navigation', () => view.navigation.fire('navigateerror')],
    ['nothing at all', () => {}],
  ])('does not count for %s, and goes on waiting', (_name, happen) => {
    happen()
    expect(result()).toEqual({ asked: [], isWaiting: true })
  })

  test.each([
    ['has failed', () => [navigate(href), view.navigation.fire('navigateerror')]],
    ['has left the document', () => [navigate(href), view.fire('pagehide')]],
  ])('is forgotten when its navigation %s', (_name, happen) => {
    happen()
    enter()
    expect(result()).toEqual({ asked: [], isWaiting: false })
  })

  test('does not count for a fragment that it has not navigated to', () => {
    view.goTo(hash.href)
    anchor()?.(clickOn(view.link(hash)))
    expect(result()).toEqual({ asked: [], isWaiting: true })
  })
})
