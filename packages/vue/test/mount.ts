import { find } from '@dogear/contract'
import { Pagination, type PaginationApi, type UsePaginationReturn, usePaginationContext } from '@dogear/vue'
import { onTestFinished } from 'vitest'
import { type Component, createApp, h, type Plugin } from 'vue'

export { click, find, list } from '@dogear/contract'

/** Mounts a component, or a function that renders, until the end of the test. */
export function mount(component: Component, plugin?: Plugin): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'))
  const app = createApp(component)
  if (plugin) app.use(plugin)
  app.mount(container)
  onTestFinished(() => {
    app.unmount()
    container.remove()
  })
  return container
}

type Props = object | (() => object)

/** Mounts a Root with a slot. Each render calls the props if they are a function. */
export const mountRoot = (props: Props, slot?: () => unknown, plugin?: Plugin) =>
  mount(() => h(Pagination.Root, typeof props === 'function' ? props() : props, slot as () => string), plugin)

/** Mounts a NextTrigger, whose slot renders its child, in a Root. */
export const mountChild = (slot: (() => unknown) | undefined, props: object = {}, plugin?: Plugin) =>
  mountRoot({ count: 20 }, () => h(Pagination.NextTrigger, { asChild: true, ...props }, slot as () => string), plugin)

/** A component that calls `onContext` with the context. */
export const use = (onContext: (context: UsePaginationReturn) => void) =>
  h({
    setup() {
      onContext(usePaginationContext())
      return () => null
    },
  })

const entries = ({ pages }: PaginationApi) =>
  pages.map((entry, index) =>
    entry.type === 'page'
      ? h(Pagination.Item, { key: entry.value, ...entry }, () => entry.value)
      : h(Pagination.Ellipsis, { key: entry.value, index }, () => '…'),
  )

const PageList = () => [
  h(Pagination.PrevTrigger),
  h(Pagination.Context, null, { default: entries }),
  h(Pagination.NextTrigger),
]

/** The entries in a loop, between two triggers. */
export const pageList = () => h(PageList)

export const part = (container: Element, name: string) => find(container, `[data-part=${name}]`)
export const next = (container: Element) => part(container, 'next-trigger')
export const item = (container: Element, page: number) => find(container, `[data-index="${page}"]`)
