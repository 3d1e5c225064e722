import type { UsePaginationContext } from '@dogear/svelte'
import type { ComponentProps } from 'svelte'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import Filtered from './fixtures/filtered.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import Switched from './fixtures/switched.svelte'
import { change, click, current, expectSilentConsole, find, mount } from './mount'

expectSilentConsole()

type Run = (pagination: UsePaginationContext) => void

const requests: Record<string, Run> = {
  setPage: ({ setPage }) => setPage(3),
  setPageSize: ({ setPageSize }) => setPageSize(5),
  goToFirstPage: ({ goToFirstPage }) => goToFirstPage(),
  goToPrevPage: ({ goToPrevPage }) => goToPrevPage(),
  goToNextPage: ({ goToNextPage }) => goToNextPage(),
  goToLastPage: ({ goToLastPage }) => goToLastPage(),
}

test.for(Object.entries(requests))('%s in an effect makes it depend on nothing', async ([, request]) => {
  const run = vi.fn<Run>(request)
  const props = reactive<ComponentProps<typeof Filtered>>({ count: 70, defaultPage: 4, query: '', run })
  const { container } = mount(Filtered, props)
  await userEvent.click(find(container, '[data-part=item]:not([aria-current])'))
  change(props, { count: 80, class: 'b' })
  expect(run).toHaveBeenCalledOnce()
  change(props, { query: 'a' })
  expect(run).toHaveBeenCalledTimes(2)
})

test('an effect that makes a request depends on nothing that a callback reads', () => {
  const props = reactive({ count: 50, seen: 0, onPageChange: () => void props.seen, run: vi.fn<Run>() })
  props.run.mockImplementation(({ setPage }) => setPage(2))
  mount(Filtered, props)
  change(props, { seen: 1 })
  expect(props.run).toHaveBeenCalledOnce()
})

test('an effect depends on what the function returns, and runs once for each change', async () => {
  const pages: number[] = []
  const props = reactive({
    count: 50,
    class: 'a',
    run: (pagination: UsePaginationContext) => pages.push(pagination().page),
  })
  const { container } = mount(Filtered, props)
  await click(container, 'next-trigger')
  change(props, { class: 'b' })
  expect(pages).toEqual([1, 2])
})

test('the members of the function are those of what it returns', () => {
  let pagination: UsePaginationContext | undefined
  mount(Filtered, { count: 50, run: (context) => (pagination = context) })
  const { setPage, setPageSize, goToFirstPage, goToPrevPage, goToNextPage, goToLastPage } = pagination?.() ?? {}
  expect({ ...pagination }).toEqual({
    setPage,
    setPageSize,
    goToFirstPage,
    goToPrevPage,
    goToNextPage,
    goToLastPage,
  })
})

test('the members are stable, and act on the pagination that a RootProvider has now', async () => {
  const contexts: UsePaginationContext[] = []
  const run = vi.fn<Run>((context) => {
    contexts.push(context)
    context.setPage(1)
  })
  const props = reactive<{ provided: 0 | 1; run: Run }>({ provided: 0, run })
  const { container, app } = mount(Switched, props)
  const { setPage } = contexts[0] as UsePaginationContext
  change(props, { provided: 1 })
  setPage(4)
  expect(app.paginations.map((pagination) => pagination().page)).toEqual([1, 4])
  await expect.poll(() => current(container)).toBe('4')
  expect(run).toHaveBeenCalledOnce()
})

test('a change of page derives each part once, and a change of an attribute only its part', async () => {
  const itemLabel = vi.fn(() => '')
  const props = reactive({ count: 50, class: 'a', translations: { itemLabel } })
  const { container } = mount(Plain, props)
  expect(itemLabel).toHaveBeenCalledTimes(5)
  await click(container, 'next-trigger')
  expect(itemLabel).toHaveBeenCalledTimes(10)
  change(props, { class: 'b' })
  expect(itemLabel).toHaveBeenCalledTimes(10)
})

test('a root is watched for its focus once, whatever changes', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const props = reactive({ count: 50, class: 'a' })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  change(props, { class: 'b' })
  expect(observe.mock.calls.filter(([target]) => target === find(container, 'nav'))).toHaveLength(1)
})
