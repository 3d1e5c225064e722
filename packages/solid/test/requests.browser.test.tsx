import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/solid'
import { createEffect, createSignal, startTransition } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { current, get, Items, item, show } from './mount'

describe('requests', () => {
  test('are one update, where the caller keeps page and page size', () => {
    const [page, setPage] = createSignal(5)
    const [pageSize, setPageSize] = createSignal(10)
    const seen: number[][] = []
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination(() => ({
        count: 100,
        page: page(),
        pageSize: pageSize(),
        onPageChange: (details) => setPage(details.page),
        onPageSizeChange: (details) => setPageSize(details.pageSize),
      }))
      createEffect(() => seen.push([page(), pageSize()]))
      return null
    })
    pagination().setPageSize(20)
    expect(seen).toEqual([
      [5, 10],
      [3, 20],
    ])
  })

  test('are kept and shown where a callback throws', () => {
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({
        count: 100,
        onPageChange: () => {
          throw new Error('from the callback')
        },
      })
      return (
        <Pagination.RootProvider value={pagination}>
          <Items />
        </Pagination.RootProvider>
      )
    })
    expect(() => pagination().setPage(2)).toThrow('from the callback')
    expect(current()).toBe('2')
    expect(() => pagination().setPage(3)).toThrow('from the callback')
    expect(current()).toBe('3')
  })

  test('can be a transition', async () => {
    show(() => (
      <Pagination.Root count={100}>
        <Pagination.Context>
          {(pagination) => (
            <button type="button" onClick={() => startTransition(() => pagination().setPage(4))}>
              go
            </button>
          )}
        </Pagination.Context>
        <Items />
      </Pagination.Root>
    ))
    get('button').click()
    await expect.poll(current).toBe('4')
    item(5).click()
    expect(current()).toBe('5')
  })

  test('track nothing, neither as members of the accessor nor of the context', () => {
    const [query, setQuery] = createSignal('')
    const [answer, setAnswer] = createSignal(0)
    const effects = vi.fn()
    const Search = () => {
      const pagination = usePaginationContext()
      createEffect(() => {
        effects(query())
        pagination.goToNextPage()
        pagination.setPageSize(20)
        pagination.goToLastPage()
        pagination.goToPrevPage()
        pagination.goToFirstPage()
        pagination.setPage(3)
      })
      return null
    }
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({ count: 100, onPageChange: () => answer() })
      return (
        <Pagination.RootProvider value={pagination}>
          <Search />
        </Pagination.RootProvider>
      )
    })
    expect(pagination()).toMatchObject({ page: 3, pageSize: 20 })
    pagination.setPage(5)
    setAnswer(1)
    expect(pagination().page).toBe(5)
    expect(effects).toHaveBeenCalledTimes(1)
    setQuery('a')
    expect(effects).toHaveBeenCalledTimes(2)
    expect(pagination().page).toBe(3)
  })

  test('keep their identity for the life of the instance', () => {
    let pagination!: UsePaginationReturn
    show(() => {
      pagination = usePagination({ count: 100 })
      return null
    })
    expect(pagination()).toBe(pagination())
    const { setPage, goToNextPage, slice } = pagination()
    goToNextPage()
    expect(pagination().setPage).toBe(setPage)
    expect(pagination.setPage).toBe(setPage)
    expect(pagination().goToNextPage).toBe(goToNextPage)
    expect(pagination().slice).not.toBe(slice)
  })
})
