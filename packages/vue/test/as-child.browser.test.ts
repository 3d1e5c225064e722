import { Pagination, usePagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Component, defineComponent, h, nextTick, ref, shallowRef } from 'vue'
import { createMemoryHistory, createRouter, RouterView } from 'vue-router'
import Routed from './fixtures/routed.vue'
import { find, mount, next, nextAsChild } from './mount'

describe('as-child', () => {
  test('renders a new element when the key of the child changes', async () => {
    const key = ref(1)
    const container = mount(nextAsChild(() => h('button', { key: key.value })))
    const before = next(container)
    key.value = 2
    await nextTick()
    expect(next(container)).not.toBe(before)
  })

  test('follows another ref of the child, and sets it to null at the end', async () => {
    const [first, second] = [shallowRef<Element | null>(null), shallowRef<Element | null>(null)]
    const isSecond = ref(false)
    const isShown = ref(true)
    const container = mount(nextAsChild(() => isShown.value && h('button', { ref: isSecond.value ? second : first })))
    expect([first.value, second.value]).toEqual([next(container), null])
    isSecond.value = true
    await nextTick()
    expect([first.value, second.value]).toEqual([null, next(container)])
    isShown.value = false
    await nextTick()
    expect([first.value, second.value]).toEqual([null, null])
  })

  test('passes a single function to a component that declares a handler as a prop', async () => {
    const onClick = vi.fn()
    const Declaring = defineComponent({
      props: { onClick: Function, onSelect: Function },
      setup: (props) => () =>
        h('button', { onClick: props.onClick as () => void, onMouseup: () => props.onSelect?.() }),
    })
    const container = mount(nextAsChild(() => h(Declaring), { onClick, onSelect: onClick }))
    await userEvent.click(next(container))
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(next(container).dataset.disabled).toBe('')
  })

  test('passes true to a component that declares `disabled`', () => {
    const Declaring = defineComponent({
      props: { disabled: null },
      setup:
        ({ disabled }) =>
        () =>
          h('button', { disabled }, JSON.stringify(disabled)),
    })
    const container = mount(nextAsChild(() => h(Declaring), { disabled: true }))
    expect(next(container).textContent).toBe('true')
  })

  test('joins classes and styles in every form that Vue accepts', () => {
    const container = mount(
      nextAsChild(() => h('button', { class: { child: true, off: false }, style: [{ top: '1px' }, 'left: 2px'] }), {
        class: ['part', { on: true }],
        style: { color: 'red', top: '3px' },
      }),
    )
    expect([...next(container).classList]).toEqual(['part', 'on', 'child'])
    expect(next(container).style).toMatchObject({ color: 'red', top: '1px', left: '2px' })
  })

  test('works with RouterLink, which marks only the current page', async () => {
    const router = createRouter({ history: createMemoryHistory(), routes: [{ path: '/', component: Routed }] })
    const container = mount(RouterView, router)
    const current = () => [...container.querySelectorAll('[aria-current]')].map((link) => link.textContent)
    await expect.poll(current).toEqual(['1'])
    expect(find(container, '[data-index="4"]').getAttribute('href')).toBe('/?page=4')

    await userEvent.click(find(container, '[data-index="4"]'))
    await expect.poll(current).toEqual(['4'])
    expect(router.currentRoute.value.fullPath).toBe('/?page=4')

    await userEvent.click(find(container, '[data-part=prev-trigger]'))
    await expect.poll(current).toEqual(['3'])
  })
})

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
