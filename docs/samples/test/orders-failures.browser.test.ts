import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deleteOrder, fetchOrders, type OrdersAnswer } from '../../../examples/shared/orders-server'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

vi.mock('../../../examples/shared/orders-server', { spy: true })

const scenes = await samplesNamed('orders')

const requested = vi.mocked(fetchOrders)
const deleted = vi.mocked(deleteOrder)

const { href } = location
beforeEach(() => {
  requested.mockReset()
  deleted.mockReset()
  history.replaceState(null, '', '/')
})
afterEach(() => history.replaceState(null, '', href))

test.for(scenes)('%s ignores a late answer, even if the server ignores the signal', async ([path, scene]) => {
  const { next, status, isBusy, rows } = await show(path, scene)
  const late = held<OrdersAnswer>()
  requested.mockReturnValueOnce(late.promise)
  await userEvent.click(next())
  await expect.poll(() => requested.mock.calls.length).toBe(2)
  await userEvent.click(next())
  await expect.poll(status).toBe('Orders 21–30 of 121')
  late.resolve({ rows: [], offset: 10, count: 10 })
  await settle()
  expect([status(), rows().length, isBusy()]).toEqual(['Orders 21–30 of 121', 10, false])
})

test.for(scenes)('%s shows a failed delete on any page, and can try it again', async ([path, scene]) => {
  const { next, status, alert, table, button } = await show(path, scene)
  const answer = held<void>()
  deleted.mockReturnValueOnce(answer.promise)
  await userEvent.click(button('Delete order 1001'))
  await userEvent.click(next())
  await expect.poll(status).toBe('Orders 11–20 of 121')
  expect(alert()).toBeNull()

  answer.reject(new TypeError('Failed to fetch'))
  await expect.poll(() => alert()?.textContent).toContain('could not delete order 1001.')
  expect(status()).toBe('Orders 11–20 of 121')
  history.back()
  await expect.poll(status).toBe('Orders 1–10 of 121')
  expect([alert()?.textContent, button('Delete order 1001').ariaDisabled]).toEqual([
    expect.stringContaining('order 1001.'),
    'false',
  ])

  deleted.mockResolvedValueOnce()
  await userEvent.click(alert()?.querySelector('button') as HTMLElement)
  expect([alert(), document.activeElement]).toEqual([null, table()])
  expect(deleted.mock.calls).toEqual([[1001], [1001]])
  // The last request shows what is left.
  await expect.poll(() => requested.mock.calls.length).toBe(4)
})

test.for(scenes)('%s deletes an order once, however often its button is pressed', async ([path, scene]) => {
  const { isBusy, table, button } = await show(path, scene)
  const answer = held<void>()
  deleted.mockReturnValueOnce(answer.promise)
  const remaining = held<OrdersAnswer>()
  requested.mockReturnValueOnce(remaining.promise)
  await userEvent.dblClick(button('Delete order 1002'))
  await expect.poll(() => button('Delete order 1002').ariaDisabled).toBe('true')
  expect(document.activeElement).toBe(table())
  answer.resolve()
  await expect.poll(isBusy).toBe(true)
  // By force, because a button with aria-disabled isn't clicked otherwise.
  await userEvent.click(button('Delete order 1002'), { force: true })
  expect(document.activeElement).toBe(table())
  remaining.resolve({ rows: [], offset: 0, count: 120 })
  await expect.poll(isBusy).toBe(false)
  expect([deleted.mock.calls.length, requested.mock.calls.length]).toEqual([1, 2])
})

test.for(scenes)('%s keeps focus in the table when it requests a page again', async ([path, scene]) => {
  const { next, status, alert, table } = await show(path, scene)
  requested.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await userEvent.click(next())
  await expect.poll(() => alert()?.textContent).toContain('could not be reached')
  await userEvent.click(alert()?.querySelector('button') as HTMLElement)
  expect(document.activeElement).toBe(table())
  await expect.poll(status).toBe('Orders 11–20 of 121')
  expect([alert(), document.activeElement]).toEqual([null, table()])
})

async function show(path: string, scene: unknown) {
  const container = showSample(path, scene)
  const status = () => container.querySelector('[role=status]')?.textContent
  await expect.poll(status).toBe('Orders 1–10 of 121')
  return {
    ...controlsOf(container),
    status,
    alert: () => container.querySelector('[role=alert]'),
    table: () => container.querySelector('table'),
    button: (label: string) => container.querySelector(`[aria-label="${label}"]`) as HTMLElement,
  }
}

/** An answer that arrives when the test says so. */
function held<T>() {
  let resolve = (_value: T) => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<T>((...settlers) => {
    ;[resolve, reject] = settlers
  })
  return { promise, resolve, reject }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 50))
