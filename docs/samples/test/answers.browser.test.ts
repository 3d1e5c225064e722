// What each sample with a server does when an answer is late or missing.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchByCursor } from '../shared/fetch-by-cursor'
import { fetchElements } from '../shared/fetch-elements'
import { fetchOrders } from '../shared/orders-server'
import { holdResponses } from './held-respond'
import { samplesNamed } from './samples'

vi.mock('../shared/orders-server', { spy: true })
vi.mock('../shared/fetch-by-cursor', { spy: true })
vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', () => import('./held-respond'))

/** Each requests its rows in one way. */
const requested = [fetchElements, fetchByCursor, fetchOrders].map((request) =>
  vi.mocked(request as (query: object, signal: AbortSignal) => Promise<unknown>),
)
const queries = () => requested.flatMap(({ mock }) => mock.calls).map(([query]) => query)
const answerOnce = (answer: () => Promise<unknown>) => {
  for (const request of requested) request.mockImplementationOnce(answer)
}

const { href } = location
beforeEach(() => {
  for (const request of requested) request.mockReset()
  history.replaceState(null, '', '/')
})
afterEach(() => history.replaceState(null, '', href))

const samples = await samplesNamed('server-data', 'table-server', 'orders')

test.for(samples)('%s ignores a late answer, even if the server ignores the signal', async ([, show]) => {
  const { container, next, pages, firstRow, isBusy } = show()
  await expect.poll(firstRow).toMatch(/Hydrogen|1001/)
  const seen: string[] = []
  new MutationObserver(() => seen.push(container.textContent)).observe(container, { childList: true, subtree: true })

  const late = Promise.withResolvers<object>()
  answerOnce(() => late.promise)
  await userEvent.click(next())
  await expect.poll(queries).toHaveLength(2)
  await userEvent.click(next())
  await expect.poll(isBusy).toBe(false)
  await expect.poll(pages).toContain('[3]')
  const row = { number: 0, symbol: 'n', name: 'Neutronium', customer: 'Neutronium', status: 'Open', total: 0 }
  late.resolve({ rows: [row], offset: 10, count: 11 })

  // An answer that counts arrives later, so the late one would have been seen before.
  await userEvent.click(next())
  await expect.poll(pages).toContain('[4]')
  await expect.poll(isBusy).toBe(false)
  expect(seen.join()).not.toContain('Neutronium')
  expect(queries()).toHaveLength(4)
})

// Without a framework, the sample leaves errors to the app.
const retrying = (await samplesNamed('server-data', 'cursors', 'orders')).filter(
  ([path]) => path !== 'vanilla/server-data.ts',
)
const failOnce = () => answerOnce(() => Promise.reject(new TypeError('Failed to fetch')))

test.for(retrying)('%s says that an answer failed, and requests the same page again', async ([, show]) => {
  const { next, prev, pages, firstRow, isBusy, isLoading, list, alert } = show()
  async function tryAgain() {
    alert()?.querySelector('button')?.focus()
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(list())
  }
  await expect.poll(firstRow).toMatch(/Hydrogen|1001/)
  expect(alert()).toBeNull()

  failOnce()
  await userEvent.click(next())
  await expect.poll(alert).not.toBeNull()
  await userEvent.click(prev())
  await expect.poll(isBusy).toBe(false)
  expect([alert(), firstRow()]).toEqual([null, expect.stringMatching(/Hydrogen|1001/)])

  failOnce()
  await userEvent.click(next())
  await expect.poll(() => alert()?.textContent).toMatch(/could not be (loaded|reached)\. Try again$/)
  expect([pages(), firstRow(), isBusy(), isLoading()]).toEqual([
    expect.stringMatching(/^1 \[2\] 3 /),
    expect.stringMatching(/Hydrogen|1001/),
    true,
    false,
  ])
  expect(next().matches(':disabled, [aria-disabled=true]')).toBe(false)

  const before = queries().length
  failOnce()
  await tryAgain()
  await expect.poll(queries).toHaveLength(before + 1)
  await expect.poll(alert).not.toBeNull()
  const release = holdResponses()
  await tryAgain()
  await expect.poll(queries).toHaveLength(before + 2)
  expect(isLoading()).toBe(true)
  release()
  await expect.poll(firstRow).toMatch(/Sodium|1011/)
  await expect.poll(isBusy).toBe(false)
  expect([alert(), document.activeElement]).toEqual([null, list()])
  const last = queries().at(-1)
  expect(queries().slice(before - 1)).toEqual([last, last, last])
})

test.for(retrying)('%s can try again before there are any rows', async ([, show]) => {
  failOnce()
  const { firstRow, list, alert } = show()
  await expect.poll(alert).not.toBeNull()
  alert()?.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(firstRow).toMatch(/Hydrogen|1001/)
  expect([alert(), document.activeElement]).toEqual([null, list()])
})
