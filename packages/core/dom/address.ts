import { callInTurn } from '../src/requests/call-in-turn.js'

interface EventSource {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

const listeners = new Set<() => void>()

/** An address that the browser didn't accept, and the one that it has kept. */
let refused: { readonly url: string; readonly kept: string } | undefined

/** The address of the page, or what it would be if the browser had accepted the latest change. */
export function currentUrl(): string {
  return refused?.kept === location.href ? refused.url : location.href
}

/** Changes the address, in a new history entry or in the current one, and tells every observer. */
export function setUrl(url: string, mode: 'push' | 'replace'): void {
  const target = resolve(url)
  try {
    if (mode === 'replace' || target === location.href) history.replaceState(history.state, '', target)
    else history.pushState(null, '', target)
  } catch {
    // Browsers limit how often an address changes, and that of some documents can't change at all.
  }
  const kept = location.href
  refused = kept === target ? undefined : { url: target, kept }
  notify()
}

function resolve(url: string) {
  const current = currentUrl()
  try {
    return new URL(url, current).href
  } catch {
    // `about:srcdoc` can't be a base.
    return current.replace(/[?#].*/s, '') + url.replace(/^[^?#]*/, '')
  }
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
