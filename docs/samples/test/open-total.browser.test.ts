import { beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elements } from '../../../examples/shared/elements'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'
import { followStatus } from './announcements'
import { testChangingList } from './changing-list'
import { controlsOf } from './controls'
import { samplesNamed } from './samples-named'
import { showSample } from './show'
import { expectSilentConsole } from './silent-console'
import { testTryAgain } from './try-again'
import { walkByKeyboard } from './walk-by-keyboard'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', async (load) => (await import('./speed-up')).speedUp(await load()))

const samples = await samplesNamed('open-total')

expectSilentConsole()

const requested = vi.mocked(fetchUncountedElements)
const offsets = () => requested.mock.calls.map(([{ offset }]) => offset)

beforeEach(() => {
  requested.mockReset()
})

test.for(samples)('%s goes to the last page and back by keyboard, without losing focus', async ([path, sample]) => {
  await walkByKeyboard(controlsOf(showSample(path, sample)))
  expect(offsets()).toEqual([...Array(12).keys(), 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((index) => index * 10))
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

const servers: [string, (rows: number, offset: number) => boolean][] = [
  ['knows whether there is a next page', (_rows, offset) => offset + 10 < 25],
  ['returns only rows', (rows) => rows === 10],
]

test.for(
  servers.flatMap(([server, hasNextPage]) => samples.map((sample) => [server, ...sample, hasNextPage] as const)),
)(
  'if a server %s, %s claims no end until it is known, however often Next is pressed',
  async ([, path, sample, hasNextPage]) => {
    /** The requests, in order: each is answered with what its server knows. */
    const answers: (() => void)[] = []
    requested.mockImplementation(({ offset, limit }) => {
      const rows = elements.slice(offset, Math.min(offset + limit, 25))
      const answer: OpenAnswer = { rows, offset, minCount: 0, hasNextPage: hasNextPage(rows.length, offset) }
      return new Promise((resolve) => answers.push(() => resolve(answer)))
    })
    const container = showSample(path, sample)
    const { next, pages, firstRow, isBusy, focused } = controlsOf(container)
    async function answer(requests: number) {
      await expect.poll(() => answers).toHaveLength(requests)
      answers.at(-1)?.()
    }
    await answer(1)
    await expect.poll(pages).toBe('[1] 2 …')
    const { announced, text, isOff } = followStatus(container)
    next().focus()
    await userEvent.keyboard('{Enter}')
    await answer(2)
    await expect.poll(isBusy).toBe(false)
    await isOff()

    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect.poll(pages).toContain('[7]')
    // Page 7 is empty, so page 2 is requested again.
    await answer(7)
    await expect.poll(() => answers).toHaveLength(8)
    await expect.poll(pages).toBe('1 [2] 3 …')
    expect([firstRow(), text(), isBusy()]).toEqual(['Sodium', 'Page 2', true])
    expect(document.activeElement).toBe(next())
    await answer(8)
    await expect.poll(isBusy).toBe(false)
    await isOff()
    expect([firstRow(), text(), pages()]).toEqual(['Sodium', 'Page 2', '1 [2] 3 …'])
    expect(document.activeElement).toBe(next())

    await userEvent.keyboard('{Enter}')
    await answer(9)
    await expect.poll(focused).toBe('item 3')
    expect([pages(), text()]).toEqual(['1 2 [3]', '21–25 of 25'])
    await isOff()
    expect(announced).toEqual(['Page 2', '21–25 of 25'])
    expect(offsets()).toEqual([0, 10, 20, 30, 40, 50, 60, 10, 20])
  },
)

testChangingList(samples, (server) => {
  requested.mockImplementation(async ({ offset, limit }) => ({ ...server.read(offset, limit), offset, minCount: 0 }))
})

testTryAgain(samples, { fail: () => requested.mockRejectedValueOnce(new Error('503')), requests: offsets })
