import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchByCursor } from '../shared/fetch-by-cursor'
import { testChangingList } from './changing-list'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { holdResponses } from './speed-up'
import { walkByKeyboard } from './walk-by-keyboard'

vi.mock('../shared/fetch-by-cursor', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('cursors')

const requested = vi.mocked(fetchByCursor)
const cursors = () => requested.mock.calls.map(([{ cursor }]) => (cursor ? atob(cursor) : cursor))

beforeEach(() => {
  requested.mockReset()
})

test.for(samples)('%s goes to the last page and back by keyboard, without losing focus', async ([path, sample]) => {
  await walkByKeyboard(controlsOf(showSample(path, sample)))

  const symbols = ['Ne', 'Ca', 'Zn', 'Zr', 'Sn', 'Nd', 'Yb', 'Hg', 'Th', 'Fm', 'Ds']
  const forwards = [undefined, ...symbols.map((symbol) => `after ${symbol}`)]
  expect(cursors()).toEqual([...forwards, ...forwards.slice(0, -1).reverse()])
})

test.for(samples)('%s never asks for a page without a cursor', async ([path, sample]) => {
  const { next, pages, firstRow, item } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  next().focus()
  const release = holdResponses()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  release()
  await expect.poll(firstRow).toBe('Sodium')
  expect(pages()).toBe('1 [2] 3 …')
  expect(document.activeElement).toBe(next())
  await userEvent.click(item(1))
  await expect.poll(firstRow).toBe('Hydrogen')
  expect(pages()).toBe('[1] 2 …')
  expect(cursors()).toEqual([undefined, 'after Ne', undefined])
})

testChangingList(samples, (server) => {
  requested.mockImplementation(async ({ cursor, limit }) => {
    const offset = Number(cursor ?? 0)
    const { rows, hasNextPage } = server.read(offset, limit)
    return { rows, nextCursor: hasNextPage ? String(offset + limit) : undefined }
  })
})
