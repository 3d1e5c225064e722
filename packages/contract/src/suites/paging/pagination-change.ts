import type { PaginationActions } from '@dogear/core'
import { describe, expect, test, vi } from 'vitest'
import { controlTypes, renderWithRouter } from '../../harness/controls.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const controls = [
  ['first', 1, 'first-trigger'],
  ['prev', 4, 'prev-trigger'],
  [6, 6, 'item'],
  ['next', 6, 'next-trigger'],
  ['last', 10, 'last-trigger'],
] as const

const requests: [name: string, (actions: PaginationActions) => void, page: number, pageSize: number][] = [
  ['setPage', ({ setPage }) => setPage(2), 2, 10],
  ['setPageSize', ({ setPageSize }) => setPageSize(20), 3, 20],
  ['setPageSize, if the page stays', ({ setPageSize }) => setPageSize(9), 5, 9],
  ['setPagination', ({ setPagination }) => setPagination({ page: 2, pageSize: 5 }), 2, 5],
  ['goToFirstPage', ({ goToFirstPage }) => goToFirstPage(), 1, 10],
  ['goToPrevPage', ({ goToPrevPage }) => goToPrevPage(), 4, 10],
  ['goToNextPage', ({ goToNextPage }) => goToNextPage(), 6, 10],
  ['goToLastPage', ({ goToLastPage }) => goToLastPage(), 10, 10],
]

const kinds: [name: string, SceneProps][] = [
  ['uncontrolled', { defaultPage: 5 }],
  ['controlled', { page: 5, pageSize: 10 }],
]

export function describePaginationChange({ render }: Renderer): void {
  describe.for(kinds)('onPaginationChange of a pagination that is %s', ([, kind]) => {
    const types = controlTypes.flatMap(([type, props]) => controls.map((control) => [type, ...control, props] as const))
    test.for(types)('has the `data-part` of a control as its reason: %s, %s', async ([, name, page, reason, type]) => {
      const onPaginationChange = vi.fn()
      const { control } = await renderWithRouter(render, { ...kind, ...type, onPaginationChange })
      await click(control(name))
      await expect.poll(() => onPaginationChange.mock.calls).toEqual([[{ page, pageSize: 10, reason }]])
      expect(control(name).getAttribute('data-part')).toBe(reason)
    })

    test.for(requests)('has the reason `api` for %s', async ([, request, page, pageSize]) => {
      const onPaginationChange = vi.fn()
      const { run } = await render({ count: 100, ...kind, onPaginationChange })
      await run(request)
      expect(onPaginationChange.mock.calls).toEqual([[{ page, pageSize, reason: 'api' }]])
    })

    test('is called last, once for each request', async () => {
      const log: unknown[] = []
      const { run } = await render({
        count: 100,
        ...kind,
        onPaginationChange: (details) => log.push(['pagination', details]),
        onPageChange: (details) => log.push(['page', details]),
        onPageSizeChange: (details) => log.push(['page size', details]),
      })
      await run(({ setPageSize }) => {
        setPageSize(20)
        log.push('done')
      })
      const details = { page: 3, pageSize: 20 }
      const expected = [
        ['page size', details],
        ['page', details],
        ['pagination', { ...details, reason: 'api' }],
        'done',
      ]
      expect(log).toEqual(expected)
    })

    test('isn’t called for what is shown', async () => {
      const onPaginationChange = vi.fn()
      const { control, run, update } = await render({ count: 100, ...kind, onPaginationChange })
      await click(control(5))
      await run(({ setPage, setPageSize, setPagination }) => {
        setPage(5)
        setPageSize(10)
        setPagination({ page: 5, pageSize: 10 })
        setPagination({})
      })
      await update({ count: 30, pageSize: 5 })
      expect(onPaginationChange).not.toHaveBeenCalled()
    })
  })

  describe('onPaginationChange', () => {
    test('only the latest function is called', async () => {
      const [first, latest] = [vi.fn(), vi.fn()]
      const { control, update } = await render({ count: 100, onPaginationChange: first })
      await update({ onPaginationChange: latest })
      await click(control('next'))
      expect([first.mock.calls.length, latest.mock.calls.length]).toEqual([0, 1])
    })
  })
}
