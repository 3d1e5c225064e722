import { expectSilentConsole } from '@dogear/contract'
import { Pagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { children, withEllipsis } from './fixtures/ellipsis'
import { find, mount } from './mount'

expectSilentConsole()

const isHidden = (container: Element) => find(container, '[data-part=ellipsis]').ariaHidden === 'true'

describe('an Ellipsis', () => {
  test.for(Object.entries(children))('with the child %s is hidden or not', async ([tag, [own, expected]]) => {
    const container = mount(withEllipsis(() => h(tag, own)))
    await nextTick()
    expect(isHidden(container)).toBe(expected)
  })

  test('follows what a component renders', async () => {
    const tag = ref('button')
    const Changing = defineComponent(() => () => h(tag.value))
    const container = mount(withEllipsis(() => h(Changing)))
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

  test.for([
    ['a', { tabindex: 0 }],
    ['span', { contenteditable: 'true' }],
  ] as const)('is not hidden where a component renders what can be focused: %s %o', async ([tag, own]) => {
    const container = mount(withEllipsis(() => h(defineComponent(() => () => h(tag, own)))))
    await nextTick()
    expect(isHidden(container)).toBe(false)
  })

  test('calls the vnode hooks of its child beside its own', async () => {
    const calls: string[] = []
    const title = ref('one')
    const Button = defineComponent(() => () => h('button'))
    const hooks = { onVnodeMounted: () => void calls.push('mounted'), onVnodeUpdated: () => void calls.push('updated') }
    const container = mount(withEllipsis(() => h(Button, { title: title.value, ...hooks })))
    await nextTick()
    expect(isHidden(container)).toBe(false)
    expect(calls).toContain('mounted')
    calls.length = 0
    title.value = 'two'
    await nextTick()
    expect(calls).toContain('updated')
  })

  test('can be focused where it is given a tabindex without a child', async () => {
    const container = mount(() =>
      h(Pagination.Root, { count: 100 }, () => h(Pagination.Ellipsis, { index: 1, tabindex: 0 })),
    )
    expect(isHidden(container)).toBe(false)
  })
})
