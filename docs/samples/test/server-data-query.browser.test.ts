import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { countElements, fetchUncountedElements } from '../shared/fetch-elements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { holdResponses } from './speed-up'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load(), 5))

const samples = await samplesNamed('server-data-query')

const rowsRequested = vi.mocked(fetchUncountedElements)
const countRequested = vi.mocked(countElements)

beforeEach(() => {
  rowsRequested.mockReset()
  countRequested.mockReset()
})

test.for(samples)('%s works before the count arrives, and with the count of each search', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { next, item, pages, firstRow, isBusy } = controlsOf(container)
  const search = () => container.querySelector('input') as HTMLInputElement

  let showCount = () => {}
  const delayed = () =>
    countRequested.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          showCount = () => resolve(13)
        }),
    )
  await expect.poll(firstRow).toBe('Hydrogen')
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 12')

  await userEvent.click(item(12))
  await expect.poll(firstRow).toBe('Roentgenium')
  expect(isBusy()).toBe(false)

  delayed()
  const release = holdResponses()
  await userEvent.fill(search(), 'n')
  await expect.poll(isBusy).toBe(true)
  expect(pages()).toBe('[1] 2 3 4 5 … 12')
  release()
  await expect.poll(isBusy).toBe(false)
  expect(firstRow()).toBe('Hydrogen')
  // The count of the other search isn't known yet, but this answer says that there is a next page.
  expect(pages()).toBe('[1] 2 …')
  await userEvent.click(next())
  await expect.poll(pages).toBe('1 [2] 3 …')
  await expect.poll(isBusy).toBe(false)
  showCount()
  await expect.poll(pages).toBe('1 [2]')

  await userEvent.fill(search(), '')
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 12')
  await expect.poll(firstRow).toBe('Hydrogen')
  const asked = rowsRequested.mock.calls.map(([{ search, offset }]) => `${search} ${offset}`)
  expect([...new Set(asked)]).toEqual([' 0', ' 110', 'n 0', 'n 10'])
})

test.for(samples)('%s shows the rows before the first count', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { next, pages, firstRow, isBusy } = controlsOf(container)
  await expect.poll(firstRow).toBe('Hydrogen')
  let showCount = () => {}
  countRequested.mockImplementationOnce(
    () =>
      new Promise((resolve) => {
        showCount = () => resolve(80)
      }),
  )
  await userEvent.fill(container.querySelector('input') as HTMLInputElement, 'ium')
  await expect.poll(firstRow).toBe('Helium')
  await userEvent.click(next())
  await expect.poll(isBusy).toBe(false)
  await expect.poll(pages).toBe('1 [2] 3 …')
  showCount()
  await expect.poll(pages).toBe('1 [2] 3 4 5 … 8')
})

test.for(samples)('%s can try again after an error', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { item, next, pages, firstRow, isBusy } = controlsOf(container)
  const alert = () => container.querySelector('[role=alert]')
  const list = () => container.querySelector('ol')
  await expect.poll(firstRow).toBe('Hydrogen')
  await expect.poll(pages).toBe('[1] 2 3 4 5 … 12')

  // TanStack Query tries three more times, after one, two and four seconds.
  const { setTimeout } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((callback: () => void, delay = 0) =>
    setTimeout(callback, delay < 1000 ? delay : delay / 50)) as typeof setTimeout)
  onTestFinished(() => void vi.mocked(window.setTimeout).mockRestore())
  for (let attempt = 0; attempt < 4; attempt++) rowsRequested.mockRejectedValueOnce(new Error('503'))
  await userEvent.click(item(3))
  await expect.poll(() => alert()?.textContent).toContain('could not be loaded')
  expect([pages(), isBusy()]).toEqual(['1 2 [3] 4 5 … 12', true])
  expect(next().matches(':enabled')).toBe(true)

  await userEvent.click(alert()?.querySelector('button') as HTMLElement)
  expect(document.activeElement).toBe(list())
  await expect.poll(firstRow).toBe('Scandium')
  expect([alert(), isBusy()]).toEqual([null, false])
  expect(document.activeElement).toBe(list())
})
