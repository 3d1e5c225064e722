import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer } from '../../harness/renderer.js'

const largest = Number.MAX_SAFE_INTEGER

/** An option with an invalid value, what the warning says, and the resulting pagination of 100 items. */
const rows: [keyof PaginationOptions, unknown, text: string, expected: object][] = [
  ['count', -5, 'using 0', { count: 0, totalPages: 0 }],
  ['count', 15.7, 'using 15', { count: 15, totalPages: 2 }],
  ['count', Number.POSITIVE_INFINITY, `using ${largest}`, { count: largest }],
  ['count', 2 ** 60, `using ${largest}`, { count: largest }],
  ['count', Number.NaN, 'treating it as unknown', { count: 0, totalPages: 0, nextPage: null }],
  ['page', -3, 'using 1', { page: 1 }],
  ['page', 2.5, 'using 2', { page: 2 }],
  ['page', Number.NaN, 'Dogear manages it', { page: 1 }],
  ['defaultPage', 0, 'using 1', { page: 1 }],
  ['defaultPage', 3.9, 'using 3', { page: 3 }],
  ['defaultPage', Number.NaN, 'using 1', { page: 1 }],
  ['pageSize', 0, 'using 1', { pageSize: 1, totalPages: 100 }],
  ['pageSize', 20.5, 'using 20', { pageSize: 20, totalPages: 5 }],
  ['pageSize', Number.NaN, 'Dogear manages it', { pageSize: 10 }],
  ['defaultPageSize', -1, 'using 1', { pageSize: 1, totalPages: 100 }],
  ['defaultPageSize', 25.5, 'using 25', { pageSize: 25, totalPages: 4 }],
  ['defaultPageSize', Number.NaN, 'using 10', { pageSize: 10 }],
  ['siblingCount', -1, 'using 0', { pages: { length: 5 } }],
  ['siblingCount', 2.5, 'using 2', { pages: { length: 9 } }],
  ['siblingCount', Number.NaN, 'using 1', { pages: { length: 7 } }],
  ['boundaryCount', -1, 'using 0', { pages: { length: 5 } }],
  ['boundaryCount', 2.5, 'using 2', { pages: { length: 9 } }],
  ['boundaryCount', Number.NaN, 'using 1', { pages: { length: 7 } }],
  ['count', '95', 'using 95', { count: 95, totalPages: 10 }],
  ['page', '3', 'using 3', { page: 3 }],
  ['pageSize', '50', 'using 50', { pageSize: 50, totalPages: 2 }],
]

export function describeInvalidOptions({ render }: Renderer): void {
  describe('an invalid option', () => {
    test.for(rows)('%s %s warns once: “%s”', async ([name, value, text, expected]) => {
      const { api, update } = await render({ count: 100, [name]: value })
      expect(api()).toMatchObject(expected)
      await update({ dir: 'rtl' })
      const messages = takeConsole()
      expect(messages).toHaveLength(1)
      const [warning = ''] = messages
      expect(warning).toMatch(new RegExp(`^warn: .*\\b${name}\\b`))
      expect(warning).toContain(String(value))
      expect(warning).toMatch(new RegExp(`; ${text}\\b.*\\. [A-Z]`))
    })

    test.for(['pageSize', 'defaultPageSize'] as const)('%s Infinity shows all items on one page', async (name) => {
      const { list, api } = await render({ count: 100, [name]: Number.POSITIVE_INFINITY })
      takeConsole()
      expect(list()).toBe('[1]')
      expect(api()).toMatchObject({ totalPages: 1, pageRange: { start: 0, end: 100 } })
    })

    test.for(['siblingCount', 'boundaryCount'] as const)('%s above 1000 becomes 1000', async (name) => {
      const { api } = await render({ count: 50_000, defaultPage: 2500, [name]: 1001 })
      expect(takeConsole()).toEqual([expect.stringMatching(new RegExp(`${name}.*1001.*1000.*\\. [A-Z]`))])
      expect(api().pages).toHaveLength(2 * 1000 + 3 + 2)
    })

    test('a page that is NaN leaves the page uncontrolled', async () => {
      const { api, run } = await render({ count: 100, page: Number.NaN, defaultPage: 4 })
      takeConsole()
      expect(api().page).toBe(4)
      await run(({ goToNextPage }) => goToNextPage())
      expect(api().page).toBe(5)
    })

    test('a value that isn’t a number counts as omitted', async () => {
      const names = ['count', 'page', 'defaultPage', 'pageSize', 'defaultPageSize', 'siblingCount', 'boundaryCount']
      for (const value of ['many', '', {}, [], true, () => 1, Symbol('page')]) {
        const { api } = await render(Object.fromEntries(names.map((name) => [name, value])))
        expect(api()).toMatchObject({ page: 1, pageSize: 10, count: 0, pages: [] })
        takeConsole()
      }
    })

    test('warns once for each option and value', async () => {
      const { update } = await render({ count: -100, page: -100 })
      expect(takeConsole()).toHaveLength(2)
      await update({ count: -101 })
      expect(takeConsole()).toHaveLength(1)
      await update({ count: -100 })
      await render({ count: -101 })
      expect(takeConsole()).toEqual([])
    })
  })
}
