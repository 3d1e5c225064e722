import { describe, expect, test } from 'vitest'
import { takeConsole } from '../console.js'
import { click } from '../pointer.js'
import type { Renderer } from '../renderer.js'
import { countReports, expectErrors } from '../reports.js'

const message = 'the server is on strike'
const fail = () => {
  throw new Error(message)
}

export function describeThrowingCallbacks({ render }: Renderer): void {
  describe('a callback that throws', () => {
    test('loses no state, and is reported once', async () => {
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

    test('loses no state where a link is followed', async () => {
      expectErrors()
      const { control, list } = await render({
        count: 100,
        type: 'link',
        getPageUrl: ({ page }) => `#page=${page}`,
        onPageChange: fail,
      })
      await click(control('next'))
      await expect.poll(list).toBe('1 [2] 3 4 5 … 10')
      expect(countReports(message)).toBe(1)
      history.replaceState(null, '', location.href.split('#')[0])
    })

    test('throws at the one who made the request, and loses no state', async () => {
      const { list, run, update } = await render({ count: 100, onPageChange: fail, onPageSizeChange: fail })
      const errors: unknown[] = []
      const attempt = (work: () => void) => {
        try {
          work()
        } catch (error) {
          errors.push(error)
        }
      }
      await run(({ setPage, setPageSize }) => {
        attempt(() => setPage(5))
        attempt(() => setPageSize(20))
      })
      expect(errors).toEqual([new Error(message), new Error(message)])
      // Vue also tells of every error that passes through an event of a component.
      expect(takeConsole().filter((words) => !words.startsWith('warn: [Vue warn]: Unhandled error'))).toEqual([])
      await update({})
      expect(list()).toBe('1 2 [3] 4 5')
    })
  })
}
