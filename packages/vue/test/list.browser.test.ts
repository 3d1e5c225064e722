import { Pagination, type UsePaginationReturn, usePagination } from '@dogear/vue'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { defineComponent, h, KeepAlive, nextTick, reactive, ref, shallowRef, TransitionGroup } from 'vue'
import { find, list, mount, next } from './mount'

const listAndNext = (props?: Pagination.ListProps, slots?: () => unknown) => () => [
  h(Pagination.List, props, slots as () => string),
  h(Pagination.NextTrigger),
]
const item = (container: Element, page: number) => find(container, `[data-index="${page}"]`)

describe('a List', () => {
  test('renders into the child of as-child, also into another one later', async () => {
    const tag = shallowRef<unknown>('ol')
    const isShown = ref(true)
    const Menu = defineComponent(
      (_, { slots }) =>
        () =>
          h('menu', slots.default?.()),
    )
    const Animated = defineComponent(
      (_, { slots }) =>
        () =>
          h(TransitionGroup, { tag: 'dl', css: false }, slots),
    )
    const container = mount(() =>
      h(
        Pagination.Root,
        { count: 100 },
        listAndNext({ asChild: true }, () => isShown.value && h(tag.value as string, { class: 'own' })),
      ),
    )
    for (const [shown, name] of [
      ['ol', 'OL'],
      [Menu, 'MENU'],
      ['div', 'DIV'],
      [Animated, 'DL'],
    ] as const) {
      tag.value = shown
      await nextTick()
      await userEvent.click(next(container))
      isShown.value = false
      await nextTick()
      isShown.value = true
      await nextTick()
      await userEvent.click(next(container))
      expect(find(container, '.own').nodeName).toBe(name)
    }
    expect(list(container)).toBe('1 … 6 7 8 [9] 10')
  })

  test('follows reactive props of its elements', async () => {
    const itemProps = reactive<{ class?: string; disabled?: boolean }>({ class: 'one' })
    const container = mount(() => h(Pagination.Root, { count: 30 }, listAndNext({ itemProps })))
    itemProps.class = 'two'
    await nextTick()
    expect(item(container, 2).className).toBe('two')
    itemProps.disabled = true
    await nextTick()
    expect(item(container, 2).hasAttribute('disabled')).toBe(true)
    itemProps.disabled = false
    await nextTick()
    await userEvent.click(item(container, 2))
    expect(list(container)).toBe('1 [2] 3')
  })

  test('follows a number format that depends on something reactive', async () => {
    const suffix = ref('')
    const translations = { number: (page: number) => `${page}${suffix.value}` }
    const container = mount(() => h(Pagination.Root, { count: 30, translations }, listAndNext()))
    suffix.value = '.'
    await nextTick()
    expect(list(container)).toBe('[1.] 2. 3.')
    expect(item(container, 2).ariaLabel).toBe('page 2.')
  })

  test('calls the pagination that a RootProvider has now', async () => {
    const paginations = [usePagination({ count: 30 }), usePagination({ count: 30, onPageChange: () => changed() })]
    const changed = vi.fn()
    const index = ref(0)
    const container = mount(() =>
      h(Pagination.RootProvider, { value: paginations[index.value] as UsePaginationReturn }, listAndNext()),
    )
    index.value = 1
    await nextTick()
    await userEvent.click(item(container, 2))
    expect(changed).toHaveBeenCalledTimes(1)
    expect(list(container)).toBe('1 [2] 3')
  })

  test('is complete again after KeepAlive or a condition has hidden it', async () => {
    const [isKept, isShown] = [ref(true), ref(true)]
    const Pages = defineComponent(() => () => h(Pagination.Root, { count: 100 }, listAndNext()))
    const container = mount(() => [h(KeepAlive, () => isKept.value && h(Pages)), isShown.value && h(Pages)])
    for (const flag of [isKept, isShown, isKept]) {
      flag.value = false
      await nextTick()
      flag.value = true
      await nextTick()
    }
    const [kept, shown] = container.querySelectorAll('nav')
    for (const root of [kept, shown] as Element[]) {
      await userEvent.click(next(root))
      expect(list(root)).toBe('1 [2] 3 4 5 … 10')
    }
  })
})
