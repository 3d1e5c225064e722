import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { countElements, fetchElements, fetchUncountedElements } from '../shared/fetch-elements'
import { holdResponses } from './held-respond'
import { type Show, samplesNamed } from './samples'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', () => import('./held-respond'))

const requested = vi.mocked(fetchElements)
const rowsRequested = vi.mocked(fetchUncountedElements)
const countRequested = vi.mocked(countElements)
const queries = () => requested.mock.calls.map(([{ search, offset, limit }]) => [search, offset, limit])

beforeEach(() => {
  requested.mockReset()
  rowsRequested.mockReset()
  countRequested.mockReset()
})

const samples = await samplesNamed('server-data')
/** Only React's has a search. */
const withSearch = samples.filter(([path]) => path.startsWith('react/'))

async function open(show: Show, first = 'Hydrogen') {
  const controls = show()
  await expect.poll(controls.firstRow).toContain(first)
  return controls
}

test.for(samples)('%s makes one request per page, and none when idle', async ([, show]) => {
  const releaseFirst = holdResponses()
  const { next, pages, firstRow, isBusy, rows, list } = show()
  const start = () => list().getAttribute('start')
  await expect.poll(isBusy).toBe(true)
  expect(pages()).toBe('')
  releaseFirst()
  await expect.poll(firstRow).toBe('Hydrogen')
  expect([isBusy(), pages()]).toEqual([false, '[1] 2 3 4 5 … 12'])
  expect(list().ariaBusy).not.toBe('true')

  const release = holdResponses()
  await userEvent.click(next())
  await expect.poll(() => list().ariaBusy).toBe('true')
  expect([pages(), firstRow(), start()]).toEqual(['1 [2] 3 4 5 … 12', 'Hydrogen', '1'])
  release()
  await expect.poll(firstRow).toBe('Sodium')
  expect([isBusy(), start(), rows().length]).toEqual([false, '11', 10])
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Scandium')
  expect(queries()).toEqual([0, 10, 20].map((offset) => ['', offset, 10]))
})

test.for(samples)('%s aborts the requests of pages that were left', async ([, show]) => {
  const { next, pages, firstRow, isBusy } = await open(show)
  next().focus()
  const release = holdResponses()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(pages).toContain('[4]')
  expect(document.activeElement).toBe(next())
  await expect.poll(queries).toHaveLength(4)
  expect(requested.mock.calls.slice(1).map(([, signal]) => signal.aborted)).toEqual([true, true, false])
  release()
  await expect.poll(firstRow).toBe('Gallium')
  expect([pages(), isBusy()]).toEqual(['1 2 3 [4] 5 … 12', false])
})

test.for(withSearch)('%s starts a search on page 1, and no total of another search moves it', async ([, show]) => {
  const { container, item, pages, firstRow, isBusy, search } = await open(show)
  await userEvent.click(item(12))
  await expect.poll(firstRow).toBe('Roentgenium')

  const release = holdResponses()
  await userEvent.fill(search(), 'carb')
  await expect.poll(isBusy).toBe(true)
  expect(pages()).toBe('[1] 2 3 4 5 … 12')
  release()
  await expect.poll(pages).toBe('[1]')
  expect(firstRow()).toBe('Carbon')

  await userEvent.fill(search(), 'nothing')
  await expect.poll(() => container.textContent).toContain('No elements found')
  await expect.poll(pages).toBe('')

  await userEvent.fill(search(), '')
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 12')
  expect(queries()).toEqual([
    ['', 0, 10],
    ['', 110, 10],
    ['carb', 0, 10],
    ['nothing', 0, 10],
    ['', 0, 10],
  ])
})

test.for(samples)('%s goes to the last page when the total shrinks', async ([, show]) => {
  const { item, pages, firstRow, rows } = await open(show)
  requested.mockResolvedValueOnce({ rows: [], offset: 110, count: 110 })
  await userEvent.click(item(12))
  await expect.poll(firstRow).toBe('Mendelevium')
  expect([rows().length, pages()]).toEqual([10, expect.stringContaining('[11]')])
  expect(queries()).toEqual([0, 110, 100].map((offset) => ['', offset, 10]))
})

const tables = await samplesNamed('table-server')

test.for(tables)('%s stores page and page size in the table, with one request each', async ([, show]) => {
  const { container, next, pages, firstRow, rows, isBusy, select } = await open(show)
  expect(pages()).toBe('[1] 2 3 4 5 … 24')
  const row = container.querySelector('tbody tr')
  await userEvent.click(next())
  await userEvent.click(next())
  await expect.poll(firstRow).toContain('Sodium')
  expect(pages()).toBe('1 2 [3] 4 5 … 24')
  // Its key is the id of the row, which a selection stores.
  expect(container.querySelector('tbody tr')).not.toBe(row)

  await userEvent.selectOptions(select(), '10')
  await expect.poll(rows).toHaveLength(10)
  expect([firstRow(), pages(), isBusy()]).toEqual(['11NaSodium', '1 [2] 3 4 5 … 12', false])

  requested.mockResolvedValueOnce({ rows: [], offset: 20, count: 20 })
  const release = holdResponses()
  await userEvent.click(next())
  await expect.poll(pages).toBe('1 [2]')
  release()
  await expect.poll(isBusy).toBe(false)
  expect(firstRow()).toContain('Sodium')
  expect(queries().map(([, ...range]) => range)).toEqual([
    [0, 5],
    [5, 5],
    [10, 5],
    [10, 10],
    [20, 10],
    [10, 10],
  ])
})

const withQuery = await samplesNamed('server-data-query')

test.for(withQuery)('%s works before the count of a search arrives', async ([, show]) => {
  const { item, next, pages, firstRow, isBusy, search } = await open(show)
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 12')
  await userEvent.click(item(12))
  await expect.poll(firstRow).toBe('Roentgenium')
  expect(isBusy()).toBe(false)

  const count = Promise.withResolvers<number>()
  countRequested.mockReturnValueOnce(count.promise)
  const release = holdResponses()
  await userEvent.fill(search(), 'n')
  await expect.poll(isBusy).toBe(true)
  expect(pages()).toBe('[1] 2 3 4 5 … 12')
  release()
  await expect.poll(isBusy).toBe(false)
  // The count of the other search isn't known yet, but this answer says that there is a next page.
  expect([firstRow(), pages()]).toEqual(['Hydrogen', '[1] 2 …'])
  await userEvent.click(next())
  await expect.poll(pages).toBe('1 [2] 3 …')
  await expect.poll(isBusy).toBe(false)
  count.resolve(13)
  await expect.poll(pages).toBe('1 [2]')
  const asked = rowsRequested.mock.calls.map(([{ search, offset }]) => `${search} ${offset}`)
  expect(asked).toEqual([' 0', ' 110', 'n 0', 'n 10'])
})

test.for(withQuery)('%s keeps its rows after an error, and can try again', async ([, show]) => {
  const { item, next, pages, firstRow, rows, isBusy, isLoading, list, alert } = await open(show)
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 12')
  // TanStack Query tries three more times, after one, two and four seconds.
  const { setTimeout } = window
  const sped = vi
    .spyOn(window, 'setTimeout')
    .mockImplementation(((callback: () => void, delay = 0) =>
      setTimeout(callback, delay < 1000 ? delay : delay / 50)) as typeof setTimeout)
  for (let attempt = 0; attempt < 4; attempt++) rowsRequested.mockRejectedValueOnce(new Error('503'))
  await userEvent.click(item(3))
  await expect.poll(() => alert()?.textContent).toContain('could not be loaded')
  sped.mockRestore()
  expect([pages(), isBusy(), isLoading()]).toEqual(['1 2 [3] 4 5 … 12', true, false])
  expect([firstRow(), rows().length, list().getAttribute('start')]).toEqual(['Hydrogen', 10, '1'])
  expect(next().matches(':enabled')).toBe(true)

  const release = holdResponses()
  await userEvent.click(alert()?.querySelector('button') as HTMLElement)
  await expect.poll(isLoading).toBe(true)
  expect([alert(), firstRow(), document.activeElement]).toEqual([null, 'Hydrogen', list()])
  release()
  await expect.poll(firstRow).toBe('Scandium')
  expect([alert(), isBusy(), document.activeElement]).toEqual([null, false, list()])
})
