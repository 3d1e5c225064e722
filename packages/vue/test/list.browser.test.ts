import { Pagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { type Component, defineComponent, h, nextTick, reactive, ref, shallowRef, TransitionGroup } from 'vue'
import { click, find, item, list, mountRoot, next } from './mount'

const listAndNext = (props?: Pagination.ListProps, slots?: () => unknown) => () => [
  h(Pagination.List, props, slots as () => string),
  h(Pagination.NextTrigger),
]

describe('a List', () => {
  test('renders into the child of as-child, also into another one later', async () => {
    const tag = shallowRef<string | Component>('ol')
    const isShown = ref(true)
    const Menu = defineComponent((_, { slots }) => {
      return () => h('menu', slots.default?.())
    })
    const Animated = defineComponent((_, { slots }) => {
      return () => h(TransitionGroup, { tag: 'dl', css: false }, slots)
    })
    const child = () => isShown.value && h(tag.value, { class: 'own' })
    const container = mountRoot({ count: 100 }, listAndNext({ asChild: true }, child))
    for (const [shown, name] of [
      ['ol', 'OL'],
      [Menu, 'MENU'],
      ['div', 'DIV'],
      [Animated, 'DL'],
    ] as const) {
      tag.value = shown
      await nextTick()
      await click(next(container))
      isShown.value = false
      await nextTick()
      isShown.value = true
      await nextTick()
      await click(next(container))
      expect(find(container, '.own').nodeName).toBe(name)
    }
    expect(list(container)).toBe('1 … 6 7 8 [9] 10')
  })

  test('follows reactive props of its elements', async () => {
    const itemProps = reactive<{ class?: string; disabled?: boolean }>({ class: 'one' })
    const container = mountRoot({ count: 30 }, listAndNext({ itemProps }))
    Object.assign(itemProps, { class: 'two', disabled: true })
    await nextTick()
    expect(item(container, 2)).toMatchObject({ className: 'two', disabled: true })
    itemProps.disabled = false
    await nextTick()
    await click(item(container, 2))
    expect(list(container)).toBe('1 [2] 3')
  })

  test('follows a number format that depends on something reactive', async () => {
    const suffix = ref('')
    const translations = { number: (page: number) => `${page}${suffix.value}` }
    const container = mountRoot({ count: 30, translations }, listAndNext())
    suffix.value = '.'
    await nextTick()
    expect(list(container)).toBe('[1.] 2. 3.')
    expect(item(container, 2).ariaLabel).toBe('page 2.')
  })
})
