import { describe, expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeInvalidOptions({ render }: Renderer): void {
  describe('an invalid option', () => {
    test('warns once, however often it is rendered', async () => {
      const { api, update } = await render({ count: -100, page: -100 })
      expect(takeConsole().sort()).toEqual([
        expect.stringContaining('warn: [dogear] Invalid `count` -100; using 0 instead.'),
        expect.stringContaining('warn: [dogear] Invalid `page` -100; using 1 instead.'),
      ])
      await update({ dir: 'rtl' })
      await update({ count: -101 })
      expect(takeConsole()).toEqual([expect.stringContaining('`count` -101')])
      await render({ count: -101 })
      expect(takeConsole()).toEqual([])
      expect(api()).toMatchObject({ count: 0, page: 1 })
    })

    test('causes no other message and no error, whatever its type', async () => {
      const totals = ['count', 'totalPages', 'minCount', 'maxPage', 'hasNextPage', 'busy', 'disabled']
      const numbers = ['page', 'defaultPage', 'pageSize', 'defaultPageSize', 'siblingCount', 'boundaryCount']
      for (const value of ['many', '', {}, [], true, () => 1, Symbol('page')]) {
        const { api } = await render(Object.fromEntries([...totals, ...numbers].map((name) => [name, value])))
        expect(api()).toMatchObject({ page: 1, pageSize: 10, count: 0 })
        expect(takeConsole().filter((message) => !message.startsWith('warn: [dogear] '))).toEqual([])
      }
    })
  })
}
