import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer } from '../../harness/renderer.js'

/** An option with an invalid value, what the warning says, and the resulting pagination beside other options. */
const rows: [keyof PaginationOptions, unknown, text: string, expected: object, PaginationOptions?][] = [
  ['totalPages', -5, 'using 0', { totalPages: 0, isTotalKnown: true }],
  ['totalPages', 2.5, 'using 2', { totalPages: 2, isTotalKnown: true }],
  ['totalPages', '7', 'using 7', { totalPages: 7, isTotalKnown: true }],
  ['totalPages', Number.NaN, 'treating it as unknown', { totalPages: 0, isTotalKnown: false }],
  ['minCount', -5, 'using 0', { totalPages: 1, isTotalKnown: false }],
  ['minCount', 15.5, 'using 15', { totalPages: 2, isTotalKnown: false }],
  ['minCount', '95', 'using 95', { totalPages: 10, isTotalKnown: false }],
  ['minCount', Number.NaN, 'treating it as unknown', { totalPages: 0, isTotalKnown: false }],
  ['maxPage', 0, 'using 1', { totalPages: 1, isTotalKnown: true }, { count: 100 }],
  ['maxPage', -3, 'using 1', { totalPages: 1, isTotalKnown: true }, { count: 100 }],
  ['maxPage', 2.7, 'using 2', { totalPages: 2, isTotalKnown: true }, { count: 100 }],
  ['maxPage', '3', 'using 3', { totalPages: 3, isTotalKnown: true }, { count: 100 }],
  ['maxPage', Number.NaN, 'using no limit', { totalPages: 10, isTotalKnown: true }, { count: 100 }],
  ['hasNextPage', 'yes', 'using true', { totalPages: 2, isTotalKnown: false }],
  ['hasNextPage', 0, 'using false', { totalPages: 1, isTotalKnown: true }],
  ['busy', 1, 'using true', { busy: true }],
  ['busy', Number.NaN, 'using false', { busy: false }],
  ['disabled', 'no', 'using true', { disabled: true }],
  ['disabled', 0, 'using false', { disabled: false }],
]

export function describeInvalidTotals({ render }: Renderer): void {
  describe('an invalid option', () => {
    test.for(rows)('%s %s warns once: “%s”', async ([name, value, text, expected, others]) => {
      const { api, update } = await render({ ...others, [name]: value })
      expect(api()).toMatchObject(expected)
      await update({ dir: 'rtl' })
      const messages = takeConsole()
      expect(messages).toHaveLength(1)
      const [warning = ''] = messages
      expect(warning).toMatch(new RegExp(`^warn: .*\\b${name}\\b`))
      expect(warning).toContain(String(value))
      expect(warning).toMatch(new RegExp(`; ${text}\\b.*\\. [A-Z]`))
    })

    test('a total that isn’t a number counts as omitted', async () => {
      const names = ['totalPages', 'minCount', 'maxPage']
      for (const value of ['many', '', {}, [], true, () => 1, Symbol('total')]) {
        const { api, run } = await render(Object.fromEntries(names.map((name) => [name, value])))
        await run(({ setPage }) => setPage(7))
        expect(api()).toMatchObject({ page: 7, totalPages: 0, isTotalKnown: false, pages: [] })
        takeConsole()
      }
    })

    test.for([{ totalPages: Number.POSITIVE_INFINITY }, { totalPages: 2 ** 60 }, { minCount: 2 ** 60 }])(
      'a total that is too large has pages that can be reached: %o',
      async (total) => {
        const { api, run } = await render({ ...total })
        await run(({ setPage }) => setPage(Number.POSITIVE_INFINITY))
        takeConsole()
        const { page, totalPages, isTotalKnown, nextPage, pageRange } = api()
        const last = Math.ceil(Number.MAX_SAFE_INTEGER / 10)
        expect({ page, totalPages, isTotalKnown, nextPage }).toEqual({
          page: last,
          totalPages: last,
          isTotalKnown: true,
          nextPage: null,
        })
        expect(Number.isSafeInteger(pageRange.start)).toBe(true)
      },
    )
  })
}
