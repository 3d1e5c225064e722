import { Pagination, usePagination } from '@dogear/vue'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Component, defineComponent, h, nextTick, ref } from 'vue'
import { find, mount, next, nextAsChild } from './mount'

const { Context, ...parts } = Pagination

test.for(Object.entries<Component>(parts))('`as-child` needs no value: %s', ([name, part]) => {
  const props = { asChild: '', index: 1, type: 'page', value: name === 'Content' ? undefined : 2 }
  const container = mount({
    setup() {
      const value = usePagination({ count: 100 })
      if (name === 'Root') return () => h(part, { asChild: '' }, () => h('b'))
      if (name === 'RootProvider') return () => h(part, { asChild: '', value }, () => h('b'))
      return () => h(Pagination.Root, { count: 100 }, () => h(part, props, () => h('b')))
    },
  })
  expect(find(container, 'b').dataset.scope).toBe('pagination')
})

test('an Item follows its value', async () => {
  const value = ref(2)
  const container = mount(() =>
    h(Pagination.Root, { count: 100 }, () => h(Pagination.Item, { type: 'page', value: value.value })),
  )
  value.value = 3
  await nextTick()
  expect(find(container, '[data-part=item]').dataset.index).toBe('3')
})

test('one of two merged handlers can be false, even for an emitted event', async () => {
  const onSelect = vi.fn()
  const Emitting = defineComponent({
    emits: ['select'],
    setup:
      (_, { emit }) =>
      () =>
        h('button', { onMouseup: () => emit('select') }),
  })
  const container = mount(nextAsChild(() => h(Emitting, { onSelect }), { onSelect: false }))
  await userEvent.click(next(container))
  expect(onSelect).toHaveBeenCalledOnce()
})
