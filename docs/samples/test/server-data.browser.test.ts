import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchElements } from '../shared/fetch-elements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { holdResponses } from './speed-up'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load(), 4))

const samples = await samplesNamed('server-data')
/** Only React's has a search, and lets people try again. */
const whole = samples.filter(([path]) => path.startsWith('react/'))

const requested = vi.mocked(fetchElements)
const queries = () => requested.mock.calls.map(([{ search, offset, limit }]) => [search, offset, limit])

beforeEach(() => {
  requested.mockReset()
})

test.for(samples)('%s makes one request per page, and none when idle', async ([path, sample]) => {
  const releaseFirst = holdResponses()
  const container = showSample(path, sample)
  const { next, pages, firstRow, isBusy, rows } = controlsOf(container)
  const list = () => container.querySelector('ol') as HTMLOListElement

  await expect.poll(isBusy).toBe(true)
  expect(pages()).toBe('')
  releaseFirst()
  await expect.poll(firstRow).toBe('Hydrogen')
  expect(isBusy()).toBe(false)
  expect(list().ariaBusy).not.toBe('true')
  expect(pages()).toBe('[1] 2 3 4 5 … 12')

  const release = holdResponses()
  await userEvent.click(next())
  await expect.poll(() => list().ariaBusy).toBe('true')
  expect([pages(), firstRow(), list().start]).toEqual(['1 [2] 3 4 5 … 12', 'Hydrogen', 1])
  release()
  await expect.poll(firstRow).toBe('Sodium')
  expect([isBusy(), list().start, rows()]).toEqual([false, 11, expect.objectContaining({ length: 10 })])
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(queries()).toEqual([
    ['', 0, 10],
    ['', 10, 10],
  ])
})

test.for(samples)('%s aborts the requests of pages that were left', async ([path, sample]) => {
  const { next, pages, firstRow, isBusy } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  next().focus()
  const release = holdResponses()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(pages).toContain('[4]')
  expect(document.activeElement).toBe(next())
  await expect.poll(() => requested.mock.calls.length).toBe(4)
  expect(requested.mock.calls.slice(1).map(([, signal]) => signal.aborted)).toEqual([true, true, false])
  release()
  await expect.poll(firstRow).toBe('Gallium')
  expect([pages(), isBusy()]).toEqual(['1 2 3 [4] 5 … 12', false])
})

test.for(whole)('%s starts a search on page 1, and no total of another search moves it', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { item, pages, firstRow, isBusy } = controlsOf(container)
  const search = () => container.querySelector('input') as HTMLInputElement
  await expect.poll(firstRow).toBe('Hydrogen')
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

test.for(whole)('%s stays usable after an error and can try again', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { next, pages, firstRow, isBusy } = controlsOf(container)
  const alert = () => container.querySelector<HTMLElement>('[role=alert]:not([hidden])')
  const list = () => container.querySelector('ol')
  await expect.poll(firstRow).toBe('Hydrogen')
  expect(alert()).toBeNull()

  requested.mockRejectedValueOnce(new Error('503'))
  await userEvent.click(next())
  await expect.poll(() => alert()?.textContent).toContain('could not be loaded')
  expect([pages(), firstRow(), isBusy()]).toEqual(['1 [2] 3 4 5 … 12', 'Hydrogen', true])
  expect(next().matches(':enabled')).toBe(true)

  await userEvent.click(alert()?.querySelector('button') as HTMLElement)
  expect(document.activeElement).toBe(list())
  await expect.poll(firstRow).toBe('Sodium')
  expect([alert(), isBusy()]).toEqual([null, false])
  expect(document.activeElement).toBe(list())
  expect(queries()).toEqual([
    ['', 0, 10],
    ['', 10, 10],
    ['', 10, 10],
  ])
})

test.for(whole)('%s keeps focus when someone tries again before there are any rows', async ([path, sample]) => {
  requested.mockRejectedValueOnce(new Error('503'))
  const container = showSample(path, sample)
  const { firstRow } = controlsOf(container)
  const alert = () => container.querySelector<HTMLElement>('[role=alert]:not([hidden])')
  await expect.poll(() => alert()?.textContent).toContain('could not be loaded')
  alert()?.querySelector('button')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(firstRow).toBe('Hydrogen')
  expect(document.activeElement).toBe(container.querySelector('ol'))
})

test.for(samples)('%s goes to the last page when the total shrinks', async ([path, sample]) => {
  const { item, pages, firstRow, rows } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  requested.mockResolvedValueOnce({ rows: [], offset: 110, count: 110 })
  await userEvent.click(item(12))
  await expect.poll(firstRow).toBe('Mendelevium')
  expect(rows()).toHaveLength(10)
  expect(pages()).toContain('[11]')
  expect(queries()).toEqual([
    ['', 0, 10],
    ['', 110, 10],
    ['', 100, 10],
  ])
})
