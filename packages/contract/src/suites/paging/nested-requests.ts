import { describe, expect, test, vi } from 'vitest'
import { takeConsole } from '../../harness/console.js'
import type { Api } from '../../harness/harness.js'
import { click } from '../../harness/pointer.js'
import type { Renderer, SceneProps, View } from '../../harness/renderer.js'

export function describeNestedRequests({ render }: Renderer): void {
  describe('requests inside callbacks', () => {
    /** Renders 100 items with callbacks that receive the view, and logs what they report. */
    const open = async (callbacks: (view: () => View) => SceneProps, props: SceneProps = {}) => {
      const log: string[] = []
      const navigate = vi.fn((url: string, { reason }: { reason: string }) => void log.push(`${url} ${reason}`))
      const view: View = await render({
        count: 100,
        defaultPage: 5,
        getPageUrl: ({ page, pageSize }) => `#${page}-${pageSize}`,
        onPaginationChange: ({ page, pageSize, reason }) => void log.push(`${page}-${pageSize} ${reason}`),
        ...callbacks(() => view),
        ...props,
      })
      return { ...view, navigate, log }
    }

    test('are merged into one change, with the final numbers and the outermost reason', async () => {
      const { api, control, log } = await open((view) => ({
        onPageChange: ({ pageSize }) => pageSize === 10 && view().api().setPageSize(20),
      }))
      await click(control('next'))
      expect(api()).toMatchObject({ page: 3, pageSize: 20 })
      expect(log).toEqual(['3-20 next-trigger'])
    })

    test('are merged however deep they are', async () => {
      const { api, log, run } = await open((view) => ({
        onPageSizeChange: () => view().api().setPage(1),
        onPageChange: ({ page }) => page < 4 && view().api().goToNextPage(),
      }))
      await run(({ setPageSize }) => setPageSize(20))
      expect(api()).toMatchObject({ page: 4, pageSize: 20 })
      expect(log).toEqual(['4-20 api'])
    })

    test('report nothing if they undo the change', async () => {
      const { api, control, log } = await open((view) => ({
        onPageChange: ({ page }) => page === 6 && view().api().setPage(5),
      }))
      await click(control('next'))
      expect(api().page).toBe(5)
      expect(log).toEqual([])
    })

    test('are merged with a controlled page and page size, too', async () => {
      // Neither value has been accepted when the callback makes its request.
      const { log, run } = await open(
        (view) => ({
          onPageChange: ({ page, pageSize }) => pageSize === 10 && page === 9 && view().api().setPageSize(20),
        }),
        { page: 5, pageSize: 10 },
      )
      await run(({ setPage }) => setPage(9))
      expect(log).toEqual(['5-20 api'])
    })

    const vetoes: [name: string, veto: (api: Api) => void, log: string[]][] = [
      ['the old page size', (api) => api.setPageSize(10), []],
      ['another page and the old page size', (api) => api.setPagination({ page: 1, pageSize: 10 }), ['1-10 api']],
      ['the last page', (api) => api.goToLastPage(), ['5-20 api']],
      ['a page', (api) => api.setPage(1), ['1-20 api']],
    ]

    test.for(vetoes)('start from what is requested, even if the parent hasn’t passed it: %s', async ([, veto, log]) => {
      const view = await open(
        (view) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && veto(view().api()) }),
        { page: 5, pageSize: 10 },
      )
      await view.run(({ setPageSize }) => setPageSize(20))
      expect(view.log).toEqual(log)
    })

    test('count from a page size that hasn’t been accepted', async () => {
      const { log, run } = await open(
        (view) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && view().api().setPageSize(50) }),
        { page: 1, pageSize: 10 },
      )
      await run(({ setPagination }) => setPagination({ page: 5, pageSize: 20 }))
      expect(log).toEqual(['2-50 api'])
    })

    test('that throw don’t leave later requests merged', async () => {
      const { log, run } = await open(() => ({
        onPageChange({ page }) {
          if (page === 6) throw new Error('sixth')
        },
      }))
      await run(({ goToNextPage }) => expect(goToNextPage).toThrow('sixth'))
      await run(({ goToNextPage }) => goToNextPage())
      // Vue also logs every error that passes through an event of a component.
      expect(takeConsole().filter((text) => !text.startsWith('warn: [Vue warn]: Unhandled error'))).toEqual([])
      expect(log).toEqual(['6-10 api', '7-10 api'])
    })

    test('are new requests inside onPaginationChange', async () => {
      const seen: string[] = []
      const { control } = await open((view) => ({
        onPaginationChange({ page, pageSize, reason }) {
          seen.push(`${page}-${pageSize} ${reason}`)
          if (pageSize === 10) view().api().setPageSize(20)
        },
      }))
      await click(control('next'))
      expect(seen).toEqual(['6-10 next-trigger', '3-20 api'])
    })

    test('navigate once, to the final page', async () => {
      const urls: string[] = []
      const { control } = await open(
        (view) => ({
          onPageChange: ({ page }) => page === 6 && view().api().setPage(8),
          navigate: (url, { reason }) => void urls.push(`${url} ${reason}`),
        }),
        { page: 5 },
      )
      await click(control('next'))
      expect(urls).toEqual(['#8-10 next-trigger'])
    })

    test('inside onPaginationChange replace the navigation', async () => {
      const urls: string[] = []
      const { control } = await open(
        (view) => ({
          onPaginationChange: ({ page }) => page === 6 && view().api().setPage(8),
          navigate: (url, { reason }) => void urls.push(`${url} ${reason}`),
        }),
        { page: 5 },
      )
      await click(control('next'))
      expect(urls).toEqual(['#8-10 api'])
    })

    test('keep the item that was requested, even if none is visible', async () => {
      const { api, run } = await open(
        (view) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && view().api().setPageSize(10) }),
        { count: 0, busy: true, defaultPage: 2, pageSize: 5 },
      )
      await run(({ setPageSize }) => setPageSize(20))
      expect([api().page, api().pageSize]).toEqual([2, 5])
    })
  })
}
