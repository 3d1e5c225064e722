import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Bound from './fixtures/bound.svelte'
import { click, find, list, mount } from './mount'

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
