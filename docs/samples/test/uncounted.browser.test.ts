// Lists on servers that don't count their rows: one answers with a cursor, the other one says whether there is a next page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elements } from '../../../examples/shared/elements'
import { fetchByCursor } from '../shared/fetch-by-cursor'
import { fetchUncountedElements, type OpenAnswer } from '../shared/fetch-elements'
import { holdResponses } from './held-respond'
import { type Show, samplesNamed } from './samples'
import { expectSilentConsole } from './silent-console'

vi.mock('../shared/fetch-by-cursor', { spy: true })
vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', () => import('./held-respond'))

const samples = await samplesNamed('cursors', 'open-total')
const withCursors = samples.filter(([path]) => path.includes('cursors'))
const withOffsets = samples.filter(([path]) => path.includes('open-total'))

const byCursor = vi.mocked(fetchByCursor)
const byOffset = vi.mocked(fetchUncountedElements)
const symbols = ['Ne', 'Ca', 'Zn', 'Zr', 'Sn', 'Nd', 'Yb', 'Hg', 'Th', 'Fm', 'Ds']
const pageOf = (cursor = '') => symbols.indexOf(atob(cursor).replace('after ', '')) + 2
/** The pages that were requested. Every page but the first has a cursor, which names the last element before it. */
const requests = () => [
  ...byCursor.mock.calls.map(([{ cursor }]) => (cursor ? pageOf(cursor) : 1)),
  ...byOffset.mock.calls.map(([{ offset }]) => offset / 10 + 1),
]

expectSilentConsole()

const { href } = location
beforeEach(() => {
  byCursor.mockReset()
  byOffset.mockReset()
  history.replaceState(null, '', '/?sort=number')
})
afterEach(() => history.replaceState(null, '', href))

async function open(show: Show) {
  const controls = show()
  await expect.poll(controls.pages).toBe('[1] 2 …')
  await expect.poll(controls.firstRow).toBe('Hydrogen')
  return controls
}

test.for(samples)('%s goes to the last page and back by keyboard, without losing focus', async ([, show]) => {
  const { next, prev, pages, isBusy, focused } = await open(show)
  async function press(trigger: () => HTMLElement, page: number, isEnd: boolean) {
    await userEvent.keyboard('{Enter}')
    await expect.poll(pages).toContain(`[${page}]`)
    if (!isEnd) expect(document.activeElement).toBe(trigger())
    await expect.poll(isBusy).toBe(false)
  }

  next().focus()
  for (let page = 2; page <= 12; page++) await press(next, page, page === 12)
  await expect.poll(focused).toBe('12')
  expect([pages(), next().matches(':disabled')]).toEqual(['1 … 8 9 10 11 [12]', true])
  prev().focus()
  for (let page = 11; page >= 1; page--) await press(prev, page, page === 1)
  await expect.poll(focused).toBe('1')
  expect(pages()).toBe('[1] 2 3 4 5 … 12')
  expect(requests()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
})

/** Shows a list on a server that can grow and shrink. */
async function openList(show: Show, count: number) {
  const server = { count }
  const read = (offset: number, limit: number) => ({
    rows: elements.slice(offset, Math.min(offset + limit, server.count)),
    hasNextPage: offset + limit < server.count,
  })
  byOffset.mockImplementation(async ({ offset, limit }) => ({ ...read(offset, limit), offset, minCount: 0 }))
  byCursor.mockImplementation(async ({ cursor, limit }) => {
    const { rows, hasNextPage } = read(Number(cursor ?? 0), limit)
    return { rows, nextCursor: hasNextPage ? String(Number(cursor ?? 0) + limit) : undefined }
  })
  const controls = await open(show)
  let current = 1
  return {
    ...controls,
    server,
    /** Goes to a page by Next or Previous. */
    async goTo(page: number) {
      while (current !== page) {
        const [trigger, step] = page > current ? [controls.next, 1] : [controls.prev, -1]
        await userEvent.click(trigger())
        current += step
        await expect.poll(controls.pages).toContain(`[${current}]`)
        await expect.poll(controls.isBusy).toBe(false)
      }
    },
  }
}

test.for(samples)('%s forgets the count when the list has grown', async ([, show]) => {
  const { server, goTo, pages, rows, next } = await openList(show, 57)
  await goTo(6)
  expect(pages()).toBe('1 2 3 4 5 [6]')
  server.count = 77
  await goTo(5)
  // The answer doesn't contradict the count: 57 rows are more than five pages.
  expect(pages()).toBe('1 2 3 4 [5] 6')
  await goTo(6)
  expect([rows().length, pages(), next().matches(':enabled')]).toEqual([10, '1 … 5 [6] 7 …', true])
  await goTo(8)
  expect([rows().length, pages()]).toEqual([7, '1 … 4 5 6 7 [8]'])
})

const shrinking: [string, count: number, visited: number[], countThen: number, pages: string, rows: number][] = [
  ['goes back to the last page', 57, [6, 5], 45, '1 2 3 4 [5]', 5],
  ['goes back from a page that nobody has visited', 25, [2], 20, '1 [2]', 10],
  ['starts again if the page before an empty one is empty, too', 57, [6, 5], 15, '[1] 2 …', 10],
]

test.for(samples.flatMap(([path, show]) => shrinking.map((row) => [path, ...row, show] as const)))(
  '%s %s when the list has shrunk',
  async ([, , count, visited, countThen, shown, length, show]) => {
    const { server, goTo, pages, rows, next, isBusy } = await openList(show, count)
    for (const page of visited) await goTo(page)
    server.count = countThen
    await userEvent.click(next())
    await expect.poll(pages).toBe(shown)
    await expect.poll(rows).toHaveLength(length)
    expect([isBusy(), next().matches(':disabled')]).toEqual([false, !shown.includes('…')])
  },
)

test.for(withCursors)('%s never asks for a page without a cursor', async ([, show]) => {
  const { next, pages, firstRow } = await open(show)
  next().focus()
  const release = holdResponses()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  release()
  await expect.poll(firstRow).toBe('Sodium')
  expect([pages(), document.activeElement, requests()]).toEqual(['1 [2] 3 …', next(), [1, 2]])
})

test.for(withCursors)('%s starts on page 1 if the address has a page without a cursor', async ([, show]) => {
  history.replaceState(null, '', '/?page=7&sort=number')
  const [replaced, pushed] = [vi.spyOn(history, 'replaceState'), vi.spyOn(history, 'pushState')]
  const { isBusy } = await open(show)
  expect([isBusy(), location.search, requests()]).toEqual([false, '?sort=number', [1]])
  expect([replaced.mock.calls.length, pushed.mock.calls.length]).toEqual([1, 0])
})

test.for(withCursors)('%s goes back and forward in the history', async ([, show]) => {
  const { next, pages, firstRow } = await open(show)
  for (const element of ['Sodium', 'Scandium']) {
    await userEvent.click(next())
    await expect.poll(firstRow).toBe(element)
  }
  expect(location.search).toBe('?sort=number&page=3')
  history.back()
  await expect.poll(firstRow).toBe('Sodium')
  expect([pages(), location.search]).toEqual(['1 [2] 3 …', '?sort=number&page=2'])
  history.back()
  await expect.poll(firstRow).toBe('Hydrogen')
  history.go(2)
  await expect.poll(firstRow).toBe('Scandium')
  expect([pages(), location.search]).toEqual(['1 2 [3] 4 …', '?sort=number&page=3'])
  expect(requests()).toEqual([1, 2, 3, 2, 1, 3])
})

test.for(withCursors)('%s corrects the address if a page is empty', async ([, show]) => {
  const { next, pages, firstRow, isBusy } = await open(show)
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Sodium')
  byCursor.mockResolvedValueOnce({ rows: [], nextCursor: undefined })
  const release = holdResponses()
  await userEvent.click(next())
  await expect.poll(requests).toEqual([1, 2, 3, 2])
  expect([firstRow(), isBusy(), location.search]).toEqual(['Sodium', true, '?sort=number&page=2'])
  release()
  await expect.poll(isBusy).toBe(false)
  expect([pages(), firstRow()]).toEqual(['1 [2] 3 …', 'Sodium'])
})

test.for(withOffsets)('%s keeps the count when the page size changes', async ([, show]) => {
  const { container, next, goTo, pages, rows } = await openList(show, 25)
  await goTo(3)
  expect([pages(), next().matches(':disabled'), location.search]).toEqual(['1 2 [3]', true, '?sort=number&page=3'])
  await userEvent.selectOptions(container.querySelector('select') as HTMLElement, '20')
  await expect.poll(() => rows()).toHaveLength(5)
  expect([pages(), next().matches(':disabled')]).toEqual(['1 [2]', true])
})

test.for(withOffsets)('%s goes back from a link whose first answer fails', async ([, show]) => {
  history.replaceState(null, '', '/?page=4&sort=number')
  byOffset.mockRejectedValueOnce(new Error('offline'))
  const { container, prev, pages } = show()
  await expect.poll(() => container.querySelector('[role=alert]')).not.toBeNull()
  await userEvent.click(prev())
  await expect.poll(pages).toBe('1 2 [3] 4 …')
})

test.for(withOffsets)('%s lists the pages of a capped count', async ([, show]) => {
  const { container, next, item, pages, firstRow } = await open(show)
  await userEvent.click(container.querySelector('input') as HTMLElement)
  await expect.poll(pages).toBe('[1] 2 3 4 5 …')
  await userEvent.click(item(5))
  await expect.poll(firstRow).toBe('Niobium')
  expect(pages()).toBe('1 … 4 [5] 6 …')
  await userEvent.click(next())
  await expect.poll(firstRow).toBe('Antimony')
  expect(pages()).toBe('1 … 5 [6] 7 …')
  expect(requests()).toEqual([1, 5, 6])
})

const servers: [string, (rows: number, offset: number) => boolean][] = [
  ['knows whether there is a next page', (_rows, offset) => offset + 10 < 25],
  ['returns only rows', (rows) => rows === 10],
]

test.for(withOffsets.flatMap(([path, show]) => servers.map((server) => [path, ...server, show] as const)))(
  '%s claims no end until it is known, however often Next is pressed, if a server %s',
  async ([, , hasNextPage, show]) => {
    /** The requests, in order: each is answered with what its server knows. */
    const answers: (() => void)[] = []
    byOffset.mockImplementation(({ offset, limit }) => {
      const rows = elements.slice(offset, Math.min(offset + limit, 25))
      const answer: OpenAnswer = { rows, offset, minCount: 0, hasNextPage: hasNextPage(rows.length, offset) }
      return new Promise((resolve) => answers.push(() => resolve(answer)))
    })
    const { next, pages, firstRow, isBusy, status, focused } = show()
    async function answer(requests: number) {
      await expect.poll(() => answers).toHaveLength(requests)
      answers.at(-1)?.()
    }
    await answer(1)
    await expect.poll(pages).toBe('[1] 2 …')
    next().focus()
    await userEvent.keyboard('{Enter}')
    await answer(2)
    await expect.poll(isBusy).toBe(false)

    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}{Enter}')
    await expect.poll(pages).toContain('[7]')
    // Page 7 is empty, so page 2 is requested again.
    await answer(7)
    await expect.poll(() => answers).toHaveLength(8)
    await expect.poll(pages).toBe('1 [2] 3 …')
    const shown = () => [firstRow(), status(), document.activeElement]
    expect([...shown(), isBusy()]).toEqual(['Sodium', 'Page 2', next(), true])
    await answer(8)
    await expect.poll(isBusy).toBe(false)
    expect([...shown(), pages()]).toEqual(['Sodium', 'Page 2', next(), '1 [2] 3 …'])

    await userEvent.keyboard('{Enter}')
    await answer(9)
    await expect.poll(focused).toBe('3')
    expect([pages(), status()]).toEqual(['1 2 [3]', '21–25 of 25'])
    expect(requests()).toEqual([1, 2, 3, 4, 5, 6, 7, 2, 3])
  },
)
