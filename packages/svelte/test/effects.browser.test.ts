import { press } from '@dogear/contract'
import type { UsePaginationContext } from '@dogear/svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Replaced from './fixtures/replaced.svelte'
import Root from './fixtures/root.svelte'
import { click, find, mount, next, reactive } from './mount.svelte'

test('an effect that makes a request doesn’t depend on what a callback reads', () => {
  const state = reactive({ seen: 0 })
  const run = vi.fn(({ setPage }: UsePaginationContext) => setPage(2))
  const { change } = mount(Root, { count: 50, onPageChange: () => void state.seen, run })
  state.seen = 1
  change({})
  expect(run).toHaveBeenCalledOnce()
})

test('an effect depends on the fields it reads from the context, and runs once for each change', async () => {
  const pages: number[] = []
  const { container, change } = mount(Root, { count: 50, class: 'a', run: (api) => void pages.push(api().page) })
  await click(container, 'next-trigger')
  change({ class: 'b' })
  expect(pages).toEqual([1, 2])
})

test('a new page derives each Item once, and a new attribute derives only its part', async () => {
  const itemLabel = vi.fn(() => '')
  const { container, change } = mount(Root, { count: 50, class: 'a', translations: { itemLabel } })
  expect(itemLabel).toHaveBeenCalledTimes(5)
  await click(container, 'next-trigger')
  expect(itemLabel).toHaveBeenCalledTimes(10)
  change({ class: 'b' })
  expect(itemLabel).toHaveBeenCalledTimes(10)
})

test.each(['onPageChange', 'onPageSizeChange', 'onPaginationChange', 'onPageOutOfRange'])(
  'a new %s derives nothing',
  (name) => {
    const itemLabel = vi.fn(() => '')
    const { change } = mount(Root, { count: 50, translations: { itemLabel }, [name]: () => {} })
    change({ [name]: () => {} })
    expect(itemLabel).toHaveBeenCalledTimes(5)
  },
)

test('a root is observed for focus once, whatever changes', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const { container, change } = mount(Root, { count: 50, class: 'a' })
  await click(container, 'next-trigger')
  change({ class: 'b' })
  expect(observe.mock.calls.filter(([target]) => target === find(container, 'nav'))).toHaveLength(1)
})

test('a pagination that its first callback unmounts still calls the second one', async () => {
  const calls: unknown[] = []
  const { container, end } = mount(Root, {
    count: 100,
    defaultPage: 5,
    onPageSizeChange(details) {
      end()
      calls.push(details)
    },
    onPageChange: (details) => calls.push(details),
  })
  await userEvent.click(find(container, '#larger'))
  expect(calls).toEqual(Array(2).fill({ page: 3, pageSize: 20 }))
})

test('a pagination works while it fades out', async () => {
  const onPageChange = vi.fn()
  const { container, change } = mount(Root, { count: 50, onPageChange })
  change({ isShown: false })
  change({ count: 60 })
  next(container).click()
  next(container).click()
  expect(onPageChange.mock.calls.map(([{ page }]) => page)).toEqual([2, 3])
  await expect.poll(() => container.querySelector('nav')).toBe(null)
})

test.for([
  ['{#key}', { isAwaited: false }],
  ['{#key}, while the old ones fade out,', { isAwaited: false, duration: 300 }],
  ['{#await}', { isAwaited: true }],
] as const)('a Content and a Status that %s replaces with the page show its result', async ([, props]) => {
  const { container } = mount(Replaced, props)
  /** The newest, because one that fades out is still there. */
  const part = (name: string) => [...container.querySelectorAll(`[data-part=${name}]`)].at(-1)
  for (const textContent of ['11–20 of 100', '21–30 of 100']) {
    await expect.poll(() => part('content')).toBeDefined()
    const before = part('content')
    window.scrollTo({ top: 2000, behavior: 'instant' })
    next(container).focus({ preventScroll: true })
    await press('{Enter}')
    await expect.poll(() => part('content') ?? before).not.toBe(before)
    await expect.poll(() => document.activeElement).toBe(part('content'))
    await expect.poll(() => document.querySelectorAll('body > [aria-live=polite]')).toHaveLength(1)
    await expect.poll(() => part('status')).toMatchObject({ textContent })
    await expect.poll(() => Math.round(part('content')?.getBoundingClientRect().top ?? -1)).toBe(0)
  }
})
