import { callInTurn } from '../src/requests/call-in-turn.js'

interface EventSource {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

const listeners = new Set<() => void>()

/** The address of the page. */
export function currentUrl(): string {
  return location.href
}

/** Changes the address, in a new history entry or in the current one, and tells every observer. */
export function setUrl(url: string, mode: 'push' | 'replace'): void {
  if (mode === 'replace') history.replaceState(history.state, '', url)
  else history.pushState(null, '', url)
  notify()
}

/**
 * Calls `listener` after each change of the address, whoever makes it. Several events can report the same change. Returns a
 * function that stops this.
 */
export function observeUrl(listener: () => void): () => void {
  // A function of its own, because the same listener can observe twice.
  const own = () => {
    if (listeners.has(own)) listener()
  }
  if (listeners.size === 0) toggle('addEventListener')
  listeners.add(own)
  return () => {
    if (listeners.delete(own) && listeners.size === 0) toggle('removeEventListener')
  }
}

function toggle(method: keyof EventSource) {
  window[method]('popstate', notify)
  window[method]('hashchange', notify)
  // Without the Navigation API, a `pushState` by others goes unnoticed until the next event.
  const { navigation } = window as { navigation?: EventSource }
  navigation?.[method]('currententrychange', notify)
}

const notify = () => callInTurn(...listeners)
