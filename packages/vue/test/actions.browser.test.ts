import { expectSilentConsole } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { effectScope, h, nextTick, ref, type WatchHandle, watchEffect } from 'vue'
import { mount, use } from './mount'

expectSilentConsole()

/** The context of each kind of root, and the pagination that it shows. */
const kinds: Record<string, (take: (context: UsePaginationReturn) => void) => void> = {
  'what usePagination returns': (take) =>
    mount({
      setup() {
        take(usePagination({ count: 100 }))
        return () => null
      },
    }),
  'the context of a Root': (take) => mount(() => h(Pagination.Root, { count: 100 }, () => h(use(take)))),
  'the context of a RootProvider with a ref': (take) =>
    mount({
      setup() {
        const value = usePagination({ count: 100 })
        return () => h(Pagination.RootProvider, { value }, () => h(use(take)))
      },
    }),
  'the context of a RootProvider with the object in it': (take) =>
    mount({
      setup() {
        const pagination = usePagination({ count: 100 })
        return () => h(Pagination.RootProvider, { value: pagination.value }, () => h(use(take)))
      },
    }),
}

describe.for(Object.entries(kinds))('%s', ([, show]) => {
  const find = () => {
    let context: UsePaginationReturn | undefined
    show((found) => (context = found))
    return context as UsePaginationReturn
  }

  test('has the actions, the same for life', async () => {
    const pagination = find()
    const { setPage, setPageSize, goToFirstPage, goToPrevPage, goToNextPage, goToLastPage } = pagination
    const requests: [() => void, number][] = [
      [() => setPage(4), 4],
      [goToNextPage, 5],
      [goToPrevPage, 4],
      [goToLastPage, 10],
      [goToFirstPage, 1],
      [() => setPageSize(20), 1],
    ]
    for (const [request, page] of requests) {
      request()
      await nextTick()
      expect(pagination.value.page).toBe(page)
    }
    expect(pagination.value.pageSize).toBe(20)
    expect(pagination).toMatchObject({ setPage, setPageSize, goToFirstPage, goToPrevPage, goToNextPage, goToLastPage })
  })

  const effects: Record<string, (pagination: UsePaginationReturn) => () => void> = {
    'an action': (pagination) => () => pagination.setPage(1),
    'an action of the object':
      ({ value: { setPage } }) =>
      () =>
        setPage(1),
    'a relative action': (pagination) => () => pagination.goToFirstPage(),
    'a page size': (pagination) => () => pagination.setPageSize(10),
  }

  test.for(Object.entries(effects))('%s is not tracked by the effect that uses it', async ([, effect]) => {
    const pagination = find()
    const query = ref('a')
    const run = vi.fn()
    let handle: WatchHandle | undefined
    const request = effect(pagination)
    effectScope(true).run(() => {
      handle = watchEffect(() => {
        run(query.value)
        request()
      })
    })
    pagination.setPage(3)
    pagination.setPageSize(5)
    await nextTick()
    await nextTick()
    expect(run.mock.calls).toEqual([['a']])
    query.value = 'b'
    await nextTick()
    expect(run.mock.calls).toEqual([['a'], ['b']])
    handle?.()
  })
})
