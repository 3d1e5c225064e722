// A cache shows answers again that the server gave earlier: each of them counts.
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { fetchUncountedElements } from '../shared/fetch-elements'
import { samplesNamed } from './samples'

vi.mock('../shared/fetch-elements', { spy: true })
vi.mock('../shared/respond', () => import('./held-respond'))

const samples = await samplesNamed('exact-count-query')
const { promise: never } = Promise.withResolvers<never>()

/** A list with this many rows. */
function serve(total: number) {
  vi.mocked(fetchUncountedElements).mockImplementation(async ({ offset, limit }) => ({
    rows: Array.from({ length: Math.max(0, Math.min(limit, total - offset)) }, (_, index) => {
      const number = offset + index + 1
      return { number, name: `Row ${number} of ${total}`, symbol: '' }
    }),
    offset,
    hasNextPage: offset + limit < total,
  }))
}

test.for(samples)('%s counts each answer that is shown, also from the cache', async ([, show]) => {
  serve(25)
  const { isBusy, next, pages, prev, rows, status } = show()
  const shown = () => [pages(), rows()[0], rows().length, status(), isBusy()]
  await expect.poll(shown).toEqual(['[1] 2 …', 'Row 1 of 25', 10, 'Page 1', false])
  await userEvent.click(next())
  await expect.poll(shown).toEqual(['1 [2] 3 …', 'Row 11 of 25', 10, 'Page 2', false])
  await userEvent.click(next())
  const last = ['1 2 [3]', 'Row 21 of 25', 5, '21–25 of 25', false]
  await expect.poll(shown).toEqual(last)

  serve(35)
  await userEvent.click(prev())
  await expect.poll(shown).toEqual(['1 [2] 3', 'Row 11 of 35', 10, '11–20 of 25', false])
  // The cached answer is shown at once, and what is known with it, until the server has answered.
  vi.mocked(fetchUncountedElements).mockImplementationOnce(() => never)
  await userEvent.click(next())
  await expect.poll(shown).toEqual(last)
  await userEvent.click(prev())
  await userEvent.click(next())
  await expect.poll(shown).toEqual(['1 2 [3] 4 …', 'Row 21 of 35', 10, 'Page 3', false])
  await userEvent.click(next())
  await expect.poll(shown).toEqual(['1 2 3 [4]', 'Row 31 of 35', 5, '31–35 of 35', false])

  serve(30)
  await userEvent.click(prev())
  await expect.poll(shown).toEqual(['1 2 [3]', 'Row 21 of 30', 10, '21–30 of 30', false])
})

test.for(samples)('%s returns from an empty page, which it doesn’t show', async ([, show]) => {
  serve(31)
  const { next, pages, rows } = show()
  await expect.poll(rows).toContain('Row 10 of 31')
  await userEvent.click(next())
  await userEvent.click(next())
  await expect.poll(rows).toContain('Row 30 of 31')
  serve(30)
  const seen: number[] = []
  new MutationObserver(() => seen.push(rows().length)).observe(document.body, { childList: true, subtree: true })
  await userEvent.click(next())
  await expect.poll(pages).toBe('1 2 [3]')
  expect(seen).not.toContain(0)
})
