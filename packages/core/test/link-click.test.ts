import { beforeEach, describe, expect, test, vi } from 'vitest'
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
  test('is the browser’s: a full load never counts', () => {
    anchor()?.(clickOn(view.link()))
    view.runTasks()
    view.goTo('https://example.com/2')
    view.runTasks()
    expect(asked).toEqual([])
  })

  test('counts a task later if a router has prevented it by then, and every click asks for the page that its link showed', () => {
    const click = anchor()
    const events = [clickOn(view.link()), clickOn(view.link())]
    for (const event of events) click?.(event)
    for (const event of events) event.defaultPrevented = true
    expect(asked).toEqual([])
    view.runTasks()
    expect(asked).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test('of an element with another kind of href counts only if it is prevented', () => {
    const event = clickOn(view.link({ href: { baseVal: '#2' } }))
    anchor()?.(event)
    view.runTasks()
    expect(asked).toEqual([])
    anchor()?.({ ...event, defaultPrevented: true })
    view.runTasks()
    expect(asked).toEqual([2])
  })

  test('counts as long as the pagination is there, whatever has become of the link', () => {
    const visit = (element: object) => {
      asked = []
      anchor()?.(clickOn(element, { defaultPrevented: true }))
      view.runTasks()
      return asked
    }
    const inRoot = (isConnected: boolean) => (selector: string) =>
      selector === '[data-scope=pagination][data-part=root]' ? { isConnected } : null
    expect(visit(view.link({ isConnected: false }))).toEqual([])
    expect(visit(view.link({ isConnected: false, closest: inRoot(true) }))).toEqual([2])
    expect(visit(view.link({ closest: inRoot(false) }))).toEqual([])
  })

  test('runs the user’s handler and nothing else if it is the browser’s alone, or vetoed', () => {
    const userHandler = vi.fn()
    anchor()?.(clickOn(view.link(), { ctrlKey: true }), userHandler)
    anchor()?.(clickOn(view.link()), (event: { defaultPrevented: boolean }) => {
      event.defaultPrevented = true
    })
    expect(userHandler).toHaveBeenCalledOnce()
    expect([view.tasks, view.listeners()]).toEqual([[], []])
  })

  test.each([
    [{ button: 1 }, {}],
    [{ ctrlKey: true }, {}],
    [{ metaKey: true }, {}],
    [{ shiftKey: true }, {}],
    [{ altKey: true }, {}],
    [{}, { hasAttribute: (name: string) => name === 'download' }],
    [{}, { target: '_blank' }],
    [{}, { target: '_top' }],
    [{}, { target: '_parent' }],
    [{}, { target: 'my_self' }],
    [{}, { target: '_selfish' }],
  ])('is the browser’s alone: %o %o', (event, element) => {
    anchor()?.(clickOn(view.link(element), event))
    expect([view.tasks, view.listeners()]).toEqual([[], []])
  })

  test('takes the target from the document’s base if the link has none', () => {
    view.base.target = '_blank'
    anchor()?.(clickOn(view.link()))
    expect(view.tasks).toEqual([])
    anchor()?.(clickOn(view.link({ target: '' })))
    expect(view.tasks).toHaveLength(1)
    view.base.target = '_self'
    anchor()?.(clickOn(view.link()))
    expect(view.tasks).toHaveLength(2)
  })

  test('with _self as its target is a plain one, and without href is a button’s', () => {
    anchor()?.(clickOn(view.link({ target: '_SELF' })))
    expect(view.tasks).toHaveLength(1)
    anchor()?.(clickOn(view.link({ href: '' })))
    expect(asked).toEqual([2])
  })
})
