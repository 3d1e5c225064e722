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
    await nextRun()
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
