import { Pagination, type UsePaginationReturn, usePaginationContext } from '@dogear/vue'
import { expect, onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Component, createApp, h, type Plugin } from 'vue'
import PageList from './fixtures/page-list.vue'

/** Mounts a component until the end of the test. */
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

/** Mounts a component that fails, and throws its error. */
export function mountFailing(component: Component): void {
  const app = createApp(component)
  app.config.warnHandler = () => {}
  app.mount(document.createElement('div'))
}

/** A component that passes on the context it finds. */
export const use = (take: (context: UsePaginationReturn) => void) => ({
  setup() {
    take(usePaginationContext())
    return () => null
  },
})

export const pageList = () => h(PageList)

export function find(container: Element, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${container.innerHTML}`)
  return found
}

export const next = (container: Element) => find(container, '[data-part=next-trigger]')

/** What is listed: '1 2 [3] 4 5 … 10', the current page in brackets. */
export const list = (container: Element) =>
  [...container.querySelectorAll('[data-part=item], [data-part=ellipsis]')]
    .map((part) => (part.hasAttribute('aria-current') ? `[${part.textContent}]` : part.textContent))
    .join(' ')

/** Clicks Next on the last page but one: it becomes disabled, and the focus goes to the current Item. */
export async function keepsFocus(container: Element) {
  await userEvent.click(next(container))
  await expect.poll(() => document.activeElement).toBe(find(container, '[aria-current]'))
}

/** A Root with a NextTrigger that is rendered by what is in its slot. */
export const nextAsChild =
  (slot: () => unknown, own: object = {}) =>
  () =>
    h(Pagination.Root, { count: 20 }, () => h(Pagination.NextTrigger, { asChild: true, ...own }, slot as () => string))
