import { find } from '@dogear/contract'
import { type Component, flushSync, mount as mountComponent, unmount } from 'svelte'
import { onTestFinished } from 'vitest'
import { userEvent } from 'vitest/browser'

export { find, list } from '@dogear/contract'

/** Mounts a component until the end of the test. `change` changes its props, and returns when the document shows them. */
// biome-ignore lint/suspicious/noExplicitAny: as in Svelte's own mount
export function mount<Props extends Record<string, any>, Exports extends Record<string, any>>(
  component: Component<Props, Exports>,
  initial: NoInfer<Props>,
) {
  const container = document.body.appendChild(document.createElement('div'))
  const props = reactive(initial)
  const app = mountComponent(component, { target: container, props })
  flushSync()
  const end = () => {
    void unmount(app)
    container.remove()
  }
  onTestFinished(() => {
    if (container.isConnected) end()
  })
  return { container, app, end, change: (next: Partial<Props>) => change(props, next) }
}

/** State that a test can change. */
export function reactive<State extends object>(initial: State): State {
  const state = $state(initial)
  return state
}

export function change<State extends object>(state: State, next: Partial<State>) {
  Object.assign(state, next)
  flushSync()
}

export const click = (container: Element, part: string) => userEvent.click(find(container, `[data-part=${part}]`))

export const next = (container: Element) => find(container, '[data-part=next-trigger]')
