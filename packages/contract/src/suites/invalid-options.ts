import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { takeConsole } from '../console.js'
import type { Renderer } from '../renderer.js'

const largest = Number.MAX_SAFE_INTEGER

/** An option with an invalid value, the value used instead, and the resulting pagination of 100 items. */
const rows: [keyof PaginationOptions, unknown, used: string, expected: object][] = [
  ['count', -5, '0', { count: 0, totalPages: 0 }],
  ['count', 15.7, '15', { count: 15, totalPages: 2 }],
  ['count', Number.POSITIVE_INFINITY, `${largest}`, { count: largest }],
  ['count', 2 ** 60, `${largest}`, { count: largest }],
  ['count', Number.NaN, 'unknown|not (given|known)', { count: 0, totalPages: 0, nextPage: 2 }],
  ['page', -3, '1', { page: 1 }],
  ['page', 2.5, '2', { page: 2 }],
  ['page', Number.NaN, 'not given|omitted|uncontrolled', { page: 1 }],
  ['defaultPage', 0, '1', { page: 1 }],
  ['defaultPage', 3.9, '3', { page: 3 }],
  ['defaultPage', Number.NaN, 'not given|omitted', { page: 1 }],
  ['pageSize', 0, '1', { pageSize: 1, totalPages: 100 }],
  ['pageSize', 20.5, '20', { pageSize: 20, totalPages: 5 }],
  ['pageSize', Number.NaN, 'not given|omitted|uncontrolled', { pageSize: 10 }],
  ['defaultPageSize', -1, '1', { pageSize: 1, totalPages: 100 }],
  ['defaultPageSize', 25.5, '25', { pageSize: 25, totalPages: 4 }],
  ['defaultPageSize', Number.NaN, 'not given|omitted', { pageSize: 10 }],
  ['siblingCount', -1, '0', { pages: { length: 5 } }],
  ['siblingCount', 2.5, '2', { pages: { length: 9 } }],
  ['siblingCount', Number.NaN, '1', { pages: { length: 7 } }],
  ['boundaryCount', -1, '0', { pages: { length: 5 } }],
  ['boundaryCount', 2.5, '2', { pages: { length: 9 } }],
  ['boundaryCount', Number.NaN, '1', { pages: { length: 7 } }],
  ['count', '95', '95', { count: 95, totalPages: 10 }],
  ['page', '3', '3', { page: 3 }],
  ['pageSize', '50', '50', { pageSize: 50, totalPages: 2 }],
]

export function describeInvalidOptions({ render }: Renderer): void {
  describe('an invalid option', () => {
    test.for(rows)('%s %s becomes %s, with one warning', async ([name, value, used, expected]) => {
      const { api, update } = await render({ count: 100, [name]: value })
      expect(api()).toMatchObject(expected)
      await update({ dir: 'rtl' })
      const messages = takeConsole()
      expect(messages).toHaveLength(1)
      const [warning = ''] = messages
      expect(warning).toMatch(new RegExp(`^warn: .*\\b${name}\\b`))
      expect(warning).toContain(String(value))
      expect(warning).toMatch(new RegExp(`(${used})\\b.*\\. [A-Z]`))
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
