import { Pagination, type UsePaginationReturn, usePagination, usePaginationContext } from '@dogear/solid'
import { createEffect, createSignal, startTransition } from 'solid-js'
import { describe, expect, test, vi } from 'vitest'
import { current, get, Items, item, mount } from './mount'

describe('requests', () => {
  test('update a controlled page and page size at once', () => {
    const [page, setPage] = createSignal(5)
    const [pageSize, setPageSize] = createSignal(10)
    const seen: number[][] = []
    let pagination!: UsePaginationReturn
    mount(() => {
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

  test('don’t make an effect track what a callback reads', () => {
    const [read, write] = createSignal(0)
    const run = vi.fn()
    mount(() => {
      const pagination = usePagination(() => ({ count: 100, onPageChange: () => void read() }))
      createEffect(() => {
        run()
        pagination.setPage(3)
      })
      return null
    })
    write(1)
    expect(run).toHaveBeenCalledOnce()
  })

  test('can be made in a transition', async () => {
    mount(() => (
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
})

test('a RootProvider makes the requests of any accessor', () => {
  let context!: UsePaginationReturn
  const Provided = () => {
    context = usePaginationContext()
    return <Items />
  }
  mount(() => {
    const pagination = usePagination({ count: 100 })
    return (
      <Pagination.RootProvider value={() => pagination()}>
        <Provided />
      </Pagination.RootProvider>
    )
  })
  context.setPage(4)
  expect(current()).toBe('4')
  context.goToNextPage()
  expect(current()).toBe('5')
})
