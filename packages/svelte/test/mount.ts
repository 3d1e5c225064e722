import { type Component, flushSync, mount as mountComponent, unmount } from 'svelte'
import { afterEach, beforeEach, expect, onTestFinished, vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Every test must leave the console silent. */
export function expectSilentConsole() {
  const messages: string[] = []
  beforeEach(() => {
    for (const method of ['debug', 'error', 'info', 'log', 'warn'] as const) {
      vi.spyOn(console, method).mockImplementation((...words) => messages.push(words.join(' ')))
    }
  })
  afterEach(() => {
    vi.restoreAllMocks()
    expect(messages.splice(0)).toEqual([])
  })
}

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

export function find(container: Element, selector: string): HTMLElement {
  const found = container.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`There is no ${selector} in ${container.innerHTML}`)
  return found
}

export const current = (container: Element) => find(container, '[aria-current]').textContent

/** The entries: '1 2 [3] 4 5 … 10', with the current page in brackets. */
export const list = (container: Element) =>
  [...container.querySelectorAll('[data-part=item], [data-part=ellipsis]')]
    .map((part) => (part.hasAttribute('aria-current') ? `[${part.textContent}]` : part.textContent))
    .join(' ')
