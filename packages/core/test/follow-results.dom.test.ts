import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAnnouncer } from '../dom/index.js'
import { createPagination } from '../src/index.js'

// The clock stands still.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** A Status that renders only when the test says so. */
function open() {
  const pagination = createPagination({ count: 95 })
  const status = document.body.appendChild(document.createElement('div'))
  status.textContent = 'Page'
  const live = () => status.getAttribute('aria-live') ?? 'off'
  const announcer = createAnnouncer()
  const commit = () => announcer.update(status, pagination.get())
  commit()
  return { live, commit, ...pagination.get() }
}

test('a request that is taken back before it is shown leaves nothing to announce', () => {
  const { live, commit, setPage } = open()
  setPage(2)
  setPage(1)
  commit()
  vi.advanceTimersByTime(300)
  expect(live()).toBe('off')
  setPage(2)
  commit()
  vi.advanceTimersByTime(300)
  expect(live()).toBe('polite')
})

test('no timer starts itself again', () => {
  const { live, commit, setPage } = open()
  setPage(2)
  commit()
  vi.runAllTimers()
  setPage(3)
  vi.runAllTimers()
  expect([vi.getTimerCount(), live()]).toEqual([0, 'off'])
})
