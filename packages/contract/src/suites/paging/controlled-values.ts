import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { golden } from '../../golden/golden.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeControlledValues({ render }: Renderer): void {
  describe('a controlled value', () => {
    test.for([
      ['undefined', undefined],
      ['null', null],
    ] as const)('an option that is %s counts as omitted', async ([, none]) => {
      const numbers = ['page', 'defaultPage', 'pageSize', 'defaultPageSize', 'siblingCount', 'boundaryCount']
      const totals = ['totalPages', 'minCount', 'hasNextPage', 'maxPage', 'busy', 'disabled']
      const callbacks = ['onPageChange', 'onPageSizeChange', 'onPaginationChange', 'onPageOutOfRange', 'navigate']
      const others = ['type', 'getPageUrl', 'translations', 'ids', 'dir']
      const names = [...numbers, ...totals, ...callbacks, ...others]
      const options = Object.fromEntries(names.map((name) => [name, none])) as PaginationOptions
      const { container, control, list, update } = await render({ ...options, count: 100 })
      const expected = golden['buttons on the first page'].markup
      expect(normalizeMarkup(container.innerHTML)).toBe(normalizeMarkup(expected))
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      await update({ count: none as undefined })
      expect(list()).toBe('')
    })

    test('the page changes when the parent accepts it in the callback', async () => {
      const view = await render({ count: 100, page: 1, onPageChange: ({ page }) => void view.update({ page }) })
      await click(view.control('next'))
      expect(view.list()).toBe('1 [2] 3 4 5 … 10')
      await click(view.control(4))
      expect(view.list()).toBe('1 2 3 [4] 5 … 10')
    })

    test('page and page size change when the parent accepts both in the callbacks', async () => {
      const view = await render({
        count: 100,
        page: 5,
        pageSize: 10,
        onPageChange: ({ page }) => void view.update({ page }),
        onPageSizeChange: ({ pageSize }) => void view.update({ pageSize }),
      })
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(view.list()).toBe('1 2 [3] 4 5')
    })

    test('a page can be controlled while Dogear manages the page size', async () => {
      const onPageChange = vi.fn()
      const { api, control, run, update } = await render({ count: 100, page: 3, defaultPageSize: 5, onPageChange })
      await run(({ setPageSize }) => setPageSize(20))
      expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
      await update({ page: 5, defaultPageSize: 50 })
      await click(control('next'))
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    })

    test('the page changes when the parent accepts it later', async () => {
      const onPageChange = vi.fn()
      const { control, list, update } = await render({ count: 100, page: 1, onPageChange })
      await click(control('next'))
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      await update({ page: 2 })
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      expect(onPageChange).toHaveBeenCalledOnce()
    })
  })
}
