import { watchListeners } from '@dogear/contract/harness/frame'
import { expect, test } from 'vitest'
import { cdp } from 'vitest/browser'
import { createReveal, renderContent, renderStatus } from '../src/dom/index.js'
import { createPagination } from '../src/index.js'

type Parts = (element: HTMLElement, pagination: ReturnType<typeof createPagination>) => void

const leaveWhileLoading: Parts = (element, pagination) => {
  const { update } = createReveal()
  update(element, pagination.get())
  pagination.get().goToNextPage()
  pagination.setOptions({ count: 95, busy: true })
  update(element, pagination.get())
  update(null, pagination.get())
}
const showResult =
  (render: typeof renderContent | typeof renderStatus): Parts =>
  (element, pagination) => {
    render(element, pagination.get())
    pagination.get().goToNextPage()
    render(element, pagination.get())
  }

/** In a function of its own, so that the test keeps nothing. */
function openAndLeave(use: Parts) {
  const element = document.createElement('div')
  document.body.append(element)
  const onPageChange = () => {}
  use(element, createPagination({ count: 95, onPageChange }))
  element.remove()
  return [new WeakRef<object>(element), new WeakRef<object>(onPageChange)]
}

// Chromium only: no other browser lets a test collect garbage.
test.for<[string, Parts]>([
  ['a Status that showed a result', showResult(renderStatus)],
  ['a Content that showed a result', showResult(renderContent)],
  ['a Content that was removed while data loads', leaveWhileLoading],
])('no timer or listener keeps %s in memory', async ([, use]) => {
  const listeners = watchListeners(window)
  const kept = openAndLeave(use)
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
  const devTools = cdp() as unknown as { send(method: string): Promise<unknown> }
  await devTools.send('HeapProfiler.collectGarbage')
  expect(kept.filter((ref) => ref.deref())).toEqual([])
  for (const type of listeners()) window.dispatchEvent(new Event(type))
  expect(listeners()).toEqual([])
  // What announced a result leaves the document without its pagination.
  await expect.poll(() => document.querySelectorAll('body > [aria-live]').length).toBe(0)
})
