import { describe, expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, View } from '../../harness/renderer.js'

export function describeNestedRequests({ render }: Renderer): void {
  describe('requests inside callbacks', () => {
    test.for([
      ['uncontrolled', { defaultPage: 5 }, { page: 3, pageSize: 20 }, '3-20 next-trigger'],
      // The parent hasn’t passed the page when the callback makes its request.
      ['controlled', { page: 5, pageSize: 10 }, { page: 5, pageSize: 10 }, '3-20 next-trigger'],
    ] as const)('are merged into one change: %s', async ([, options, shown, change]) => {
      const log: string[] = []
      const view: View = await render({
        count: 100,
        ...options,
        onPageChange: ({ pageSize }) => pageSize === 10 && view.api().setPageSize(20),
        onPaginationChange: ({ page, pageSize, reason }) => void log.push(`${page}-${pageSize} ${reason}`),
      })
      await click(view.control('next'))
      expect(view.api()).toMatchObject(shown)
      expect(log).toEqual([change])
    })

    test('that throw don’t leave later requests merged', async () => {
      const log: number[] = []
      const { run } = await render({
        count: 100,
        defaultPage: 5,
        onPaginationChange: ({ page }) => void log.push(page),
        onPageChange({ page }) {
          if (page === 6) throw new Error('sixth')
        },
      })
      await run(({ goToNextPage }) => expect(goToNextPage).toThrow('sixth'))
      await run(({ goToNextPage }) => goToNextPage())
      // Vue also logs every error that passes through an event of a component.
      expect(takeConsole().filter((text) => !text.startsWith('warn: [Vue warn]: Unhandled error'))).toEqual([])
      expect(log).toEqual([6, 7])
    })
  })
}
