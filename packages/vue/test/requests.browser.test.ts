import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { h, nextTick, ref, watchEffect } from 'vue'
import { mount, use } from './mount'

describe('a RootProvider whose `value` is the object in the ref', () => {
  const mountWithObject = () => {
    const isSecond = ref(false)
    const paginations: UsePaginationReturn[] = []
    const contexts: UsePaginationReturn[] = []
    mount({
      setup() {
        paginations.push(usePagination({ count: 100 }), usePagination({ count: 200 }))
        const value = () => paginations[isSecond.value ? 1 : 0]?.value as UsePaginationReturn['value']
        return () => h(Pagination.RootProvider, { value: value() }, () => h(use((context) => contexts.push(context))))
      },
    })
    return { isSecond, paginations, context: contexts[0] as UsePaginationReturn }
  }

  test('has actions that act on its current pagination', async () => {
    const { isSecond, paginations, context } = mountWithObject()
    const { goToLastPage } = context
    isSecond.value = true
    await nextTick()
    goToLastPage()
    expect(paginations.map(({ value }) => value.page)).toEqual([1, 20])
    context.setPagination({ page: 2, pageSize: 50 })
    expect(paginations.map(({ value }) => [value.page, value.pageSize])).toEqual([
      [1, 10],
      [2, 50],
    ])
  })

  test.for([
    ['of the ref', ({ setPage }: UsePaginationReturn) => setPage],
    ['of the object in it', ({ value }: UsePaginationReturn) => value.setPage],
  ] as const)('has actions that an effect doesn’t track: %s', async ([, actionOf]) => {
    const { context } = mountWithObject()
    const setPage = actionOf(context)
    const run = vi.fn(() => setPage(2))
    const stop = watchEffect(run)
    context.setPage(3)
    await nextTick()
    expect(run).toHaveBeenCalledOnce()
    stop()
  })
})

test('an effect that makes a request doesn’t track the page or what a callback reads', async () => {
  const read = ref(0)
  const run = vi.fn()
  const pagination = usePagination({ count: 100, onPageChange: () => read.value })
  const stop = watchEffect(() => {
    run()
    pagination.goToNextPage()
  })
  read.value = 1
  await nextTick()
  expect(pagination.value.page).toBe(2)
  pagination.setPage(5)
  await nextTick()
  expect(run).toHaveBeenCalledOnce()
  stop()
})
