import { expect, test } from 'vitest'
import { exactCount, type PageAnswer } from '../src/index.js'

/** The counts after each answer, for pages of ten rows: "2: 5 end" are 5 rows of page 2, and the server says that no page follows. */
function countsOf(answers: string) {
  let previous: (PageAnswer & { count?: number | undefined }) | undefined
  const counts = answers.split(', ').map((text) => {
    const [, page, rows, more] = text.match(/^(\d+): (\d+) ?(\+|end)?$/) ?? []
    const answer = {
      page: Number(page),
      pageSize: 10,
      rows: Number(rows),
      hasNextPage: more ? more === '+' : undefined,
    }
    const count = exactCount(previous, answer)
    previous = { ...answer, count }
    return count ?? '?'
  })
  return counts.join(', ')
}

test.each([
  ['a full page says nothing', '1: 10, 2: 10', '?, ?'],
  ['a page that isn’t full ends the list', '1: 10, 2: 5', '?, 15'],
  ['a full page without a next one ends the list', '1: 10 +, 2: 10 end', '?, 20'],
  ['a page that isn’t full but has a next one doesn’t', '1: 5 +', '?'],
  ['an empty first page is an empty list', '1: 0', '0'],
  ['the end stays known on the way back', '3: 5, 2: 10, 1: 10 +', '25, 25, 25'],
  ['the end is where an answer says that it is', '3: 5, 3: 7, 2: 10 end', '25, 27, 20'],
  ['a full last page leaves the end known', '2: 10, 3: 0, 2: 10', '?, 20, 20'],
  ['rows beyond the end contradict it', '3: 5, 3: 10', '25, ?'],
  ['a next page at the end contradicts it', '3: 10 end, 3: 10 +', '30, ?'],
  ['a next page before the end doesn’t', '3: 10 end, 2: 10 +', '30, 30'],
  ['an empty page ends the list if the one before it was full', '2: 10, 3: 0', '?, 20'],
  ['an empty page after skipped pages leads back', '2: 10, 7: 0, 2: 10', '?, 20, ?'],
  ['and leads back to page 1 if it is the first answer', '7: 0, 1: 10', '0, ?'],
  ['a page that isn’t full ends the list after that, too', '2: 10, 7: 0, 2: 4', '?, 20, 14'],
  ['an empty page beyond a known end leads back to that end', '3: 5, 1: 10, 9: 0, 3: 5', '25, 25, 25, 25'],
  ['an empty page before a known end was deleted', '3: 5, 2: 10, 3: 0, 2: 10', '25, 25, 20, 20'],
  ['a page that has become empty leads to the one before it', '3: 10, 3: 0, 2: 10', '?, 20, 20'],
  ['a second empty page leads to page 1', '9: 10, 9: 0, 8: 0, 1: 10', '?, 80, 0, ?'],
  ['an empty page that has a next one isn’t the end', '2: 10 +, 3: 0 +', '?, ?'],
  ['an empty page without a next one leads back like any other', '2: 10 +, 7: 0 end', '?, 20'],
])('%s: after %s, the count is %s', (_title, answers, counts) => {
  expect(countsOf(answers)).toBe(counts)
})

test('counts in items, so the page size may change', () => {
  const last = { page: 5, pageSize: 10, rows: 3 }
  expect(exactCount({ ...last, count: 43 }, { page: 1, pageSize: 20, rows: 20 })).toBe(43)
  expect(exactCount({ ...last, count: 43 }, { page: 3, pageSize: 20, rows: 20 })).toBeUndefined()
  expect(exactCount({ page: 4, pageSize: 5, rows: 5 }, { page: 3, pageSize: 10, rows: 0 })).toBe(20)
})

test('all items on one page are the count', () => {
  expect(exactCount(undefined, { page: 1, pageSize: Infinity, rows: 118 })).toBe(118)
})
