import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeCursors({ render }: Renderer): void {
  describe('cursors', () => {
    /** An endpoint that returns three pages, each with the cursor of the next one. */
    const cursorAfter = (cursor: string) => ({ start: 'b', b: 'c', c: undefined })[cursor]

    /** An app that knows only the cursors that it has received. It renders while it loads, and once it has loaded. */
    const open = async () => {
      const cursors: (string | undefined)[] = ['start']
      const requested: (string | undefined)[] = []
      const optionsOf = (page: number): PaginationOptions => {
        const cursor = cursors[page - 1]
        requested.push(cursor)
        const next = cursorAfter(cursor as string)
        if (next) cursors[page] = next
        return { page, maxPage: cursors.length, hasNextPage: next !== undefined, busy: false }
      }
      const load = async (page: number) => {
        await view.update({ page, busy: true, maxPage: undefined, hasNextPage: undefined })
        await view.update(optionsOf(page))
      }
      const pending: number[] = []
      const view = await render({ ...optionsOf(1), onPageChange: ({ page }) => void pending.push(page) })
      return {
        ...view,
        requested,
        async loadRequested() {
          for (const page of pending.splice(0)) await load(page)
        },
      }
    }

    test('are followed by Next to the last page and back, and never past those that are known', async () => {
      const { control, list, loadRequested, requested, run } = await open()
      const lists = [list()]
      for (const name of ['next', 'next', 'next', 'prev', 'first', 'next', 3] as const) {
        await click(control(name))
        await loadRequested()
        lists.push(list())
      }
      expect(lists).toEqual([
        '[1] 2 …',
        '1 [2] 3 …',
        '1 2 [3]',
        '1 2 [3]',
        '1 [2] 3 …',
        '[1] 2 …',
        '1 [2] 3 …',
        '1 2 [3]',
      ])
      await run(({ setPage }) => setPage(99))
      await loadRequested()
      expect(requested).toEqual(['start', 'b', 'c', 'b', 'start', 'b', 'c'])
    })
  })
}
