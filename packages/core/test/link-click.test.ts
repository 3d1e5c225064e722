import { beforeEach, describe, expect, test } from 'vitest'
import { createPagination } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

let asked: number[]
let view: ReturnType<typeof fakeWindow>
beforeEach(() => {
  asked = []
  view = fakeWindow()
})

function anchor() {
  const onPageChange = ({ page }: { page: number }) => asked.push(page)
  const getPageUrl = ({ page }: { page: number }) => `/${page}`
  return createPagination({ count: 50, type: 'link', getPageUrl, onPageChange }).get().getNextTriggerProps().onClick
}

describe('a click on a link', () => {
  test('is the browser’s, and counts a task later where the document has got there', () => {
    anchor()?.(clickOn(view.link()))
    expect(asked).toEqual([])
    view.runTasks()
    expect(asked).toEqual([])
    anchor()?.(clickOn(view.link()))
    view.goTo('https://example.com/2')
    view.runTasks()
    expect(asked).toEqual([2])
  })

  test('counts where a router has prevented it by then, and every click asks for the page that its link showed', () => {
    const click = anchor()
    const events = [clickOn(view.link()), clickOn(view.link())]
    for (const event of events) click?.(event)
    for (const event of events) event.defaultPrevented = true
    view.runTasks()
    expect(asked).toEqual([2])
  })

  test('to the place where the document is counts if it has a hash, and else is a reload', () => {
    view.goTo('https://example.com/2')
    anchor()?.(clickOn(view.link()))
    view.runTasks()
    expect(asked).toEqual([])
    view.goTo('https://example.com/#2')
    anchor()?.(clickOn(view.link({ href: 'https://example.com/#2', hash: '#2' })))
    view.runTasks()
    expect(asked).toEqual([2])
  })

  test('counts as long as the pagination is there, whatever has become of the link', () => {
    const visit = (element: object) => {
      asked = []
      view.goTo('https://example.com/')
      anchor()?.(clickOn(element))
      view.goTo('https://example.com/2')
      view.runTasks()
      return asked
    }
    const inRoot = (isConnected: boolean) => (selector: string) =>
      selector === '[data-part=root]' ? { isConnected } : null
    expect(visit(view.link({ isConnected: false }))).toEqual([])
    expect(visit(view.link({ isConnected: false, closest: inRoot(true) }))).toEqual([2])
    expect(visit(view.link({ closest: inRoot(false) }))).toEqual([])
  })

  test.each([
    [{ button: 1 }, {}],
    [{ ctrlKey: true }, {}],
    [{ metaKey: true }, {}],
    [{ shiftKey: true }, {}],
    [{ altKey: true }, {}],
    [{}, { hasAttribute: (name: string) => name === 'download' }],
    [{}, { target: '_blank' }],
    [{}, { target: 'my_self' }],
    [{}, { target: '_selfish' }],
  ])('is the browser’s alone: %o %o', (event, element) => {
    anchor()?.(clickOn(view.link(element), event))
    expect(view.tasks).toEqual([])
    expect(asked).toEqual([])
  })

  test('with _self as its target is a plain one, and without href is a button’s', () => {
    anchor()?.(clickOn(view.link({ target: '_SELF' })))
    expect(view.tasks).toHaveLength(1)
    anchor()?.(clickOn(view.link({ href: '' })))
    expect(asked).toEqual([2])
  })
})
