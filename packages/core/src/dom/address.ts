import { callInTurn } from '../requests/call-in-turn.js'

interface EventSource {
  addEventListener(type: string, listener: () => void): void
  removeEventListener(type: string, listener: () => void): void
}

const observers = new Set<() => void>()

/** A URL that the browser refused, and the one that it kept. */
let refused: { readonly url: string; readonly kept: string } | undefined

/** The address of the page, as if the browser had accepted the latest change. */
export function currentUrl(): string {
  return refused?.kept === location.href ? refused.url : location.href
}

/** Changes the address, in a new history entry or in the current one, and notifies every observer. */
export function setUrl(url: string, mode: 'push' | 'replace'): void {
  const target = resolve(url)
  try {
    if (mode === 'replace' || target === location.href) history.replaceState(history.state, '', target)
    else history.pushState(null, '', target)
  } catch {
    // Browsers limit how often an address may change, and that of some documents can't change at all.
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
  // A new function for each call, because the same listener may be passed twice. Another listener may stop this one meanwhile.
  const observer = () => {
    if (observers.has(observer)) listener()
  }
  if (observers.size === 0) toggle('addEventListener')
  observers.add(observer)
  return () => {
    if (observers.delete(observer) && observers.size === 0) toggle('removeEventListener')
  }
}

function toggle(method: keyof EventSource) {
  window[method]('popstate', notify)
  window[method]('hashchange', notify)
  // Without the Navigation API, a `pushState` by other code goes unnoticed until the next event.
  window.navigation?.[method]?.('currententrychange', notify)
}

const notify = () => callInTurn([...observers])
