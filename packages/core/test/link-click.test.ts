import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPagination } from '../src/index.js'
import { clickOn, fakeWindow } from './fake-click.js'

let requested: number[]
let view: ReturnType<typeof fakeWindow>
beforeEach(() => {
  requested = []
  view = fakeWindow()
})

function anchor() {
  const onPageChange = ({ page }: { page: number }) => requested.push(page)
  const getPageUrl = ({ page }: { page: number }) => `/${page}`
  return createPagination({ count: 50, type: 'link', getPageUrl, onPageChange }).get().getNextTriggerProps().onClick
}

describe('a click on a link', () => {
  test('never counts if it loads another document', () => {
    anchor()?.(clickOn(view.link()))
    view.runTasks()
    view.goTo('https://example.com/2')
    view.runTasks()
    expect(requested).toEqual([])
  })

  test('counts one task later if a router has prevented it, and requests the page that its `href` showed', () => {
    const click = anchor()
    const events = [clickOn(view.link()), clickOn(view.link())]
    for (const event of events) click?.(event)
    for (const event of events) event.defaultPrevented = true
    expect(requested).toEqual([])
    view.runTasks()
    expect(requested).toEqual([2])
    expect(view.listeners()).toEqual([])
  })

  test('counts only if it is prevented when `href` isn’t a string', () => {
    const event = clickOn(view.link({ href: { baseVal: '#2' } }))
    anchor()?.(event)
    view.runTasks()
    expect(requested).toEqual([])
    anchor()?.({ ...event, defaultPrevented: true })
    view.runTasks()
    expect(requested).toEqual([2])
  })

  test('counts while the root is connected, even if the link isn’t', () => {
    const visit = (element: object) => {
      requested = []
      anchor()?.(clickOn(element, { defaultPrevented: true }))
      view.runTasks()
      return requested
    }
    const inRoot = (isConnected: boolean) => (selector: string) =>
      selector === '[data-scope=pagination][data-part=root]' ? { isConnected } : null
    expect(visit(view.link({ isConnected: false }))).toEqual([])
    expect(visit(view.link({ isConnected: false, closest: inRoot(true) }))).toEqual([2])
    expect(visit(view.link({ closest: inRoot(false) }))).toEqual([])
  })

  test('only runs the user’s handler if the browser handles the click alone or that handler prevents it', () => {
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
  ])('is handled by the browser alone with %o on %o', (event, element) => {
    anchor()?.(clickOn(view.link(element), event))
    expect([view.tasks, view.listeners()]).toEqual([[], []])
  })

  test('uses the target of the document’s base if the link has none', () => {
    view.base.target = '_blank'
    anchor()?.(clickOn(view.link()))
    expect(view.tasks).toEqual([])
    anchor()?.(clickOn(view.link({ target: '' })))
    expect(view.tasks).toHaveLength(1)
    view.base.target = '_self'
    anchor()?.(clickOn(view.link()))
    expect(view.tasks).toHaveLength(2)
  })

  test('counts as usual with the target `_self`, and like a button’s without `href`', () => {
    anchor()?.(clickOn(view.link({ target: '_SELF' })))
    expect(view.tasks).toHaveLength(1)
    anchor()?.(clickOn(view.link({ href: '' })))
    expect(requested).toEqual([2])
  })
})
