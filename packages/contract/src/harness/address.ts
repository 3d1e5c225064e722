import { onTestFinished, vi } from 'vitest'

/** Opens an address in the page of the tests until the end of the test, and records the history entries it adds. */
export function openAddress(url: string) {
  const initial = location.href
  history.pushState(null, '', url)
  // Vitest resets the spies itself.
  const push = vi.spyOn(history, 'pushState')
  const replace = vi.spyOn(history, 'replaceState')
  onTestFinished(() => history.replaceState(null, '', initial))
  return {
    pushed: () => push.mock.calls.length,
    replaced: () => replace.mock.calls.length,
  }
}

export const address = (): string => location.pathname + location.search + location.hash

/** Goes back or forward, and resolves once the browser is there. */
export function traverse(delta: -1 | 1): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true })
    history.go(delta)
  })
}
