import { Pagination, usePagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { type Component, defineComponent, h, nextTick, ref, type Slots, type VNode } from 'vue'
import { click, find, mount, next, pageList, part } from './mount'

/** Clicks Next on the next-to-last page, where it becomes disabled. */
async function expectFocusToMove(container: Element) {
  await click(next(container))
  await expect.poll(() => document.activeElement).toBe(find(container, '[aria-current]'))
}

const around = (render: (slots: Slots) => VNode) =>
  defineComponent(
    (_, { slots }) =>
      () =>
        render(slots),
  )

describe('focus is not lost', () => {
  const tag = ref('section')
  /** Replaces its root element on its own, without a render of the components around it. */
  const Replacing = around((slots) => h(tag.value, slots.default?.()))
  const Nested = around((slots) => h(Replacing, null, slots))
  const Root = around((slots) => h(Pagination.Root, { count: 20, asChild: true }, slots))
  const Provided = defineComponent((_, { slots }) => {
    const value = usePagination({ count: 20 })
    return () => h(Pagination.RootProvider, { value, asChild: true }, slots)
  })

  test.for<[string, Component, Component]>([
    ['a Root', Root, Replacing],
    ['a Root whose child is a component in a component', Root, Nested],
    ['a RootProvider', Provided, Replacing],
  ])('in %s whose child replaces its root element', async ([, root, child]) => {
    tag.value = 'section'
    const container = mount(() => h(root, () => h(child, pageList)))
    tag.value = 'article'
    await nextTick()
    expect(part(container, 'root').localName).toBe('article')
    await expectFocusToMove(container)
    tag.value = 'section'
    await nextTick()
    await click(part(container, 'prev-trigger'))
    await expectFocusToMove(container)
  })
})
