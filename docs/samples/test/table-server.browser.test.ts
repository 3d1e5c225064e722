import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchElements } from '../shared/fetch-elements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { holdResponses } from './speed-up'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('table-server')

const requested = vi.mocked(fetchElements)
const ranges = () => requested.mock.calls.map(([{ offset, limit }]) => [offset, limit])

beforeEach(() => {
  requested.mockReset()
})

test.for(samples)('%s: page and page size are stored in the table, with one request each', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { next, pages, firstRow, rows, isBusy } = controlsOf(container)
  await expect.poll(firstRow).toContain('Hydrogen')
  expect(pages()).toBe('[1] 2 3 4 5 … 24')
  await userEvent.click(next())
  await userEvent.click(next())
  await expect.poll(firstRow).toContain('Sodium')
  expect(pages()).toBe('1 2 [3] 4 5 … 24')

  await userEvent.selectOptions(container.querySelector('select') as HTMLElement, '10')
  await expect.poll(rows).toHaveLength(10)
  expect([firstRow(), pages(), isBusy()]).toEqual(['11NaSodium', '1 [2] 3 4 5 … 12', false])

  requested.mockResolvedValueOnce({ rows: [], offset: 20, count: 20 })
  const release = holdResponses()
  await userEvent.click(next())
  await expect.poll(pages).toBe('1 [2]')
  release()
  await expect.poll(firstRow).toContain('Sodium')
  await expect.poll(isBusy).toBe(false)
  expect(ranges()).toEqual([
    [0, 5],
    [5, 5],
    [10, 5],
    [10, 10],
    [20, 10],
    [10, 10],
  ])
})
