import { type ComponentProps, flushSync } from 'svelte'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Controlled from './fixtures/controlled.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { click, current, find, list, mount } from './mount'

type Props = ComponentProps<typeof Controlled>

describe('a function binding of the page', () => {
  test('controls the page', async () => {
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

  test.for([
    ['accepts a page up to 3', (page: number) => Math.min(page, 3)],
    ['accepts only page 3', (page: number) => (page === 3 ? page : undefined)],
  ] as const)('controls the page as soon as it returns one: %s', async ([, accept]) => {
    const setPage = (page: number | undefined) => {
      props.page = accept(page ?? 1) ?? props.page
    }
    const props = reactive<Props>({ count: 50, page: undefined, setPage })
    const { container } = mount(Controlled, props)
    await userEvent.click(find(container, '[data-index="3"]'))
    await click(container, 'next-trigger')
    expect(list(container)).toBe('1 2 [3] 4 5')
  })

  test('leaves the page to Dogear while it returns undefined', async () => {
    const setPage = vi.fn()
    const props = reactive<Props>({ count: 50, page: undefined, setPage })
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

  test('shows its own page when it ignores a request, even after a callback has flushed', async () => {
    let isOpen = true
    const props = reactive<Props>({
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
})
