import { type UsePaginationProps, usePagination } from '@dogear/svelte'
import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import Fallback from './fixtures/fallback.svelte'
import PropGetters from './fixtures/prop-getters.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, find, list, mount } from './mount'

const kinds: Record<string, (options: UsePaginationProps) => UsePaginationProps | (() => UsePaginationProps)> = {
  'a function': (options) => () => ({ ...options }),
  'an object of getters': (options) => ({
    get count() {
      return options.count
    },
    get page() {
      return options.page
    },
  }),
}

test.for(Object.entries(kinds))('usePagination follows %s', async ([, create]) => {
  const options = reactive<UsePaginationProps>({ count: 20 })
  const { container } = mount(PropGetters, { options: create(options) })
  expect(list(container)).toBe('[1] 2')
  await click(container, 'next-trigger')
  options.count = 100
  flushSync()
  expect(list(container)).toBe('1 [2] 3 4 5 … 10')
  options.page = 5
  flushSync()
  expect(list(container)).toBe('1 … 4 [5] 6 … 10')
})

test('usePagination accepts an object, and no options', async () => {
  const { container } = mount(PropGetters, { options: { count: 20, type: 'link', getPageUrl: () => '#here' } })
  expect(list(container)).toBe('[1] 2')
  expect(find(container, '[data-index="2"]').getAttribute('href')).toBe('#here')
  expect(mount(PropGetters, {}).app.api().pages).toEqual([])
})

test('a total that was never rendered leaves no trace', () => {
  const options = reactive<UsePaginationProps>({ count: 45 })
  const { app } = mount(PropGetters, { options: () => ({ ...options }) })
  // Reading the API again would render the new count.
  const { setPage } = app.api()
  options.count = 95
  setPage(2)
  options.count = undefined
  options.busy = true
  flushSync()
  expect(app.api()).toMatchObject({ page: 2, count: 45 })
})

test('usePagination works outside a component, and still reports a page past the end', async () => {
  const onPageOutOfRange = vi.fn()
  const pagination = usePagination({ count: 25, page: 99, onPageOutOfRange })
  await expect.poll(() => onPageOutOfRange.mock.calls).toEqual([[{ page: 3, requestedPage: 99, pageSize: 10 }]])
  expect(pagination().page).toBe(3)
})

test('usePaginationContext returns its fallback outside a Root', () => {
  const fallback = usePagination({ count: 20, page: 2 })
  expect(mount(Fallback, { fallback }).container.textContent.trim()).toBe('2 of 2')
})
