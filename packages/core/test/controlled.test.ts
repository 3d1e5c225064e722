import { describe, expect, test, vi } from 'vitest'
import { nextRun, open } from './open.js'

describe('a controlled value', () => {
  test('a controlled page wins, and the page size stays uncontrolled', () => {
    const onPageChange = vi.fn()
    const { api, press, run } = open({ count: 100, page: 3, defaultPage: 7, onPageChange })
    press('next')
    expect(onPageChange.mock.calls).toEqual([[{ page: 4, pageSize: 10 }]])
    expect(api().page).toBe(3)
    run(({ setPageSize }) => setPageSize(20))
    expect(api()).toMatchObject({ page: 3, pageSize: 20 })
  })

  test('a controlled page size wins, and the page stays uncontrolled', async () => {
    const onPageSizeChange = vi.fn()
    const { api, run } = open({ count: 100, pageSize: 20, defaultPageSize: 5, onPageSizeChange })
    run(({ setPageSize }) => setPageSize(50))
    expect(onPageSizeChange.mock.calls).toEqual([[{ page: 1, pageSize: 50 }]])
    expect(api()).toMatchObject({ page: 1, pageSize: 20 })
    await nextRun()
    run(({ setPage }) => setPage(4))
    expect(api()).toMatchObject({ page: 4, pageSize: 20 })
  })

  test('without one, Dogear manages page and page size', () => {
    const { api, list, press, run } = open({ count: 100, defaultPage: 3, defaultPageSize: 5 })
    press('next')
    expect(list()).toBe('1 2 3 [4] 5 … 20')
    run(({ setPageSize }) => setPageSize(10))
    expect(api()).toMatchObject({ page: 2, pageSize: 10 })
  })

  test('`defaultPage` and `defaultPageSize` only count at the start', () => {
    const { api, update } = open({ count: 100, defaultPage: 3, defaultPageSize: 5 })
    update({ defaultPage: 4, defaultPageSize: 20 })
    expect(api()).toMatchObject({ page: 3, pageSize: 5 })
  })

  test('can be added later', () => {
    const { api, press, run, update } = open({ count: 100 })
    run(({ setPageSize }) => setPageSize(20))
    press('next')
    update({ page: 5 })
    expect(api()).toMatchObject({ page: 5, pageSize: 20 })
    update({ pageSize: 10 })
    expect(api()).toMatchObject({ page: 5, pageSize: 10 })
  })

  test('a parent that ignores a request receives it again with the next one', async () => {
    const onPageChange = vi.fn()
    const { press } = open({ count: 100, page: 1, onPageChange })
    press('next')
    await Promise.resolve()
    press('next')
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }], [{ page: 2, pageSize: 10 }]])
  })

  test('a page that was requested and ignored before can be set later', () => {
    const onPageChange = vi.fn(({ page }: { page: number }) => {
      if (page === 2) view.api().setPageSize(5)
    })
    const view = open({ count: 41, pageSize: 20, defaultPage: 3, onPageChange })
    view.run(({ goToPrevPage }) => goToPrevPage())
    expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 20 }], [{ page: 5, pageSize: 5 }]])
    expect(view.api()).toMatchObject({ page: 2, pageSize: 20 })
    view.update({ page: 5 })
    expect(view.api()).toMatchObject({ page: 3, pageSize: 20 })
  })
})

describe('requests of one run, while the parent shows the same numbers', () => {
  type Api = ReturnType<ReturnType<typeof open>['api']>
  const next = (api: Api) => api.goToNextPage()

  test.each<[string, (run: (act: (api: Api) => void) => void) => unknown, number[]]>([
    ['add up', (run) => [run(next), run(next)], [2, 3]],
    ['add up after a promise', async (run) => [run(next), await Promise.resolve(), run(next)], [2, 3]],
    ['start again in another task', async (run) => [run(next), await nextRun(), run(next)], [2, 2]],
    ['add up with another page size', (run) => [run((api) => api.setPageSize(20)), run(next)], [2]],
    ['can take each other back', (run) => [run(next), run((api) => api.goToPrevPage())], [2, 1]],
    ['stop at the end', (run) => [run((api) => api.setPage(10)), run(next)], [10]],
  ])('%s', async (_, act, pages) => {
    const onPageChange = vi.fn()
    const navigate = vi.fn()
    for (const routed of [{}, { navigate, getPageUrl: ({ page }: { page: number }) => `?page=${page}` }]) {
      const { run } = open({ count: 100, page: 1, onPageChange, ...routed })
      await act(run)
      expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual(pages)
      onPageChange.mockClear()
      await nextRun()
    }
    const urls = navigate.mock.calls.map(([url]) => url).filter((url, index, all) => url !== all[index - 1])
    expect(urls.at(-1)).toBe(`?page=${pages.at(-1)}`)
  })

  test('count from the numbers that the parent passes meanwhile', () => {
    const onPageChange = vi.fn()
    const { run, update } = open({ count: 100, page: 1, onPageChange })
    run(next)
    update({ page: 7 })
    run(next)
    expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 8])
  })
})

describe('a value that is no longer controlled', () => {
  test('stays what was shown last, and Dogear manages it', () => {
    const { api, press, replace } = open({ count: 100, page: 7, pageSize: 5 })
    replace({ count: 100, pageSize: 5 })
    expect(api()).toMatchObject({ page: 7, pageSize: 5 })
    replace({ count: 100 })
    expect(api()).toMatchObject({ page: 7, pageSize: 5 })
    press('next')
    expect(api().page).toBe(8)
    replace({ count: 100, page: 99 })
    replace({ count: 200 })
    expect(api().page).toBe(20)
  })

  test('stays even after a request for the other one', () => {
    const { api, replace, run } = open({ count: 100, page: 7 })
    run(({ setPageSize }) => setPageSize(5))
    replace({ count: 100 })
    expect(api()).toMatchObject({ page: 7, pageSize: 5 })
  })

  test('stays together with the other one', () => {
    const { api, replace } = open({ count: 100, page: 3, pageSize: 20 })
    replace({ count: 100 })
    expect(api()).toMatchObject({ page: 3, pageSize: 20 })
  })

  test('a page size stays without the requests that were ignored', async () => {
    const { api, run, update } = open({ count: 100, pageSize: 10, defaultPage: 5 })
    update({ pageSize: 20 })
    run(({ setPageSize }) => setPageSize(50))
    update({ pageSize: undefined })
    expect(api()).toMatchObject({ page: 3, pageSize: 20 })
    await nextRun()
    run(({ setPageSize }) => setPageSize(10))
    expect(api()).toMatchObject({ page: 5, pageSize: 10 })
  })
})
