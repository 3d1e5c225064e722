import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchByCursor } from '../shared/fetch-by-cursor'
import { testChangingList } from './changing-list'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { expectSilentConsole } from './silent-console'
import { holdResponses } from './speed-up'
import { testTryAgain } from './try-again'
import { walkByKeyboard } from './walk-by-keyboard'

vi.mock('../shared/fetch-by-cursor', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('cursors')

expectSilentConsole()

const requested = vi.mocked(fetchByCursor)
const cursors = () => requested.mock.calls.map(([{ cursor }]) => (cursor ? atob(cursor) : cursor))

const { href } = location
beforeEach(() => {
  requested.mockReset()
  history.replaceState(null, '', '/?sort=number')
})
afterEach(() => history.replaceState(null, '', href))

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

test.for(samples)('%s starts on page 1 if the address has a page without a cursor', async ([path, sample]) => {
  history.replaceState(null, '', '/?page=7&sort=number')
  const [replaced, pushed] = [vi.spyOn(history, 'replaceState'), vi.spyOn(history, 'pushState')]
  onTestFinished(() => {
    replaced.mockRestore()
    pushed.mockRestore()
  })
  const { pages, firstRow, isBusy } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  expect([pages(), isBusy()]).toEqual(['[1] 2 …', false])
  expect(location.search).toBe('?sort=number')
  expect([replaced.mock.calls.length, pushed.mock.calls.length]).toEqual([1, 0])
  expect(cursors()).toEqual([undefined])
})

test.for(samples)('%s goes back and forward in the history', async ([path, sample]) => {
  const { next, pages, firstRow } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Sodium')
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Scandium')
  expect(location.search).toBe('?sort=number&page=3')

  history.back()
  await expect.poll(firstRow).toBe('Sodium')
  expect([pages(), location.search]).toEqual(['1 [2] 3 …', '?sort=number&page=2'])
  history.back()
  await expect.poll(firstRow).toBe('Hydrogen')
  expect(location.search).toBe('?sort=number')
  history.go(2)
  await expect.poll(firstRow).toBe('Scandium')
  expect([pages(), location.search]).toEqual(['1 2 [3] 4 …', '?sort=number&page=3'])
  expect(cursors()).toEqual([undefined, 'after Ne', 'after Ca', 'after Ne', undefined, 'after Ca'])
})

test.for(samples)('%s corrects the address if a page is empty', async ([path, sample]) => {
  const { next, pages, firstRow, isBusy } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toBe('Hydrogen')
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Sodium')
  requested.mockResolvedValueOnce({ rows: [], nextCursor: undefined })
  const release = holdResponses()
  await userEvent.click(next())
  await expect.poll(cursors).toEqual([undefined, 'after Ne', 'after Ca', 'after Ne'])
  expect([firstRow(), isBusy(), location.search]).toEqual(['Sodium', true, '?sort=number&page=2'])
  release()
  await expect.poll(isBusy).toBe(false)
  expect([pages(), firstRow()]).toEqual(['1 [2] 3 …', 'Sodium'])
})

testChangingList(samples, (server) => {
  requested.mockImplementation(async ({ cursor, limit }) => {
    const offset = Number(cursor ?? 0)
    const { rows, hasNextPage } = server.read(offset, limit)
    return { rows, nextCursor: hasNextPage ? String(offset + limit) : undefined }
  })
})

testTryAgain(samples, { fail: () => requested.mockRejectedValueOnce(new Error('503')), requests: cursors })
