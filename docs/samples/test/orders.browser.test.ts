// Which requests the orders make, and deletes that fail.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { deleteOrder, fetchOrders } from '../shared/orders-server'
import { type Show, samplesNamed } from './samples'

vi.mock('../shared/orders-server', { spy: true })

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

test.for(scenes)(
  '%s keeps focus in the table when it deletes an order, and says so if that failed',
  async ([, show]) => {
    const { alert, list, button } = await open(show, '1–10 of 121')
    deleted.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(button('Delete order 1001'))
    await expect.poll(() => alert()?.textContent).toContain('could not be reached')
    expect([requested.mock.calls.length, document.activeElement]).toEqual([1, list()])

    deleted.mockResolvedValueOnce()
    await userEvent.click(button('Delete order 1001'))
    // The last request shows what is left.
    await expect.poll(() => requested.mock.calls.length).toBe(2)
    await expect.poll(alert).toBeNull()
    expect([deleted.mock.calls, document.activeElement]).toEqual([[[1001], [1001]], list()])
  },
)

test.for(scenes)('%s loads the page before the last one, when that has lost its only order', async ([, show]) => {
  history.replaceState(null, '', '/?page=13')
  const { status, button } = await open(show, '121–121 of 121')
  const { length } = history
  deleted.mockResolvedValueOnce()
  requested.mockResolvedValueOnce({ rows: [], offset: 110, count: 120 })
  await userEvent.click(button('Delete order 1121'))
  await expect.poll(status).toBe('Orders 111–120 of 120')
  expect([location.search, history.length]).toEqual(['?page=12', length])
  expect(requested.mock.calls.map(([{ page }]) => page)).toEqual([13, 12])
})
