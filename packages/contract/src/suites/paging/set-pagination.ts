import { describe, expect, test, vi } from 'vitest'
import type { Renderer, SceneProps } from '../../harness/renderer.js'

const kinds: [name: string, SceneProps][] = [
  ['uncontrolled', { defaultPage: 5 }],
  ['controlled', { page: 5, pageSize: 10 }],
]

export function describeSetPagination({ render }: Renderer): void {
  describe.for(kinds)('setPagination of a pagination that is %s', ([kind, props]) => {
    test.for([
      [{ page: 2 }, { page: 2, pageSize: 10 }, 'page'],
      [{ pageSize: 20 }, { page: 3, pageSize: 20 }, 'page size, page'],
      [{ page: 4, pageSize: 20 }, { page: 4, pageSize: 20 }, 'page size, page'],
      [{ page: 5, pageSize: 20 }, { page: 5, pageSize: 20 }, 'page size'],
      [{ page: 99, pageSize: 20 }, { page: 5, pageSize: 20 }, 'page size'],
      [{ page: 99, pageSize: 25 }, { page: 4, pageSize: 25 }, 'page size, page'],
      [{ page: 0 }, { page: 1, pageSize: 10 }, 'page'],
      [{ page: 2.9, pageSize: 5.9 }, { page: 2, pageSize: 5 }, 'page size, page'],
      [{ page: '3', pageSize: '50' }, { page: 2, pageSize: 50 }, 'page size, page'],
      [{ page: null, pageSize: 20 }, { page: 3, pageSize: 20 }, 'page size, page'],
      [{ page: 2, pageSize: undefined }, { page: 2, pageSize: 10 }, 'page'],
      [{ pageSize: Number.POSITIVE_INFINITY }, { page: 1, pageSize: Number.POSITIVE_INFINITY }, 'page size, page'],
    ] as [object, { page: number; pageSize: number }, string][])(
      'changes both in one request: %o',
      async ([target, details, called]) => {
        const log: [name: string, details: object][] = []
        const onPaginationChange = vi.fn()
        const { api, run } = await render({
          count: 100,
          ...props,
          onPageSizeChange: (reported) => log.push(['page size', reported]),
          onPageChange: (reported) => log.push(['page', reported]),
          onPaginationChange,
        })
        await run(({ setPagination }) => setPagination(target))
        expect(log).toEqual(called.split(', ').map((name) => [name, details]))
        expect(onPaginationChange.mock.calls).toEqual([[{ ...details, reason: 'api' }]])
        expect(api()).toMatchObject(kind === 'controlled' ? { page: 5, pageSize: 10 } : details)
      },
    )

    test.for([{}, { page: undefined, pageSize: null }, { page: 5 }, { pageSize: 10 }, { page: 5.5, pageSize: 10 }])(
      'does nothing for %o',
      async (target) => {
        const onChange = vi.fn()
        const { api, run } = await render({
          count: 100,
          ...props,
          onPageChange: onChange,
          onPageSizeChange: onChange,
          onPaginationChange: onChange,
        })
        await run(({ setPagination }) => setPagination(target as object))
        expect(onChange).not.toHaveBeenCalled()
        expect(api()).toMatchObject({ page: 5, pageSize: 10 })
      },
    )
  })

  describe('setPagination', () => {
    test('goes to the requested page of the new size, even if the shown one is past it', async () => {
      const { api, run } = await render({ count: 100, defaultPage: 9 })
      await run(({ setPagination }) => setPagination({ page: 2, pageSize: 40 }))
      expect(api()).toMatchObject({ page: 2, pageSize: 40, pageRange: { start: 40, end: 80 } })
    })

    test('isn’t limited by a number of pages that belongs to another page size', async () => {
      const { api, run, update } = await render({ totalPages: 5 })
      await run(({ setPagination }) => setPagination({ page: 9, pageSize: 5 }))
      await update({ totalPages: 10 })
      expect(api()).toMatchObject({ page: 9, pageSize: 5 })
    })

    test('keeps the page while the total isn’t known', async () => {
      const { api, run } = await render({})
      await run(({ setPagination }) => setPagination({ page: 7, pageSize: 25 }))
      expect(api()).toMatchObject({ page: 7, pageSize: 25, pageRange: { start: 150, end: 175 } })
    })

    test('keeps its identity, and works without its object', async () => {
      const { api, run } = await render({ count: 100 })
      const { setPagination } = api()
      await run(() => setPagination({ page: 4 }))
      expect([api().page, api().setPagination === setPagination]).toEqual([4, true])
    })
  })
}
