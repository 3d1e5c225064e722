import { flushSync } from 'svelte'
import { expect, test } from 'vitest'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, click, find, list, mount } from './mount'

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

test('a request starts from a plain page that has changed, even before it is shown', () => {
  const props = reactive({ count: 50, page: 1 })
  const { container } = mount(Plain, props)
  props.page = 3
  find(container, '[data-part=next-trigger]').click()
  flushSync()
  expect(list(container)).toBe('1 2 3 [4] 5')
})

test.for([undefined, null] as const)(
  'a page that is %s stays uncontrolled, and keeps the first visible item when the page size changes',
  async (page) => {
    const props = reactive({ count: 100, pageSize: 10, page: page as undefined })
    const { container } = mount(Plain, props)
    await click(container, 'next-trigger')
    await click(container, 'next-trigger')
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')
    change(props, { pageSize: 20 })
    expect(list(container)).toBe('1 [2] 3 4 5')
    change(props, { pageSize: 10 })
    expect(list(container)).toBe('1 2 [3] 4 5 … 10')
  },
)

test('a plain page that becomes undefined leaves the page to Dogear', async () => {
  const props = reactive<{ count: number; page: number | undefined }>({ count: 50, page: 4 })
  const { container } = mount(Plain, props)
  change(props, { page: undefined })
  expect(list(container)).toBe('1 2 3 [4] 5')
  await click(container, 'next-trigger')
  expect(list(container)).toBe('1 2 3 4 [5]')
  change(props, { page: 4 })
  expect(list(container)).toBe('1 2 3 [4] 5')
})

test('between changes of a plain page, Dogear manages the page and keeps the first visible item', async () => {
  const props = reactive({ count: 100, page: 1, pageSize: 10 })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  change(props, { pageSize: 20 })
  expect(list(container)).toBe('1 [2] 3 4 5')
})
