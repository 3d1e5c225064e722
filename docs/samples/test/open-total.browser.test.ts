import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchUncountedElements } from '../shared/fetch-elements'
import { testChangingList } from './changing-list'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { walkByKeyboard } from './walk-by-keyboard'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('open-total')

const requested = vi.mocked(fetchUncountedElements)
const offsets = () => requested.mock.calls.map(([{ offset }]) => offset)

beforeEach(() => {
  requested.mockReset()
})

test.for(samples)('%s goes to the last page and back by keyboard, without losing focus', async ([path, sample]) => {
  await walkByKeyboard(controlsOf(showSample(path, sample)))
  expect(offsets()).toEqual([...Array(12).keys(), 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => index * 10))
})

test.for(samples)('%s goes on while it is busy', async ([path, sample]) => {
  const { next, pages, firstRow } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  next().focus()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  await expect.poll(pages).toBe('1 2 3 [4] 5 …')
  await expect.poll(firstRow).toBe('Gallium')
  expect(document.activeElement).toBe(next())
})

test.for(samples)('%s lists the pages of a capped count', async ([path, sample]) => {
  const container = showSample(path, sample)
  const { next, item, pages, firstRow } = controlsOf(container)
  await expect.poll(firstRow).toBe('Hydrogen')
  await userEvent.click(container.querySelector('input') as HTMLElement)
  await expect.poll(pages).toBe('[1] 2 3 4 5 …')
  await userEvent.click(item(5))
  await expect.poll(firstRow).toBe('Niobium')
  expect(pages()).toBe('1 … 4 [5] 6 …')
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Antimony')
  expect(pages()).toBe('1 … 5 [6] 7 …')
  expect(offsets()).toEqual([0, 40, 50])
})

testChangingList(samples, (server) => {
  requested.mockImplementation(async ({ offset, limit }) => ({ ...server.read(offset, limit), offset, minCount: 0 }))
})
