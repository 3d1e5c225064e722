import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answer, fetchElements } from '../shared/fetch-elements'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('server-data', 'table-server')

const requested = vi.mocked(fetchElements)

beforeEach(() => {
  requested.mockReset()
})

test.for(samples)('%s ignores a late answer, even if the server ignores the signal', async ([path, sample]) => {
  const { next, pages, firstRow, isBusy } = controlsOf(showSample(path, sample))
  await expect.poll(firstRow).toContain('Hydrogen')

  let answerLate = (_answer: Answer) => {}
  requested.mockReturnValueOnce(
    new Promise((resolve) => {
      answerLate = resolve
    }),
  )
  await userEvent.click(next())
  await expect.poll(() => requested.mock.calls.length).toBe(2)
  await userEvent.click(next())
  await expect.poll(isBusy).toBe(false)
  const shown = [pages(), firstRow()]

  answerLate({ rows: [{ number: 0, symbol: 'n', name: 'Neutronium' }], offset: 10, count: 11 })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([pages(), firstRow(), isBusy()]).toEqual([...shown, false])
})
