import { type ComponentProps, flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Controlled from './fixtures/controlled.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, current, expectSilentConsole, find, list, mount } from './mount'

expectSilentConsole()

test('a function binding is strict control', async () => {
  const ask = vi.fn()
  const props = reactive({ count: 50, page: 2, ask })
  const { container } = mount(Controlled, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(ask.mock.calls).toEqual([[3], [3]])
  expect(list(container)).toBe('1 [2] 3 4 5')
  props.page = 3
  flushSync()
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding that starts without a page controls it as soon as it answers with another', async () => {
  const props = reactive<{ count: number; page: number | undefined; ask: (page: number | undefined) => void }>({
    count: 50,
    page: undefined,
    ask: (page) => {
      props.page = Math.min(page ?? 1, 3)
    },
  })
  const { container } = mount(Controlled, props)
  await userEvent.click(find(container, '[data-index="5"]'))
  expect(list(container)).toBe('1 2 [3] 4 5')
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding that agrees first and refuses then has the page that it holds shown', async () => {
  const props = reactive<{ count: number; page: number | undefined; ask: (page: number | undefined) => void }>({
    count: 50,
    page: undefined,
    ask: (page) => {
      if (page === 3) props.page = page
    },
  })
  const { container } = mount(Controlled, props)
  await userEvent.click(find(container, '[data-index="3"]'))
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
})

test('a function binding that gives nothing leaves the page to the pagination', async () => {
  const ask = vi.fn()
  const props = reactive<{ count: number; page: number | undefined; ask: typeof ask }>({
    count: 50,
    page: undefined,
    ask,
  })
  const { container } = mount(Controlled, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(ask.mock.calls).toEqual([[2], [3]])
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

test('a function binding that refuses has its page shown, also where a callback has looked before', async () => {
  let isOpen = true
  const props = reactive<ComponentProps<typeof Controlled>>({
    count: 100,
    page: undefined,
    ask: (page) => {
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
