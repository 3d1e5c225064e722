import { describe, expect, test, vi } from 'vitest'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const types: [name: string, SceneProps][] = [
  ['buttons', {}],
  ['links', { type: 'link', getPageUrl: ({ page }) => `#page=${page}` }],
]

export function describeOpenTotals({ render }: Renderer): void {
  describe.for(types)('an open total with %s', ([, type]) => {
    test.for([{ hasNextPage: true }, { minCount: 1000 }, { minCount: 0, hasNextPage: true }])(
      'has no last page: %o',
      async (options) => {
        const { api, container, control, list, run } = await render({ ...type, ...options, defaultPage: 2 })
        const before = list()
        expect(control('last').ariaDisabled).toBe('true')
        expect([...container.querySelectorAll('[data-part="item"]')].map(({ ariaLabel }) => ariaLabel)).toEqual(
          api().pages.flatMap((entry) => (entry.type === 'page' ? [`page ${entry.value}`] : [])),
        )
        expect(api().pages.at(-1)).toEqual({ type: 'ellipsis', value: 'ellipsis-end' })
        await run(({ goToLastPage }) => goToLastPage())
        expect(list()).toBe(before)
        expect(list()).toMatch(/ …$/)
      },
    )

    test('tells labels a total of 0 pages until it is known', async () => {
      const itemLabel = vi.fn(({ page, totalPages }: { page: number; totalPages: number }) => `${page}/${totalPages}`)
      const { control, update } = await render({ ...type, hasNextPage: true, page: 2, translations: { itemLabel } })
      expect([1, 2, 3].map((page) => control(page).ariaLabel)).toEqual(['1/0', '2/0', '3/0'])
      await update({ page: 3, hasNextPage: false })
      expect([1, 2, 3].map((page) => control(page).ariaLabel)).toEqual(['1/3', '2/3', '3/3'])
    })

    test('is known once there is no next page', async () => {
      const { api, control, update } = await render({ ...type, hasNextPage: true, page: 2 })
      expect([api().isTotalKnown, control(3).ariaLabel]).toEqual([false, 'page 3'])
      await update({ page: 3, hasNextPage: false })
      expect([api().isTotalKnown, control(3).ariaLabel]).toEqual([true, 'last page, page 3'])
      expect([control('next').ariaDisabled, control('last').ariaDisabled]).toEqual(['true', 'true'])
    })

    test('lets the page after `minCount` be tried, unless there is no next page', async () => {
      const { control, update } = await render({ ...type, minCount: 30, page: 3 })
      expect(control('next').ariaDisabled).toBeNull()
      await update({ hasNextPage: false })
      expect(control('next').ariaDisabled).toBe('true')
    })
  })

  describe('an open total', () => {
    test('has lists of the same length on every page', async () => {
      const { list, run } = await render({ minCount: 80 })
      const lists: string[] = []
      for (let page = 1; page <= 8; page++) {
        await run(({ setPage }) => setPage(page))
        lists.push(list())
      }
      expect(lists).toEqual([
        '[1] 2 3 4 5 …',
        '1 [2] 3 4 5 …',
        '1 2 [3] 4 5 …',
        '1 2 3 [4] 5 …',
        '1 … 4 [5] 6 …',
        '1 … 5 [6] 7 …',
        '1 … 6 [7] 8 …',
        '1 … 6 7 [8] …',
      ])
    })

    test.for([
      [0, 0, '… [10] …'],
      [2, 1, '1 … 8 9 [10] 11 12 …'],
      [1, 2, '1 2 … 9 [10] 11 …'],
    ] as const)('siblingCount %d and boundaryCount %d list %s', async ([siblingCount, boundaryCount, pages]) => {
      const { list } = await render({ minCount: 1000, defaultPage: 10, siblingCount, boundaryCount })
      expect(list()).toBe(pages)
    })

    test('grows by one page with each request, and the elements of its entries stay the same', async () => {
      const { container, control, list } = await render({ hasNextPage: true })
      const next = control('next')
      await click(next)
      expect(list()).toBe('1 [2] 3 …')
      const elements = [control(1), control(2), container.querySelector('[data-part="ellipsis"]')]
      await click(next)
      expect(list()).toBe('1 2 [3] 4 …')
      expect([control(1), control(2), container.querySelector('[data-part="ellipsis"]')]).toEqual(elements)
      await click(control('first'))
      expect(list()).toBe('[1] 2 …')
    })

    test('doesn’t limit requests', async () => {
      const onPageChange = vi.fn()
      const { list, run } = await render({ minCount: 30, onPageChange })
      await run(({ setPage }) => setPage(99))
      expect(onPageChange.mock.calls).toEqual([[{ page: 99, pageSize: 10 }]])
      expect(list()).toBe('1 … 97 98 [99] …')
      await run(({ goToNextPage }) => goToNextPage())
      expect(list()).toBe('1 … 98 99 [100] …')
    })

    test('keeps the first visible item when the page size changes', async () => {
      const { api, run } = await render({ minCount: 1000, defaultPage: 5 })
      await run(({ setPageSize }) => setPageSize(20))
      expect(api()).toMatchObject({ page: 3, pageSize: 20, totalPages: 50, isTotalKnown: false })
    })

    test('becomes exact with a `count`, and clamps the page', async () => {
      const { list, update } = await render({ hasNextPage: true, page: 5 })
      await update({ count: 42 })
      expect(list()).toBe('1 2 3 4 [5]')
      await update({ count: 31 })
      expect(list()).toBe('1 2 3 [4]')
    })
  })
}
