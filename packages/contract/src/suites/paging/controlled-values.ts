import type { PaginationOptions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { golden } from '../../golden/golden.js'
import { normalizeMarkup } from '../../harness/normalize-markup.js'
import { click } from '../../harness/pointer.js'
import type { Renderer } from '../../harness/renderer.js'

export function describeControlledValues({ render }: Renderer): void {
  describe('a controlled value', () => {
    test('a controlled page wins, and the page size stays uncontrolled', async () => {
      const onPageChange = vi.fn()
      const { api, control, list, run } = await render({ count: 100, page: 3, defaultPage: 7, onPageChange })
      await click(control('next'))
      expect(onPageChange.mock.calls).toEqual([[{ page: 4, pageSize: 10 }]])
      expect(list()).toBe('1 2 [3] 4 5 … 10')
      await run(({ setPageSize }) => setPageSize(20))
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    })

    test('a controlled page size wins, and the page stays uncontrolled', async () => {
      const onPageSizeChange = vi.fn()
      const { api, run } = await render({ count: 100, pageSize: 20, defaultPageSize: 5, onPageSizeChange })
      await run(({ setPageSize }) => setPageSize(50))
      expect(onPageSizeChange.mock.calls).toEqual([[{ page: 1, pageSize: 50 }]])
      expect(api()).toMatchObject({ page: 1, pageSize: 20 })
      await run(({ setPage }) => setPage(4))
      expect(api()).toMatchObject({ page: 4, pageSize: 20 })
    })

    test('without one, Dogear manages page and page size', async () => {
      const { api, control, list, run } = await render({ count: 100, defaultPage: 3, defaultPageSize: 5 })
      expect(list()).toBe('1 2 [3] 4 5 … 20')
      await click(control('next'))
      expect(list()).toBe('1 2 3 [4] 5 … 20')
      await run(({ setPageSize }) => setPageSize(10))
      expect(api()).toMatchObject({ page: 2, pageSize: 10 })
    })

    test('`defaultPage` and `defaultPageSize` only count at the start', async () => {
      const { api, update } = await render({ count: 100, defaultPage: 3, defaultPageSize: 5 })
      await update({ defaultPage: 4, defaultPageSize: 20 })
      expect(api()).toMatchObject({ page: 3, pageSize: 5 })
    })

    test('can be added later', async () => {
      const { api, control, list, run, update } = await render({ count: 100 })
      await run(({ setPageSize }) => setPageSize(20))
      await click(control('next'))
      expect(list()).toBe('1 [2] 3 4 5')
      await update({ page: 5 })
      expect(api()).toMatchObject({ page: 5, pageSize: 20 })
      await update({ pageSize: 10 })
      expect(list()).toBe('1 … 4 [5] 6 … 10')
    })

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

    test('the page changes when the parent accepts it later', async () => {
      const onPageChange = vi.fn()
      const { control, list, update } = await render({ count: 100, page: 1, onPageChange })
      await click(control('next'))
      expect(list()).toBe('[1] 2 3 4 5 … 10')
      await update({ page: 2 })
      expect(list()).toBe('1 [2] 3 4 5 … 10')
      expect(onPageChange).toHaveBeenCalledOnce()
    })

    test('a parent that ignores a request receives it again with the next click', async () => {
      const onPageChange = vi.fn()
      const { control, list } = await render({ count: 100, page: 1, onPageChange })
      await click(control('next'))
      await click(control('next'))
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }], [{ page: 2, pageSize: 10 }]])
      expect(list()).toBe('[1] 2 3 4 5 … 10')
    })

    test('a page that was requested and ignored before can be set later', async () => {
      const onPageChange = vi.fn(({ page }: { page: number }) => {
        if (page === 2) view.api().setPageSize(5)
      })
      const view = await render({ count: 41, pageSize: 20, defaultPage: 3, onPageChange })
      await view.run(({ goToPrevPage }) => goToPrevPage())
      expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 20 }], [{ page: 5, pageSize: 5 }]])
      expect(view.api()).toMatchObject({ page: 2, pageSize: 20 })
      await view.update({ page: 5 })
      expect(view.api()).toMatchObject({ page: 3, pageSize: 20 })
    })
  })
}
