import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchElements } from '../shared/fetch-elements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { holdResponses } from './speed-up'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('prefetch')

const requested = vi.mocked(fetchElements)
const pages = () => requested.mock.calls.map(([{ offset }]) => offset / 10 + 1)
const afterResponse = () => new Promise((resolve) => setTimeout(resolve, 60))

beforeEach(async () => {
  requested.mockReset()
  // Otherwise the next sample can appear under the pointer.
  await userEvent.hover(document.documentElement, { position: { x: 0, y: 0 } })
})

async function show([path, sample]: (typeof samples)[number]) {
  const controls = controlsOf(showSample(path, sample))
  const firstRow = () => controls.firstRow().trim()
  await expect.poll(firstRow).toBe('Hydrogen')
  await expect.poll(() => controls.item(3)).not.toBeNull()
  return { ...controls, firstRow }
}

test.for(samples)('%s fetches the next page once, when the pointer enters Next', async (sample) => {
  const { next, firstRow, isBusy } = await show(sample)
  expect(pages()).toEqual([1])
  await userEvent.hover(next())
  await expect.poll(pages).toEqual([1, 2])
  await afterResponse()
  expect(firstRow()).toBe('Hydrogen')

  // The answer is there, so nothing has to wait for the server.
  const release = holdResponses()
  onTestFinished(release)
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Sodium')
  expect([isBusy(), pages()]).toEqual([false, [1, 2]])
  release()
})

test.for(samples)('%s fetches no page twice, and none beyond the ends', async (sample) => {
  const { item, next, prev, firstRow } = await show(sample)
  await userEvent.hover(prev(), { force: true })
  await userEvent.hover(item(1))
  item(1).focus()
  await userEvent.click(item(2))
  await expect.poll(firstRow).toBe('Sodium')
  await userEvent.hover(prev())
  prev().focus()
  await userEvent.click(prev())
  await expect.poll(firstRow).toBe('Hydrogen')
  await userEvent.hover(next())
  next().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(firstRow).toBe('Sodium')
  expect(pages()).toEqual([1, 2])
})

test.for(samples)('%s requests a page again that could not be prefetched', async (sample) => {
  const { next, firstRow } = await show(sample)
  requested.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await userEvent.hover(next())
  await expect.poll(pages).toEqual([1, 2])
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Sodium')
  expect(pages()).toEqual([1, 2, 2])
})
