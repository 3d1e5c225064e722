import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Bound from './fixtures/bound.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, click, find, list, mount } from './mount'

const getPageUrl = ({ page }: { page: number }) => `#page=${page}`

test('with `navigate`, a bound page and page size are not written', async () => {
  const navigate = vi.fn()
  const { container, app } = mount(Bound, { count: 100, start: { page: 3, pageSize: 10 }, getPageUrl, navigate })
  await click(container, 'next-trigger')
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['#page=4'])
  expect([list(container), app.shared.page]).toEqual(['1 2 [3] 4 5 … 10', 3])
})

test('with `navigate`, a plain page is not written', async () => {
  const navigate = vi.fn()
  const props = reactive({ count: 100, page: 3, pageSize: 10, getPageUrl, navigate })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  await click(container, 'next-trigger')
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['#page=4', '#page=4'])
  expect(list(container)).toBe('1 2 [3] 4 5 … 10')
  change(props, { page: 4 })
  expect(list(container)).toBe('1 2 3 [4] 5 … 10')
})

test('with `navigate`, a page size that Dogear manages doesn’t change', async () => {
  const { container, app } = mount(Bound, { count: 100, start: { page: 3 }, getPageUrl, navigate: vi.fn() })
  await userEvent.click(find(container, '#larger'))
  expect([list(container), app.shared.pageSize]).toEqual(['1 2 [3] 4 5 … 10', undefined])
})

test('the total of props from which it is removed is remembered while busy', () => {
  const props = reactive<{ count?: number | undefined; page: number; busy?: boolean }>({ count: 45, page: 1 })
  const { container } = mount(Plain, props)
  change(props, { count: undefined, page: 2, busy: true })
  expect(list(container)).toBe('1 [2] 3 4 5')
  change(props, { busy: false })
  expect(list(container)).toBe('')
})
