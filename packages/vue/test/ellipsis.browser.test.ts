import { Pagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { mount, part } from './mount'

const mountEllipsis = (slot: () => unknown) =>
  mount(() =>
    h(Pagination.Root, { count: 100 }, () => h(Pagination.Ellipsis, { index: 1, asChild: true }, slot as () => string)),
  )

const isHidden = (container: Element) => part(container, 'ellipsis').ariaHidden === 'true'

describe('an Ellipsis', () => {
  test('follows the element that a component renders', async () => {
    const tag = ref('button')
    const Changing = defineComponent(() => () => h(tag.value))
    const container = mountEllipsis(() => h(Changing))
    await nextTick()
    expect(isHidden(container)).toBe(false)
    for (const [name, expected] of [
      ['span', true],
      ['a', true],
      ['button', false],
    ] as const) {
      tag.value = name
      await nextTick()
      await nextTick()
      expect(isHidden(container)).toBe(expected)
    }
  })

  test('calls the vnode hooks of its child', async () => {
    const calls: string[] = []
    const title = ref('one')
    const Button = defineComponent(() => () => h('button'))
    const hooks = { onVnodeMounted: () => void calls.push('mounted'), onVnodeUpdated: () => void calls.push('updated') }
    const container = mountEllipsis(() => h(Button, { title: title.value, ...hooks }))
    await nextTick()
    expect(isHidden(container)).toBe(false)
    expect(calls).toContain('mounted')
    calls.length = 0
    title.value = 'two'
    await nextTick()
    expect(calls).toContain('updated')
  })
})
