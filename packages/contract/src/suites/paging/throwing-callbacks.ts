import { describe, expect, test } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { countReports, expectErrors } from '../../harness/reports.js'

const message = 'the server is down'
const fail = () => {
  throw new Error(message)
}

export function describeThrowingCallbacks({ render }: Renderer): void {
  describe('a callback that throws', () => {
    test('doesn’t lose the new page, and is reported once', async () => {
      expectErrors()
      const { control, list, update } = await render({ count: 100, onPageChange: fail })
      await click(control('next'))
      expect(countReports(message)).toBe(1)
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      await click(control('next'))
      expect(countReports(message)).toBe(1)
      await expect.poll(list).toBe('1 2 [3] 4 5 … 10')
      await update({ onPageChange: () => {} })
      await click(control('next'))
      expect(list()).toBe('1 2 3 [4] 5 … 10')
    })

    test('doesn’t lose the new page of a link', async () => {
      expectErrors()
      const getPageUrl = ({ page }: { page: number }) => `#page=${page}`
      const { control, list } = await render({ count: 100, type: 'link', getPageUrl, onPageChange: fail })
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      expect(countReports(message)).toBe(1)
      history.replaceState(null, '', location.href.split('#')[0])
    })

    test('throws to the code that made the request, and doesn’t lose the new page', async () => {
      const { list, run, update } = await render({ count: 100, onPageChange: fail, onPageSizeChange: fail })
      await run(({ setPage, setPageSize }) => {
        expect(() => setPage(5)).toThrow(message)
        expect(() => setPageSize(20)).toThrow(message)
      })
      // Vue also logs every error that passes through an event of a component.
      expect(takeConsole().filter((text) => !text.startsWith('warn: [Vue warn]: Unhandled error'))).toEqual([])
      await update({})
      expect(list()).toBe('1 2 [3] 4 5')
    })
  })
}
