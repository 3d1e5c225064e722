import type { UsePaginationContext } from '@dogear/svelte'
import { expect, test, vi } from 'vitest'
import Filtered from './fixtures/filtered.svelte'
import Plain from './fixtures/plain.svelte'
import { reactive } from './fixtures/reactive.svelte'
import { change, click, find, mount } from './mount'

type Run = (pagination: UsePaginationContext) => void

test('an effect that makes a request doesn’t depend on what a callback reads', () => {
  const props = reactive({ count: 50, seen: 0, onPageChange: () => void props.seen, run: vi.fn<Run>() })
  props.run.mockImplementation(({ setPage }) => setPage(2))
  mount(Filtered, props)
  change(props, { seen: 1 })
  expect(props.run).toHaveBeenCalledOnce()
})

test('an effect depends on the fields it reads from the context, and runs once for each change', async () => {
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

test('a new page derives each Item once, and a new attribute derives only its part', async () => {
  const itemLabel = vi.fn(() => '')
  const props = reactive({ count: 50, class: 'a', translations: { itemLabel } })
  const { container } = mount(Plain, props)
  expect(itemLabel).toHaveBeenCalledTimes(5)
  await click(container, 'next-trigger')
  expect(itemLabel).toHaveBeenCalledTimes(10)
  change(props, { class: 'b' })
  expect(itemLabel).toHaveBeenCalledTimes(10)
})

test.each(['onPageChange', 'onPageSizeChange', 'onPaginationChange', 'onPageOutOfRange'])(
  'a new %s derives nothing',
  (name) => {
    const itemLabel = vi.fn(() => '')
    const props = reactive({ count: 50, translations: { itemLabel }, [name]: () => {} })
    mount(Plain, props)
    change(props, { [name]: () => {} })
    expect(itemLabel).toHaveBeenCalledTimes(5)
  },
)

test('a root is observed for focus once, whatever changes', async () => {
  const observe = vi.spyOn(MutationObserver.prototype, 'observe')
  const props = reactive({ count: 50, class: 'a' })
  const { container } = mount(Plain, props)
  await click(container, 'next-trigger')
  change(props, { class: 'b' })
  expect(observe.mock.calls.filter(([target]) => target === find(container, 'nav'))).toHaveLength(1)
})
