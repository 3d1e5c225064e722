import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../console.js'
import type { Renderer } from '../renderer.js'

export function describeInvalidRequests({ render }: Renderer): void {
  describe('requests that are refused', () => {
    const refused = [
      ['setPage', Number.NaN],
      ['setPage', 'five'],
      ['setPage', undefined],
      ['setPageSize', Number.NaN],
      ['setPageSize', 0],
      ['setPageSize', 0.9],
      ['setPageSize', Number.NEGATIVE_INFINITY],
    ] as ['setPage' | 'setPageSize', number][]

    test.for(refused)('%s(%s) is refused, with one warning', async ([name, value]) => {
      const onPageChange = vi.fn()
      const { api, list, run } = await render({
        count: 100,
        defaultPage: 5,
        onPageChange,
        onPageSizeChange: onPageChange,
      })
      await run((actions) => actions[name](value))
      await run((actions) => actions[name](value))
      expect(list()).toBe('1 … 4 [5] 6 … 10')
      expect(api().pageSize).toBe(10)
      expect(onPageChange).not.toHaveBeenCalled()
      const words = takeConsole()
      expect(words).toHaveLength(1)
      expect(words[0]).toContain(`${name}(`)
      expect(words[0]).toContain(String(value))
      expect(words[0]).toMatch(/Ignoring setPage.*\. [A-Z]/)
    })
  })
}
