import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchOrders } from '../../../examples/shared/orders-server'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

vi.mock('../../../examples/shared/orders-server', { spy: true })

const scenes = await samplesNamed('orders')

const requested = vi.mocked(fetchOrders)
const queries = () => requested.mock.calls.map(([{ page, pageSize, status }]) => [page, pageSize, status])

const { href } = location
beforeEach(() => {
  requested.mockReset()
  history.replaceState(null, '', '/?page=12')
})
afterEach(() => history.replaceState(null, '', href))

test.for(scenes)('%s makes one request per change of the address', async ([path, scene]) => {
  const container = showSample(path, scene)
  const { next } = controlsOf(container)
  const status = () => container.querySelector('[role=status]')?.textContent
  await expect.poll(status).toBe('Orders 111–120 of 121')
  await userEvent.selectOptions(container.querySelector('select') as HTMLElement, 'Returned')
  await expect.poll(status).toBe('Orders 1–10 of 13')
  await userEvent.click(next())
  await expect.poll(status).toBe('Orders 11–13 of 13')

  // Back to page 1 of the filter, then out of it: the count of 13 belongs to the filter.
  history.back()
  await expect.poll(status).toBe('Orders 1–10 of 13')
  history.back()
  await expect.poll(status).toBe('Orders 111–120 of 121')

  await userEvent.selectOptions(container.querySelectorAll('select')[1] as HTMLElement, '20')
  await expect.poll(status).toBe('Orders 101–120 of 121')
  expect(location.search).toBe('?page=6&size=20')
  expect(queries()).toEqual([
    [12, 10, ''],
    [1, 10, 'Returned'],
    [2, 10, 'Returned'],
    [1, 10, 'Returned'],
    [12, 10, ''],
    [6, 20, ''],
  ])
})

test.for(scenes)('%s fetches the last page when the address is past it', async ([path, scene]) => {
  history.replaceState(null, '', '/?page=99&status=returned&size=20')
  const pushed = vi.spyOn(history, 'pushState')
  const container = showSample(path, scene)
  await expect.poll(() => container.querySelector('[role=status]')?.textContent).toBe('Orders 1–13 of 13')
  await expect.poll(() => location.search).toBe('?status=returned&size=20')
  expect(pushed).not.toHaveBeenCalled()
  pushed.mockRestore()
  expect(queries()).toEqual([
    [99, 20, 'Returned'],
    [1, 20, 'Returned'],
  ])
})
