import { onTestFinished, vi } from 'vitest'
import { place } from './place.js'

/** An iframe, in which links can load other documents. */
export interface Frame {
  readonly element: HTMLIFrameElement
  readonly window: Window & typeof globalThis
  readonly document: Document
  readonly container: Element
  /** Resolves when another document has loaded, with its path and query. */
  nextLoad(): Promise<string>
  /** Resolves after everything that a click can cause: when a later navigation in the document has finished. */
  settled(): Promise<void>
}

/** Opens a page below `/contract/` in an iframe. */
export async function openFrame(path = 'page'): Promise<Frame> {
  const element = document.createElement('iframe')
  element.width = '640'
  element.src = `/contract/${path}`
  const load = () => new Promise((resolve) => element.addEventListener('load', resolve, { once: true }))
  const loaded = load()
  place.body.append(element)
  await loaded
  const window = element.contentWindow as Frame['window']
  // Some browsers send keys to a frame that had focus, even after it was removed.
  onTestFinished(() => self.focus())
  const { document: framed } = window
  return {
    element,
    window,
    document: framed,
    container: framed.querySelector('div') as Element,
    async nextLoad() {
      await load()
      return `${window.location.pathname}${window.location.search}`
    },
    async settled() {
      const hash = `#${crypto.randomUUID()}`
      await new Promise<void>((resolve) => {
        const listen = ({ newURL }: HashChangeEvent) => {
          if (!newURL.endsWith(hash)) return
          window.removeEventListener('hashchange', listen)
          resolve()
        }
        window.addEventListener('hashchange', listen)
        window.location.hash = hash
      })
      await afterNextTask()
    },
  }
}

/** Resolves after pending tasks. */
export function afterNextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5))
}

/** Resolves after a commit, the effects that follow it, and their tasks. Preact runs effects after the next frame. */
export async function afterTasks(): Promise<void> {
  if ('requestAnimationFrame' in globalThis) await new Promise(requestAnimationFrame)
  for (let task = 0; task < 4; task++) await afterNextTask()
}

/** Records listeners from now on. The function returns the types of those that are still there. */
export function watchListeners(target: EventTarget): () => string[] {
  let listeners: { type: string; listener: unknown }[] = []
  const { addEventListener, removeEventListener } = target
  target.addEventListener = (...args: Parameters<typeof addEventListener>) => {
    const [type, listener] = args
    listeners.push({ type, listener })
    addEventListener.apply(target, args)
  }
  target.removeEventListener = (...args: Parameters<typeof removeEventListener>) => {
    const [type, listener] = args
    listeners = listeners.filter((one) => one.type !== type || one.listener !== listener)
    removeEventListener.apply(target, args)
  }
  return () => listeners.map(({ type }) => type).sort()
}

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
