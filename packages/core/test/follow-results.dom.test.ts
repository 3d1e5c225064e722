import { expect, test, vi } from 'vitest'
import { createAnnouncer } from '../dom/index.js'
import { createPagination } from '../src/index.js'

/** A Status that renders only when the test says so. */
function open() {
  const pagination = createPagination({ count: 95 })
  const status = document.body.appendChild(document.createElement('div'))
  status.ariaLive = 'off'
  const announcer = createAnnouncer()
  const commit = () => announcer.update(status, pagination.get())
  commit()
  return { status, commit, announcer, ...pagination.get() }
}

test('a request that is taken back before it is shown leaves nothing to announce', () => {
  const { status, setPage } = open()
  setPage(2)
  expect(status.getAttribute('aria-live')).toBe('polite')
  setPage(1)
  expect(status.getAttribute('aria-live')).toBe('off')
})

test('a Status that is gone sets no timer', () => {
  vi.useFakeTimers()
  const { announcer, setPage, get } = { ...open(), get: createPagination().get }
  setPage(2)
  expect(vi.getTimerCount()).toBe(1)
  announcer.update(null, get())
  expect(vi.getTimerCount()).toBe(0)
  vi.useRealTimers()
})
