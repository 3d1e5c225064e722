import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Leaving from './fixtures/leaving.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, current, expectSilentConsole, find, mount } from './mount'

expectSilentConsole()

test('a loop keyed by value keeps its elements and their focus, wherever it goes', async () => {
  const { container } = mount(Plain, { count: 200 })
  for (const page of [5, 6, 7, 20, 16, 15, 14, 13, 1, 3, 4, 5, 4, 3, 1]) {
    const item = find(container, `[data-index="${page}"]`)
    await userEvent.click(item)
    expect(current(container)).toBe(String(page))
    expect(find(container, `[data-index="${page}"]`)).toBe(item)
    expect(document.activeElement).toBe(item)
  }
})

test('two ellipses keyed by value are two elements that stay', async () => {
  const { container } = mount(Plain, { count: 200, defaultPage: 10 })
  const gaps = () => [...container.querySelectorAll('[data-part=ellipsis]')]
  const before = gaps()
  expect(before).toHaveLength(2)
  await click(container, 'next-trigger')
  expect(gaps()).toEqual(before)
})

test('a pagination that is gone after its first callback makes the second one', async () => {
  const calls: unknown[] = []
  const { container, end } = mount(Leaving, {
    isShown: true,
    pages: 10,
    defaultPage: 5,
    onPageSizeChange(details: object) {
      end()
      calls.push(details)
    },
    onPageChange: (details: object) => calls.push(details),
  })
  await userEvent.click(find(container, '#larger'))
  expect(calls).toEqual([
    { page: 3, pageSize: 20 },
    { page: 3, pageSize: 20 },
  ])
})

test('links that are clicked and gone call nothing', async () => {
  const onPageChange = vi.fn()
  const { container, end } = mount(Plain, { count: 50, type: 'link', getPageUrl: () => '#here', onPageChange })
  const item = find(container, '[data-index="2"]')
  item.addEventListener('click', (event) => event.preventDefault())
  item.click()
  end()
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(onPageChange).not.toHaveBeenCalled()
})

test('works on while it fades away', async () => {
  const onPageChange = vi.fn()
  const props = reactive({ isShown: true, pages: 5, onPageChange })
  const { container } = mount(Leaving, props)
  props.isShown = false
  flushSync()
  props.pages = 6
  flushSync()
  const next = find(container, '[data-part=next-trigger]')
  next.click()
  next.click()
  expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 3])
  await expect.poll(() => container.querySelector('nav')).toBe(null)
})
