import { find } from '@dogear/contract'
import { type Component, flushSync, mount as mountComponent, unmount } from 'svelte'
import { onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'

export { find, list } from '@dogear/contract'

/** Mounts a component until the end of the test. */
// biome-ignore lint/suspicious/noExplicitAny: as in Svelte's own mount
export function mount<Props extends Record<string, any>, Exports extends Record<string, any>>(
  component: Component<Props, Exports>,
  props: NoInfer<Props>,
) {
  const container = document.body.appendChild(document.createElement('div'))
  const app = mountComponent(component, { target: container, props })
  flushSync()
  const end = () => {
    void unmount(app)
    container.remove()
  }
  onTestFinished(() => {
    if (container.isConnected) end()
  })
  return { container, app, end }
}

/** Changes props, and returns when the document shows them. */
export function change<Props extends object>(props: Props, next: Partial<Props>) {
  Object.assign(props, next)
  flushSync()
}

export const click = (container: Element, part: string) => userEvent.click(find(container, `[data-part=${part}]`))

export const current = (container: Element) => find(container, '[aria-current]').textContent
