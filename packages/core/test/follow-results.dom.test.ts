import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer, renderContent, renderStatus } from '../dom/index.js'
import { createPagination } from '../src/index.js'

// The clock stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A Status that renders only when the test says so. */
function open() {
  const pagination = createPagination({ count: 95 })
  const status = document.body.appendChild(document.createElement('div'))
  Object.assign(status, { ariaLive: 'off', textContent: 'Page' })
  const announcer = createAnnouncer()
  const commit = () => announcer.update(status, pagination.get())
  commit()
  return { status, commit, ...pagination.get() }
}

test('a request that is taken back before it is shown leaves nothing to announce', () => {
  const { status, commit, setPage } = open()
  setPage(2)
  setPage(1)
  commit()
  vi.advanceTimersByTime(300)
  expect(status.ariaLive).toBe('off')
  setPage(2)
  commit()
  vi.advanceTimersByTime(300)
  expect(status.ariaLive).toBe('polite')
})

test('no timer starts itself again', () => {
  const { status, commit, setPage } = open()
  setPage(2)
  commit()
  vi.runAllTimers()
  setPage(3)
  vi.runAllTimers()
  expect([vi.getTimerCount(), status.ariaLive]).toEqual([0, 'off'])
})

test.for(['Status', 'Content'])('a %s that shows another pagination does nothing for the one before', (name) => {
  const [before, other] = [createPagination({ count: 95 }), createPagination({ count: 95 })]
  const elements = [1, 2].map(() => document.body.appendChild(document.createElement('div')))
  const [moved, stayed] = elements as [HTMLElement, HTMLElement]
  const render = (element: HTMLElement, { get }: typeof before) =>
    name === 'Status' ? renderStatus(element, get()) : renderContent(element, get(), { focus: true, scroll: false })
  const isChosen = (element: HTMLElement) => element.ariaLive === 'polite' || document.activeElement === element
  for (const element of elements) {
    element.ariaLabel = 'Results'
    render(element, before)
  }
  render(moved, other)
  before.get().setPage(2)
  render(stayed, before)
  vi.advanceTimersByTime(300)
  expect(elements.map(isChosen)).toEqual([false, true])
  for (const element of elements) element.remove()
})
