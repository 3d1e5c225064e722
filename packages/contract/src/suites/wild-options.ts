import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Host, takeWords } from '../host.js'
import { wildOptions } from '../wild.js'

export function describeWildOptions({ show }: Host): void {
  describe('wild options', () => {
    test('whatever is given, the page is valid and the console shows nothing but our warnings', async () => {
      const property = fc.asyncProperty(wildOptions, wildOptions, async (first, second) => {
        const { api, run, update, unmount } = await show(first)
        await run(({ goToNextPage }) => goToNextPage())
        await update(second)
        await run(({ setPageSize }) => setPageSize(7))
        const { page, totalPages, pages } = api()
        expect(page).toBeGreaterThanOrEqual(1)
        if (pages.length > 0) expect(page).toBeLessThanOrEqual(totalPages)
        await unmount()
        expect(takeWords().filter((words) => !words.startsWith('warn: [dogear] '))).toEqual([])
      })
      await fc.assert(property, { numRuns: 60 })
    })
  })
}
