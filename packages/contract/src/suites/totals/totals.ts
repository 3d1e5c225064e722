import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import type { Renderer } from '../../harness/renderer.js'

interface Expected {
  readonly list: string
  readonly totalPages: number
  readonly isTotalKnown: boolean
  readonly previousPage: number | null
  readonly nextPage: number | null
  readonly range: readonly [start: number, end: number]
}

const shown = (
  list: string,
  [totalPages, isTotalKnown]: [number, 'known' | 'open'],
  [previousPage, nextPage]: [number | null, number | null],
  range: [number, number],
): Expected => ({ list, totalPages, isTotalKnown: isTotalKnown === 'known', previousPage, nextPage, range })

const rows: [name: string, PaginationOptions, Expected][] = [
  ['count', { count: 45, page: 2 }, shown('1 [2] 3 4 5', [5, 'known'], [1, 3], [10, 20])],
  ['count on the last page', { count: 45, page: 5 }, shown('1 2 3 4 [5]', [5, 'known'], [4, null], [40, 45])],
  ['count of 0', { count: 0 }, shown('', [0, 'known'], [null, null], [0, 0])],
  ['totalPages', { totalPages: 5, page: 2 }, shown('1 [2] 3 4 5', [5, 'known'], [1, 3], [10, 20])],
  ['totalPages on the last page', { totalPages: 5, page: 5 }, shown('1 2 3 4 [5]', [5, 'known'], [4, null], [40, 50])],
  ['totalPages of 0', { totalPages: 0 }, shown('', [0, 'known'], [null, null], [0, 0])],
  ['minCount', { minCount: 1000 }, shown('[1] 2 3 4 5 …', [100, 'open'], [null, 2], [0, 10])],
  ['minCount, on its last page', { minCount: 30, page: 3 }, shown('1 2 [3] …', [3, 'open'], [2, 4], [20, 30])],
  ['minCount, past its last page', { minCount: 30, page: 5 }, shown('1 2 3 4 [5] …', [5, 'open'], [4, 6], [40, 50])],
  ['minCount of 0', { minCount: 0 }, shown('[1] …', [1, 'open'], [null, 2], [0, 10])],
  ['hasNextPage', { hasNextPage: true }, shown('[1] 2 …', [2, 'open'], [null, 2], [0, 10])],
  ['hasNextPage, page 5', { hasNextPage: true, page: 5 }, shown('1 … 4 [5] 6 …', [6, 'open'], [4, 6], [40, 50])],
  ['no next page', { hasNextPage: false, page: 3 }, shown('1 2 [3]', [3, 'known'], [2, null], [20, 30])],
  ['no next page after page 1', { hasNextPage: false }, shown('[1]', [1, 'known'], [null, null], [0, 10])],
  [
    'minCount, and a page after it',
    { minCount: 30, page: 3, hasNextPage: true },
    shown('1 2 [3] 4 …', [4, 'open'], [2, 4], [20, 30]),
  ],
  [
    'minCount, and no page after it',
    { minCount: 30, page: 3, hasNextPage: false },
    shown('1 2 [3]', [3, 'known'], [2, null], [20, 30]),
  ],
  [
    'minCount of more pages than hasNextPage says',
    { minCount: 30, hasNextPage: false },
    shown('[1] 2 3 …', [3, 'open'], [null, 2], [0, 10]),
  ],
  ['nothing', { page: 5 }, shown('', [0, 'open'], [null, null], [40, 50])],
  ['only maxPage', { maxPage: 9, page: 5 }, shown('', [0, 'open'], [null, null], [40, 50])],
  ['count before minCount', { count: 45, minCount: 90 }, shown('[1] 2 3 4 5', [5, 'known'], [null, 2], [0, 10])],
  [
    'totalPages before minCount',
    { totalPages: 5, minCount: 90 },
    shown('[1] 2 3 4 5', [5, 'known'], [null, 2], [0, 10]),
  ],
  [
    'count before hasNextPage',
    { count: 25, page: 3, hasNextPage: true },
    shown('1 2 [3]', [3, 'known'], [2, null], [20, 25]),
  ],
  [
    'totalPages before hasNextPage',
    { totalPages: 3, hasNextPage: false },
    shown('[1] 2 3', [3, 'known'], [null, 2], [0, 10]),
  ],
]

const types: [name: string, PaginationOptions][] = [
  ['buttons', {}],
  ['links', { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }],
]

export function describeTotals({ render }: Renderer): void {
  describe.for(types)('a total of %s', ([, type]) => {
    test.for(rows)('%s', async ([, options, { list, range, ...numbers }]) => {
      const view = await render({ ...type, ...options })
      const { totalPages, isTotalKnown, previousPage, nextPage, page } = numbers as Expected & { page?: number }
      expect(view.list()).toBe(list)
      expect(view.api()).toMatchObject({ totalPages, isTotalKnown, previousPage, nextPage })
      expect(view.api().pageRange).toEqual({ start: range[0], end: range[1] })
      expect(view.api().count).toBe(options.count ?? 0)
      expect(page).toBeUndefined()
      const isEnabled = (name: 'prev' | 'next') => !view.control(name).ariaDisabled
      expect([isEnabled('prev'), isEnabled('next')]).toEqual([previousPage !== null, nextPage !== null])
    })
  })

  describe('the total', () => {
    test('can change from each kind to any other', async () => {
      const { api, list, update } = await render({})
      const none = { count: undefined, totalPages: undefined, minCount: undefined, hasNextPage: undefined }
      for (const [, { page, ...options }, expected] of [...rows, ...[...rows].reverse()]) {
        await update({ ...none, maxPage: undefined, page: page ?? 1, ...options })
        expect([list(), api().totalPages, api().isTotalKnown]).toEqual([
          expected.list,
          expected.totalPages,
          expected.isTotalKnown,
        ])
      }
    })
  })
}
