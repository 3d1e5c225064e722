import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../console.js'
import type { Renderer } from '../renderer.js'

const requests = [
  ['setPage', Number.NaN],
  ['setPage', 'five'],
  ['setPage', undefined],
  ['setPageSize', Number.NaN],
  ['setPageSize', 0],
  ['setPageSize', 0.9],
  ['setPageSize', Number.NEGATIVE_INFINITY],
] as ['setPage' | 'setPageSize', number][]

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
  })
}
