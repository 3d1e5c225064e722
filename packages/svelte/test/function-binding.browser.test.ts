import { type ComponentProps, flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Controlled from './fixtures/controlled.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, current, find, list, mount } from './mount'

test('a function binding controls the page', async () => {
  const setPage = vi.fn()
  const props = reactive({ count: 50, page: 2, setPage })
  const { container } = mount(Controlled, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(setPage.mock.calls).toEqual([[3], [3]])
  expect(list(container)).toBe('1 [2] 3 4 5')
  props.page = 3
  flushSync()
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding without a page controls it as soon as it returns one', async () => {
  const props = reactive<{ count: number; page: number | undefined; setPage: (page: number | undefined) => void }>({
    count: 50,
    page: undefined,
    setPage: (page) => {
      props.page = Math.min(page ?? 1, 3)
    },
  })
  const { container } = mount(Controlled, props)
  await userEvent.click(find(container, '[data-index="5"]'))
  expect(list(container)).toBe('1 2 [3] 4 5')
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding that accepts a page and ignores the next one shows the first', async () => {
  const props = reactive<{ count: number; page: number | undefined; setPage: (page: number | undefined) => void }>({
    count: 50,
    page: undefined,
    setPage: (page) => {
      if (page === 3) props.page = page
    },
  })
  const { container } = mount(Controlled, props)
  await userEvent.click(find(container, '[data-index="3"]'))
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding that returns undefined leaves the page to Dogear', async () => {
  const setPage = vi.fn()
  const props = reactive<{ count: number; page: number | undefined; setPage: typeof setPage }>({
    count: 50,
    page: undefined,
    setPage,
  })
  const { container } = mount(Controlled, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(setPage.mock.calls).toEqual([[2], [3]])
  for (const [page, shown] of [
    [2, 2],
    [3, 3],
    [undefined, 3],
  ]) {
    props.page = page
    flushSync()
    expect(current(container)).toBe(String(shown))
  }
})

test('a function binding that ignores a request shows its own page, even after a callback has flushed', async () => {
  let isOpen = true
  const props = reactive<ComponentProps<typeof Controlled>>({
    count: 100,
    page: undefined,
    setPage: (page) => {
      if (isOpen) props.page = page
      isOpen = false
    },
    onPageSizeChange: () => flushSync(),
  })
  const { container } = mount(Controlled, props)
  await userEvent.click(find(container, '[data-index="5"]'))
  await userEvent.click(find(container, '#larger'))
  expect(list(container)).toBe('1 2 3 4 [5]')
})
