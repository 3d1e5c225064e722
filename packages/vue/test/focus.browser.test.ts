import { expectSilentConsole } from '@dogear/contract'
import { Pagination, usePagination } from '@dogear/vue'
import { describe, expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Component, createSSRApp, defineComponent, h, nextTick, ref } from 'vue'
import Swapping from './fixtures/swapping.vue'
import { find, keepsFocus, mount, next, pageList } from './mount'

expectSilentConsole()

describe('focus is not lost', () => {
  const tag = ref('section')
  /** A component of its own state: nothing around it renders when its root element is replaced. */
  const Own = defineComponent(
    (_, { slots }) =>
      () =>
        h(Swapping, { tag: tag.value }, slots),
  )
  const Nested = defineComponent(
    (_, { slots }) =>
      () =>
        h(Own, null, slots),
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
    ['a Root', Root, Own],
    ['a Root whose child is a component in a component', Root, Nested],
    ['a RootProvider', Provided, Own],
  ] as const)('in %s whose child has replaced its root element', async ([, root, child]) => {
    tag.value = 'section'
    const container = mount(() => h(root as Component, () => h(child, pageList)))
    tag.value = 'article'
    await nextTick()
    expect(find(container, '[data-part=root]').localName).toBe('article')
    await keepsFocus(container)
    tag.value = 'section'
    await nextTick()
    await userEvent.click(find(container, '[data-part=prev-trigger]'))
    await keepsFocus(container)
  })

  test('in a Root whose child comes later, and is another element then', async () => {
    const child = ref<string>()
    const container = mount(() =>
      h(Pagination.Root, { count: 20, asChild: true }, () => (child.value ? h(child.value, pageList()) : null)),
    )
    for (const name of ['section', 'article']) {
      child.value = name
      await nextTick()
      expect(find(container, '[data-part=root]').localName).toBe(name)
      await keepsFocus(container)
      await userEvent.click(find(container, '[data-part=prev-trigger]'))
    }
  })

  test('by hooks and handlers that the user gives to a Root or to its child', async () => {
    const calls: string[] = []
    const note = (name: string) => () => void calls.push(name)
    const own = (name: string) => ({ onVnodeMounted: note(`${name} mounted`), onFocusin: note(`${name} focusin`) })
    const container = mount(() =>
      h(Pagination.Root, { count: 20, asChild: true, ...own('part') }, () => h('section', own('child'), pageList())),
    )
    expect(calls.splice(0)).toEqual(['child mounted', 'part mounted'])
    next(container).focus()
    expect(calls).toEqual(['child focusin', 'part focusin'])
    await keepsFocus(container)
  })

  test('where it was in the markup of the server before hydration', async () => {
    const app = () =>
      h(Pagination.Root, { count: 20 }, () => [
        h(Pagination.Item, { type: 'page', value: 2 }),
        h(Pagination.NextTrigger),
      ])
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = mount(app).innerHTML
    next(container).focus()
    const hydrated = createSSRApp(app)
    hydrated.mount(container)
    onTestFinished(() => {
      hydrated.unmount()
      container.remove()
    })
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => document.activeElement).toBe(find(container, '[aria-current]'))
  })
})
