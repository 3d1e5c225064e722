import { type UsePaginationProps, usePagination } from '@dogear/svelte'
import { expect, test, vi } from 'vitest'
import PropGetters from './fixtures/prop-getters.svelte'
import { change, click, list, mount, reactive } from './mount.svelte'

test('usePagination follows an object of getters', async () => {
  const options = reactive<UsePaginationProps>({ count: 20 })
  const getters = {
    get count() {
      return options.count
    },
    get page() {
      return options.page
    },
  }
  const { container } = mount(PropGetters, { options: getters })
  expect(list(container)).toBe('[1] 2')
  await click(container, 'next-trigger')
  change(options, { count: 100 })
  expect(list(container)).toBe('1 [2] 3 4 5 … 10')
  change(options, { page: 5 })
  expect(list(container)).toBe('1 … 4 [5] 6 … 10')
})

test('a total that was never rendered leaves no trace', () => {
  const options = reactive<UsePaginationProps>({ count: 45 })
  const { app } = mount(PropGetters, { options: () => ({ ...options }) })
  // Reading the API again would render the new count.
  const { setPage } = app.api()
  options.count = 95
  setPage(2)
  change(options, { count: undefined, busy: true })
  expect(app.api()).toMatchObject({ page: 2, count: 45 })
})

test('usePagination works outside a component, and still reports a page past the end', async () => {
  const onPageOutOfRange = vi.fn()
  const pagination = usePagination({ count: 25, page: 99, onPageOutOfRange })
  await expect.poll(() => onPageOutOfRange.mock.calls).toEqual([[{ page: 3, requestedPage: 99, pageSize: 10 }]])
  expect(pagination().page).toBe(3)
})

test('usePaginationContext returns its fallback outside a Root', () => {
  const { container } = mount(PropGetters, { fallback: usePagination({ count: 20, page: 2 }) })
  expect(list(container)).toBe('1 [2]')
})
