// Lists on a server that doesn't count its rows, but answers with a cursor.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elements } from '../../../examples/shared/elements'
import { fetchByCursor } from '../shared/fetch-by-cursor'
import { holdResponses } from './held-respond'
import { type Show, samplesNamed } from './samples'
import { expectSilentConsole } from './silent-console'

vi.mock('../shared/fetch-by-cursor', { spy: true })
vi.mock('../shared/respond', () => import('./held-respond'))

const samples = await samplesNamed('cursors')

const byCursor = vi.mocked(fetchByCursor)
const symbols = ['Ne', 'Ca', 'Zn', 'Zr', 'Sn', 'Nd', 'Yb', 'Hg', 'Th', 'Fm', 'Ds']
const pageOf = (cursor = '') => symbols.indexOf(atob(cursor).replace('after ', '')) + 2
/** The pages that were requested. Every page but the first has a cursor, which names the last element before it. */
const requests = () => byCursor.mock.calls.map(([{ cursor }]) => (cursor ? pageOf(cursor) : 1))

expectSilentConsole()

const { href } = location
beforeEach(() => {
  byCursor.mockReset()
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
  byCursor.mockImplementation(async ({ cursor, limit }) => {
    const end = Number(cursor ?? 0) + limit
    const rows = elements.slice(end - limit, Math.min(end, server.count))
    return { rows, nextCursor: end < server.count ? String(end) : undefined }
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

test.for(samples)('%s never asks for a page without a cursor', async ([, show]) => {
  const { next, pages, firstRow } = await open(show)
  next().focus()
  const release = holdResponses()
  await userEvent.keyboard('{Enter}{Enter}{Enter}')
  release()
  await expect.poll(firstRow).toBe('Sodium')
  expect([pages(), document.activeElement, requests()]).toEqual(['1 [2] 3 …', next(), [1, 2]])
})

test.for(samples)('%s starts on page 1 if the address has a page without a cursor', async ([, show]) => {
  history.replaceState(null, '', '/?page=7&sort=number')
  const [replaced, pushed] = [vi.spyOn(history, 'replaceState'), vi.spyOn(history, 'pushState')]
  const { isBusy } = await open(show)
  expect([isBusy(), location.search, requests()]).toEqual([false, '?sort=number', [1]])
  expect([replaced.mock.calls.length, pushed.mock.calls.length]).toEqual([1, 0])
})

test.for(samples)('%s goes back and forward in the history', async ([, show]) => {
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

test.for(samples)('%s corrects the address if a page is empty', async ([, show]) => {
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
