import { expectSilentConsole } from '@dogear/contract'
import { Pagination, type PaginationApi, type UsePaginationReturn, usePagination } from '@dogear/vue'
import { expect, test, vi } from 'vitest'
import { h, nextTick, ref, watchEffect } from 'vue'
import { mount, use } from './mount'

expectSilentConsole()

test('what a callback reads is not tracked by the effect that makes the request', async () => {
  const read = ref(0)
  const run = vi.fn()
  const pagination = usePagination({ count: 100, onPageChange: () => read.value })
  const stop = watchEffect(() => {
    run()
    pagination.goToNextPage()
  })
  read.value = 1
  await nextTick()
  expect(run).toHaveBeenCalledOnce()
  expect(pagination.value.page).toBe(2)
  stop()
})

test('an error of a callback reaches the one who makes the request', () => {
  const error = new Error('no')
  const onPageChange = () => {
    throw error
  }
  const pagination = usePagination({ count: 100, onPageChange })
  expect(() => pagination.setPage(2)).toThrow(error)
  expect(pagination.value.page).toBe(2)
})

test('a RootProvider with an object acts on the pagination that it is given now', async () => {
  const isSecond = ref(false)
  let context: UsePaginationReturn | undefined
  const values: PaginationApi[] = []
  mount({
    setup() {
      const [first, second] = [usePagination({ count: 100 }), usePagination({ count: 200 })]
      return () => {
        const { value } = isSecond.value ? second : first
        values.push(value)
        return h(Pagination.RootProvider, { value }, () => h(use((found) => (context = found))))
      }
    },
  })
  const goToLastPage = context?.goToLastPage
  isSecond.value = true
  await nextTick()
  goToLastPage?.()
  await nextTick()
  expect(values.at(-1)?.page).toBe(20)
})
