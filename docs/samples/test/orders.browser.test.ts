// What a click through the example apps doesn't show of the orders: which requests are made, and deletes that fail.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deleteOrder, fetchOrders, type OrdersAnswer } from '../../../examples/shared/orders-server'
import { type Show, samplesNamed } from './samples'

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

async function open(show: Show, range: string) {
  const controls = show()
  const button = (label: string) => controls.container.querySelector(`[aria-label="${label}"]`) as HTMLElement
  await expect.poll(controls.status).toBe(`Orders ${range}`)
  return { ...controls, button }
}

test.for(scenes)('%s makes one request per change of the address', async ([, show]) => {
  history.replaceState(null, '', '/?page=12')
  const { container, next, status } = await open(show, '111–120 of 121')
  const [filter, size] = container.querySelectorAll('select')
  await userEvent.selectOptions(filter as HTMLElement, 'Returned')
  await expect.poll(status).toBe('Orders 1–10 of 13')
  await userEvent.click(next())
  await expect.poll(status).toBe('Orders 11–13 of 13')

  // Back to page 1 of the filter, then out of it: the count of 13 belongs to the filter.
  history.back()
  await expect.poll(status).toBe('Orders 1–10 of 13')
  history.back()
  await expect.poll(status).toBe('Orders 111–120 of 121')

  await userEvent.selectOptions(size as HTMLElement, '20')
  await expect.poll(status).toBe('Orders 101–120 of 121')
  expect(location.search).toBe('?page=6&size=20')
  expect(requested.mock.calls.map(([{ page, pageSize, status }]) => [page, pageSize, status])).toEqual([
    [12, 10, ''],
    [1, 10, 'Returned'],
    [2, 10, 'Returned'],
    [1, 10, 'Returned'],
    [12, 10, ''],
    [6, 20, ''],
  ])
})

test.for(scenes)('%s deletes an order once, and can try again on any page if that failed', async ([, show]) => {
  const { next, status, alert, list, button, isBusy } = await open(show, '1–10 of 121')
  const answer = Promise.withResolvers<void>()
  deleted.mockReturnValueOnce(answer.promise)
  await userEvent.dblClick(button('Delete order 1001'))
  await expect.poll(() => button('Delete order 1001').ariaDisabled).toBe('true')
  expect(document.activeElement).toBe(list())
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
  const rest = Promise.withResolvers<OrdersAnswer>()
  requested.mockReturnValueOnce(rest.promise)
  await userEvent.click(alert()?.querySelector('button') as HTMLElement)
  expect([alert(), document.activeElement]).toEqual([null, list()])
  await expect.poll(isBusy).toBe(true)
  // Until the rest arrives, the row can't be deleted again. By force, because userEvent respects aria-disabled.
  await userEvent.click(button('Delete order 1001'), { force: true })
  rest.resolve({ rows: [], offset: 0, count: 120 })
  await expect.poll(isBusy).toBe(false)
  expect([deleted.mock.calls, requested.mock.calls.length]).toEqual([[[1001], [1001]], 4])
})
