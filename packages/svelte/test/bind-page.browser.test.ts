import { flushSync } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Bound from './fixtures/bound.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, current, find, list, mount } from './mount'

test('bind:page and bind:pageSize work in both directions', async () => {
  const { container, app } = mount(Bound, { count: 100, start: { page: 3, pageSize: 10 } })
  expect(list(container)).toBe('1 2 [3] 4 5 … 10')
  await click(container, 'next-trigger')
  expect(app.shared.page).toBe(4)
  app.shared.page = 7
  flushSync()
  expect(list(container)).toBe('1 … 6 [7] 8 9 10')
  app.shared.pageSize = 20
  flushSync()
  expect(list(container)).toBe('1 2 3 4 [5]')
  await click(container, 'prev-trigger')
  expect(app.shared.page).toBe(4)
})

test('bindings that start undefined are written with the first request, not on mount', async () => {
  const onPageChange = vi.fn()
  const props = reactive({ count: 50, onPageChange, pageSize: undefined })
  const { container, app } = mount(Bound, props)
  expect(app.shared).toMatchObject({ page: undefined, pageSize: undefined })
  await click(container, 'next-trigger')
  expect(app.shared).toMatchObject({ page: 2, pageSize: undefined })
  expect(list(container)).toBe('1 [2] 3 4 5')
  props.count = 10
  flushSync()
  expect(list(container)).toBe('[1]')
  expect(app.shared.page).toBe(2)
  expect(onPageChange.mock.calls).toEqual([[{ page: 2, pageSize: 10 }]])
})

test('bindings that start undefined work in both directions too', async () => {
  const { container, app } = mount(Bound, { count: 50 })
  await click(container, 'next-trigger')
  for (const page of [5, 2, 4, undefined]) {
    app.shared.page = page
    flushSync()
    expect(current(container)).toBe(String(page ?? 4))
  }
  await click(container, 'next-trigger')
  expect(app.shared.page).toBe(5)
  app.shared.page = 2
  flushSync()
  await click(container, 'next-trigger')
  expect([app.shared.page, current(container)]).toEqual([3, '3'])
})

test('bindings are written before the callback is called', async () => {
  const seen: unknown[] = []
  const see = (details: object) => seen.push([{ ...app.shared }, details])
  const { container, app } = mount(Bound, {
    count: 100,
    defaultPage: 5,
    onPageChange: see,
    onPageSizeChange: see,
  })
  await userEvent.click(find(container, '#larger'))
  expect(seen).toEqual([
    [
      { page: undefined, pageSize: 20 },
      { page: 3, pageSize: 20 },
    ],
    [
      { page: 3, pageSize: 20 },
      { page: 3, pageSize: 20 },
    ],
  ])
  app.shared.pageSize = 10
  flushSync()
  expect(list(container)).toBe('1 … 4 [5] 6 … 10')
})

const getPageUrl = ({ page }: { page: number }) => `#page=${page}`

test('with `navigate`, a bound page and page size are not written', async () => {
  const navigate = vi.fn()
  const { container, app } = mount(Bound, { count: 100, start: { page: 3, pageSize: 10 }, getPageUrl, navigate })
  await click(container, 'next-trigger')
  expect(navigate.mock.calls.map(([url]) => url)).toEqual(['#page=4'])
  expect([list(container), app.shared.page]).toEqual(['1 2 [3] 4 5 … 10', 3])
})

test('with `navigate`, a page size that Dogear manages doesn’t change', async () => {
  const { container, app } = mount(Bound, { count: 100, start: { page: 3 }, getPageUrl, navigate: vi.fn() })
  await userEvent.click(find(container, '#larger'))
  expect([list(container), app.shared.pageSize]).toEqual(['1 2 [3] 4 5 … 10', undefined])
})
