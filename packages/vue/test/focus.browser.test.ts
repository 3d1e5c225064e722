import { Pagination, usePagination } from '@dogear/vue'
import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Component, defineComponent, h, nextTick, ref } from 'vue'
import Swapping from './fixtures/swapping.vue'
import { find, mount, next, pageList, part } from './mount'

/** Clicks Next on the next-to-last page, where it becomes disabled. */
async function expectFocusToMove(container: Element) {
  await userEvent.click(next(container))
  await expect.poll(() => document.activeElement).toBe(find(container, '[aria-current]'))
}

describe('focus is not lost', () => {
  const tag = ref('section')
  /** Replaces its root element on its own, without a render of the components around it. */
  const Replacing = defineComponent(
    (_, { slots }) =>
      () =>
        h(Swapping, { tag: tag.value }, slots),
  )
  const Nested = defineComponent(
    (_, { slots }) =>
      () =>
        h(Replacing, null, slots),
  )
  const Provided = defineComponent((_, { slots }) => {
    const pagination = usePagination({ count: 20 })
    return () => h(Pagination.RootProvider, { value: pagination, asChild: true }, slots)
  })
  const Root = defineComponent(
    (_, { slots }) =>
      () =>
        h(Pagination.Root, { count: 20, asChild: true }, slots),
  )

  test.for([
    ['a Root', Root, Replacing],
    ['a Root whose child is a component in a component', Root, Nested],
    ['a RootProvider', Provided, Replacing],
  ] as const)('in %s whose child replaces its root element', async ([, root, child]) => {
    tag.value = 'section'
    const container = mount(() => h(root as Component, () => h(child, pageList)))
    tag.value = 'article'
    await nextTick()
    expect(part(container, 'root').localName).toBe('article')
    await expectFocusToMove(container)
    tag.value = 'section'
    await nextTick()
    await userEvent.click(part(container, 'prev-trigger'))
    await expectFocusToMove(container)
  })

  test('in a Root with the user’s hooks and handlers, all of which are called', async () => {
    const calls: string[] = []
    const note = (name: string) => () => void calls.push(name)
    const propsOf = (name: string) => ({ onVnodeMounted: note(`${name} mounted`), onFocusin: note(`${name} focusin`) })
    const container = mount(() =>
      h(Pagination.Root, { count: 20, asChild: true, ...propsOf('part') }, () =>
        h('section', propsOf('child'), pageList()),
      ),
    )
    expect(calls.splice(0)).toEqual(['child mounted', 'part mounted'])
    next(container).focus()
    expect(calls).toEqual(['child focusin', 'part focusin'])
    await expectFocusToMove(container)
  })
})
