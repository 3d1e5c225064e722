import { find } from '@dogear/contract'
import { Pagination, type UsePaginationReturn, usePaginationContext } from '@dogear/vue'
import { onTestFinished } from 'vitest'
import { type Component, createApp, h, type Plugin } from 'vue'
import PageList from './fixtures/page-list.vue'

export { find, list } from '@dogear/contract'

/** Mounts a component until the end of the test. */
export function mount(component: Component, plugin?: Plugin, props?: Record<string, unknown>): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const app = createApp(component, props)
  if (plugin) app.use(plugin)
  app.mount(container)
  onTestFinished(() => {
    app.unmount()
    container.remove()
  })
  return container
}

/** A component that calls `onContext` with the context. */
export const use = (onContext: (context: UsePaginationReturn) => void) => ({
  setup() {
    onContext(usePaginationContext())
    return () => null
  },
})

export const pageList = () => h(PageList)

export const part = (container: Element, name: string) => find(container, `[data-part=${name}]`)
export const next = (container: Element) => part(container, 'next-trigger')

/** A Root with a NextTrigger, whose slot renders its child. */
export const nextAsChild =
  (slot: () => unknown, props: object = {}) =>
  () =>
    h(Pagination.Root, { count: 20 }, () =>
      h(Pagination.NextTrigger, { asChild: true, ...props }, slot as () => string),
    )
