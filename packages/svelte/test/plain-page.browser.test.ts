import { expect, test } from 'vitest'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, click, expectSilentConsole, list, mount } from './mount'

expectSilentConsole()

test('a plain page sets the page each time it changes', async () => {
  const props = reactive({ count: 50, page: 2 })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
  change(props, { count: 60 })
  expect(list(container)).toBe('1 2 [3] 4 5 6')
  change(props, { page: 5 })
  expect(list(container)).toBe('1 2 3 4 [5] 6')
  change(props, { page: 2 })
  expect(list(container)).toBe('1 [2] 3 4 5 6')
})

test.for([undefined, null] as const)('a page that is %s is kept with the page size it was asked at', async (page) => {
  const props = reactive({ count: 100, pageSize: 10, page: page as undefined })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5 … 10')
  change(props, { pageSize: 20 })
  expect(list(container)).toBe('1 [2] 3 4 5')
  change(props, { pageSize: 10 })
  expect(list(container)).toBe('1 2 [3] 4 5 … 10')
})

test('a plain page that is no longer given leaves the page to the pagination', async () => {
  const props = reactive<{ count: number; page: number | undefined }>({ count: 50, page: 4 })
  const { container } = mount(Plain, props)
  change(props, { page: undefined })
  expect(list(container)).toBe('1 2 3 [4] 5')
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 3 4 [5]')
  change(props, { page: 4 })
  expect(list(container)).toBe('1 2 3 [4] 5')
})
