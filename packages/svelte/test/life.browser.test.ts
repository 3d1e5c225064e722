import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Leaving from './fixtures/leaving.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { find, mount } from './mount'

test('a pagination that its first callback unmounts still calls the second one', async () => {
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

test('a pagination works while it fades out', async () => {
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
