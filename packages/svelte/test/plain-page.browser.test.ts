import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, expectSilentConsole, list, mount } from './harness'

expectSilentConsole()

test('a plain page sets the page each time it changes', async () => {
  const props = reactive({ count: 50, page: 2 })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5')
  props.count = 60
  flushSync()
  expect(list(container)).toBe('1 2 [3] 4 5 6')
  props.page = 5
  flushSync()
  expect(list(container)).toBe('1 2 3 4 [5] 6')
  props.page = 2
  flushSync()
  expect(list(container)).toBe('1 [2] 3 4 5 6')
})

test('a page that nobody binds is kept with the page size it was asked at', async () => {
  const props = reactive({ count: 100, pageSize: 10 })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 [3] 4 5 … 10')
  props.pageSize = 20
  flushSync()
  expect(list(container)).toBe('1 [2] 3 4 5')
  props.pageSize = 10
  flushSync()
  expect(list(container)).toBe('1 2 [3] 4 5 … 10')
})
