import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer } from '../../harness/renderer.js'
import { arbitraryOptions } from '../../random/arbitraries.js'

export function describeRandomOptions({ render }: Renderer): void {
  describe('random options', () => {
    test('whatever the options are, the page is valid and the console shows only warnings of Dogear', async () => {
      const property = fc.asyncProperty(arbitraryOptions, arbitraryOptions, async (first, second) => {
        const { api, run, update, unmount } = await render(first)
        await run(({ goToNextPage }) => goToNextPage())
        await update(second)
        await run(({ setPageSize }) => setPageSize(7))
        const { page, totalPages, pages, busy } = api()
        expect(page).toBeGreaterThanOrEqual(1)
        if (pages.length > 0 && !busy) expect(page).toBeLessThanOrEqual(totalPages)
        await unmount()
        expect(takeConsole().filter((message) => !message.startsWith('warn: [dogear] '))).toEqual([])
      })
      await fc.assert(property, { numRuns: 60 })
    })
  })
}
