import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { PaginationApi, PaginationOptions } from '../src/index.js'
import { open } from './open.js'

/** A pagination of 100 items whose callbacks can make requests. The log has what the outermost request reports. */
function openNested(callbacks: (api: () => PaginationApi) => PaginationOptions, options: PaginationOptions = {}) {
  const log: string[] = []
  const view = open({
    count: 100,
    defaultPage: 5,
    getPageUrl: ({ page, pageSize }) => `#${page}-${pageSize}`,
    onPaginationChange: ({ page, pageSize, reason }) => log.push(`${page}-${pageSize} ${reason}`),
    ...callbacks((): PaginationApi => view.api()),
    ...options,
  })
  return { ...view, log }
}

const controlled = { page: 5, pageSize: 10 }

describe('requests inside callbacks', () => {
  test('are merged into one change, with the final numbers and the outermost reason', () => {
    const { api, log, press } = openNested((api) => ({
      onPageChange: ({ page, pageSize }) => (pageSize === 10 ? api().setPageSize(20) : page === 2 && api().setPage(1)),
    }))
    press('next')
    expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    press('prev')
    expect(log).toEqual(['3-20 next-trigger', '1-20 prev-trigger'])
  })

  test('are merged however deep they are', () => {
    const { api, log, run } = openNested((api) => ({
      onPageSizeChange: () => api().setPage(1),
      onPageChange: ({ page }) => page < 4 && api().goToNextPage(),
    }))
    run(({ setPageSize }) => setPageSize(20))
    expect(api()).toMatchObject({ page: 4, pageSize: 20 })
    expect(log).toEqual(['4-20 api'])
  })

  test('report nothing if they undo the change', () => {
    const onPageChange = vi.fn()
    const { api, log, press, run } = openNested((api) => ({
      onPageChange(details) {
        onPageChange(details.page)
        if (details.page === 6) api().setPage(5)
      },
    }))
    press('next')
    expect(api().page).toBe(5)
    expect([onPageChange.mock.calls, log]).toEqual([[[6], [5]], []])
    run(({ setPage }) => setPage(7))
    expect(log).toEqual(['7-10 api'])
  })

  test.for([controlled, { page: 5 }, { defaultPage: 5 }])('replace the page that called them: %j', (options) => {
    const onPageChange = vi.fn()
    const { run } = openNested((api) => ({ onPageSizeChange: () => api().setPage(1) }), { ...options, onPageChange })
    run(({ setPageSize }) => setPageSize(20))
    expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
  })

  test('replace that page even if the callback throws', () => {
    const onPageChange = vi.fn(() => {
      throw new Error('thrown')
    })
    const { run } = openNested((api) => ({ onPageSizeChange: () => api().setPage(1), onPageChange }))
    run(({ setPageSize }) => expect(() => setPageSize(20)).toThrow('thrown'))
    expect(onPageChange.mock.calls).toEqual([[{ page: 1, pageSize: 20 }]])
  })

  test('that change nothing don’t suppress the next callback', () => {
    const onPageChange = vi.fn()
    const { run } = openNested((api) => ({ onPageSizeChange: ({ page }) => api().setPage(page), onPageChange }))
    run(({ setPageSize }) => setPageSize(20))
    expect(onPageChange.mock.calls).toEqual([[{ page: 3, pageSize: 20 }]])
  })

  test('that have no destination change nothing', () => {
    const { log, run } = openNested((api) => ({ onPageChange: () => api().goToLastPage() }), {
      count: undefined,
      minCount: 0,
      page: 1,
    })
    run(({ goToNextPage }) => goToNextPage())
    expect(log).toEqual(['2-10 api'])
  })

  test('that throw don’t leave later requests merged', () => {
    const { log, run } = openNested(() => ({
      onPageChange({ page }) {
        if (page === 6) throw new Error('sixth')
      },
    }))
    run(({ goToNextPage }) => expect(goToNextPage).toThrow('sixth'))
    run(({ goToNextPage }) => goToNextPage())
    expect(log).toEqual(['6-10 api', '7-10 api'])
  })

  test('keep the item that was requested, even if none is visible', () => {
    const { api, run } = openNested(
      (api) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && api().setPageSize(10) }),
      { count: 0, busy: true, defaultPage: 2, pageSize: 5 },
    )
    run(({ setPageSize }) => setPageSize(20))
    expect(api()).toMatchObject({ page: 2, pageSize: 5 })
  })
})

describe('requests inside callbacks start from what is requested, even if the parent hasn’t passed it', () => {
  test.for<[string, (api: PaginationApi) => void, string[]]>([
    ['the old page size', ({ setPageSize }) => setPageSize(10), []],
    ['another page and the old size', ({ setPagination }) => setPagination({ page: 1, pageSize: 10 }), ['1-10 api']],
    ['the last page', ({ goToLastPage }) => goToLastPage(), ['5-20 api']],
    ['a page', ({ setPage }) => setPage(1), ['1-20 api']],
  ])('%s', ([, request, expected]) => {
    const { log, run } = openNested(
      (api) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && request(api()) }),
      controlled,
    )
    run(({ setPageSize }) => setPageSize(20))
    expect(log).toEqual(expected)
  })

  test('the next page, after the parent has passed the page size', () => {
    const { log, run, update } = openNested(
      (api) => ({
        onPageSizeChange({ pageSize }) {
          update({ pageSize })
          api().goToNextPage()
        },
      }),
      controlled,
    )
    run(({ setPageSize }) => setPageSize(20))
    expect(log).toEqual(['4-20 api'])
  })

  test('a page size after a page', () => {
    const { log, run } = openNested(
      (api) => ({ onPageChange: ({ page, pageSize }) => pageSize === 10 && page === 9 && api().setPageSize(20) }),
      controlled,
    )
    run(({ setPage }) => setPage(9))
    expect(log).toEqual(['5-20 api'])
  })

  test('a page size after a page size', () => {
    const { log, run } = openNested(
      (api) => ({ onPageSizeChange: ({ pageSize }) => pageSize === 20 && api().setPageSize(50) }),
      { page: 1, pageSize: 10 },
    )
    run(({ setPagination }) => setPagination({ page: 5, pageSize: 20 }))
    expect(log).toEqual(['2-50 api'])
  })
})

describe('requests inside callbacks navigate once', () => {
  test('to the final page', () => {
    const navigate = vi.fn()
    const { press } = openNested((api) => ({ onPageChange: ({ page }) => page === 6 && api().setPage(8), navigate }), {
      page: 5,
    })
    press('next')
    expect(navigate.mock.calls).toEqual([['#8-10', expect.objectContaining({ reason: 'next-trigger' })]])
  })

  test('to a page of onPaginationChange, which replaces the navigation', () => {
    const navigate = vi.fn()
    const { press } = openNested(
      (api) => ({ onPaginationChange: ({ page }) => page === 6 && api().setPage(8), navigate }),
      { page: 5 },
    )
    press('next')
    expect(navigate.mock.calls).toEqual([['#8-10', expect.objectContaining({ reason: 'api' })]])
  })

  test('after everything else', () => {
    const { log, press } = openNested(
      (api) => ({
        onPaginationChange: ({ page, reason }) =>
          log.push(`change ${page} ${reason}`) && page === 6 && api().setPage(8),
        navigate: (url) => log.push(`navigate ${url}`),
      }),
      { page: 5 },
    )
    press('next')
    expect(log).toEqual(['change 6 next-trigger', 'change 8 api', 'navigate #8-10'])
  })

  test.for([{ page: 5 }, { defaultPage: 5 }])('unless they undo the change: %j', (options) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const navigate = vi.fn()
    const { log, press } = openNested(
      (api) => ({
        onPaginationChange: ({ page, reason }) => log.push(`${page} ${reason}`) && page === 6 && api().setPage(5),
        navigate,
      }),
      options,
    )
    press('next')
    expect([log, navigate.mock.calls]).toEqual([['6 next-trigger', '5 api'], []])
  })

  test('even if a callback throws', () => {
    const navigate = vi.fn()
    const { press } = openNested(
      (api) => ({
        onPaginationChange({ page }) {
          if (page === 6) api().setPage(8)
          throw new Error('thrown')
        },
        navigate,
      }),
      { page: 5 },
    )
    expect(() => press('next')).toThrow('thrown')
    expect(navigate.mock.calls).toEqual([['#8-10', expect.objectContaining({ page: 8 })]])
  })
})
