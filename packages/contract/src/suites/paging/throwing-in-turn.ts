import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'
import { countReports, expectErrors } from '../../harness/reports.js'

export function describeThrowingInTurn({ render }: Renderer): void {
  describe('onPaginationChange', () => {
    test('is called even if the other callbacks throw, whose first error is thrown to the code that made the request', async () => {
      const fail = (message: string) => () => {
        throw new Error(message)
      }
      const [onPaginationChange, navigate] = [vi.fn(fail('third')), vi.fn(fail('fourth'))]
      const callbacks = { onPageSizeChange: fail('first'), onPageChange: vi.fn(fail('second')), onPaginationChange }
      const getPageUrl = () => '#'
      const { run } = await render({ count: 100, page: 5, ...callbacks, getPageUrl, navigate })
      await run(({ setPageSize }) => expect(() => setPageSize(20)).toThrow('first'))
      expect(callbacks.onPageChange).toHaveBeenCalledOnce()
      expect(onPaginationChange).toHaveBeenCalledOnce()
      expect(navigate).toHaveBeenCalledOnce()
      // Vue also logs every error that passes through an event of a component.
      expect(takeConsole().filter((text) => !text.startsWith('warn: [Vue warn]: Unhandled error'))).toEqual([])
    })

    test('that throws in an event is reported once, and doesn’t lose the new page', async () => {
      expectErrors()
      const onPaginationChange = () => {
        throw new Error('the server is down')
      }
      const { control, list } = await render({ count: 100, onPaginationChange })
      await click(control('next'))
      expect(countReports('the server is down')).toBe(1)
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
    })
  })
}
