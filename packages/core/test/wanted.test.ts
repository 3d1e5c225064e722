import { expect, test } from 'vitest'
import type { PaginationOptions } from '../src/index.js'
import { getWanted, type Wanted } from '../src/numbers/wanted.js'

const rows: [PaginationOptions, requestedPage: number, pageSize: number, isPageControlled: boolean][] = [
  [{}, 1, 10, false],
  [{ defaultPage: 3, defaultPageSize: 20 }, 3, 20, false],
  [{ page: 4, pageSize: 5, defaultPage: 3, defaultPageSize: 20 }, 4, 5, true],
  // Nothing here knows how many pages exist.
  [{ page: 99, count: 10 }, 99, 10, true],
  [{ page: Number.NaN, pageSize: Number.NaN }, 1, 10, false],
]

test.for(rows)(
  '%j asks for page %j of %j items, which the parent controls: %j',
  ([options, page, size, controlled]) => {
    const { requestedPage, resumeFrom, isPageControlled } = getWanted(options)
    expect([requestedPage, resumeFrom.pageSize, isPageControlled]).toEqual([page, size, controlled])
  },
)

const stored = { offset: 40, pageSize: 20 }

test('what a request has stored replaces the defaults, but not what the parent controls', () => {
  expect(getWanted({ defaultPage: 9 }, stored)).toMatchObject({ requestedPage: 3, resumeFrom: stored })
  expect(getWanted({ page: 2 }, stored)).toMatchObject({ requestedPage: 2, resumeFrom: stored })
  const resumeFrom = { offset: 40, pageSize: 10 }
  expect(getWanted({ pageSize: 10 }, stored)).toMatchObject({ requestedPage: 5, resumeFrom })
})

/** What was wanted before: page 7, as long as no request is stored. */
const before = (isPageControlled: boolean): Wanted => {
  const resumeFrom = { offset: 60, pageSize: 10 }
  return { stored, resumeFrom, isPageControlled, requestedPage: 7 }
}

test('until the next request, a pagination that is no longer controlled continues from what it showed', () => {
  expect(getWanted({}, stored, before(true))).toMatchObject({ requestedPage: 7, isPageControlled: false })
  expect(getWanted({}, { ...stored }, before(true))).toMatchObject({ requestedPage: 3, resumeFrom: stored })
})

test('NaN after a page is page 1, because it comes from a URL without one', () => {
  const page = Number.NaN
  expect(getWanted({ page }, stored, before(true))).toMatchObject({ requestedPage: 1, isPageControlled: true })
  expect(getWanted({ page }, stored, before(false))).toMatchObject({ requestedPage: 7, isPageControlled: false })
})
