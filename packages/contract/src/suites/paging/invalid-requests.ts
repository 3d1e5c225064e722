import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Renderer } from '../../harness/renderer.js'

const requests = [
  ['setPage', Number.NaN],
  ['setPage', 'five'],
  ['setPage', undefined],
  ['setPageSize', Number.NaN],
  ['setPageSize', 0],
  ['setPageSize', 0.9],
  ['setPageSize', Number.NEGATIVE_INFINITY],
] as ['setPage' | 'setPageSize', number][]

const targets: [target: unknown, shown: string][] = [
  [{ page: Number.NaN }, '{ page: NaN, pageSize: undefined }'],
  [{ page: 'five', pageSize: 20 }, '{ page: "five", pageSize: 20 }'],
  [{ page: 2, pageSize: Number.NaN }, '{ page: 2, pageSize: NaN }'],
  [{ page: 2, pageSize: 0 }, '{ page: 2, pageSize: 0 }'],
  [{ page: 2, pageSize: '0.9' }, '{ page: 2, pageSize: "0.9" }'],
  [{ page: {}, pageSize: 20 }, '{ page: [object Object], pageSize: 20 }'],
]

export function describeInvalidRequests({ render }: Renderer): void {
  describe('an invalid request', () => {
    test.for(requests)('%s(%s) is ignored, with one warning', async ([name, value]) => {
      const onChange = vi.fn()
      const { api, run } = await render({
        count: 100,
        defaultPage: 5,
        onPageChange: onChange,
        onPageSizeChange: onChange,
      })
      await run((actions) => actions[name](value))
      await run((actions) => actions[name](value))
      expect(api()).toMatchObject({ page: 5, pageSize: 10 })
      expect(onChange).not.toHaveBeenCalled()
      const messages = takeConsole()
      expect(messages).toHaveLength(1)
      for (const text of [`${name}(`, String(value)]) expect(messages[0]).toContain(text)
      expect(messages[0]).toMatch(/Ignoring setPage.*\. [A-Z]/)
    })

    test.for(targets)('setPagination(%o) is ignored as a whole, with one warning', async ([target, shown]) => {
      const onChange = vi.fn()
      const callbacks = { onPageChange: onChange, onPageSizeChange: onChange, onPaginationChange: onChange }
      const { api, run } = await render({ count: 100, defaultPage: 5, ...callbacks })
      await run(({ setPagination }) => setPagination(target as object))
      await run(({ setPagination }) => setPagination(target as object))
      expect(api()).toMatchObject({ page: 5, pageSize: 10 })
      expect(onChange).not.toHaveBeenCalled()
      expect(takeConsole()).toEqual([expect.stringContaining(`Ignoring setPagination(${shown}). `)])
    })

    test.for([undefined, null, 7, 'seven', [], () => {}, Symbol('target')])(
      'setPagination(%s) changes nothing, and doesn’t throw',
      async (target) => {
        const onPaginationChange = vi.fn()
        const { run } = await render({ count: 100, onPaginationChange })
        await run(({ setPagination }) => setPagination(target as object))
        expect(onPaginationChange).not.toHaveBeenCalled()
        takeConsole()
      },
    )
  })
}
